import { deliver } from './delivery.ts';
import { type Port, serve } from './service.ts';
import code from './solver.wasm?url&no-inline';
import network from './solver-model.bin?url&no-inline';

serve(self as unknown as Port, (onprogress) => deliver({ code, network }, onprogress));
