// The solver's WebAssembly module under node: `speed` asks it about boards, `play` lets it play whole games.
//
//   node bench/solver_in_node.mjs speed build/wasm/solver.wasm MODEL NODES < boards.json
//   node bench/solver_in_node.mjs play build/wasm/solver.wasm MODEL build/wasm/core.wasm MS SEED GAMES
//
// MODEL is an unpacked network (docs/solver.md). Each result is one line of JSON.
import fs from 'node:fs';

const [mode, module, model, ...rest] = process.argv.slice(2);

async function instance(path) {
	const loaded = await WebAssembly.instantiate(fs.readFileSync(path), {});
	loaded.instance.exports._initialize();
	return loaded.instance.exports;
}

const solver = await instance(module);
const bytes = fs.readFileSync(model);
// Making room may move the memory, so its buffer is asked for afterwards.
const room = solver.model_room(bytes.length);
new Uint8Array(solver.memory.buffer).set(bytes, room);
if (solver.model_load() !== 1) throw new Error(`${model} is no model`);

function show(cells) {
	new Uint8Array(solver.memory.buffer).set(cells, solver.cells_at());
}

if (mode === 'speed') {
	const boards = JSON.parse(fs.readFileSync(0));
	let nodes = 0;
	const begun = process.cpuUsage();
	for (const cells of boards) {
		show(cells);
		solver.search_by_nodes(Number(rest[0]));
		nodes += solver.choice_nodes();
	}
	const { user } = process.cpuUsage(begun);
	console.log(JSON.stringify({ nodes, seconds: user / 1e6 }));
}

if (mode === 'play') {
	const [engine, ms, seed, games] = rest;
	const core = await instance(engine);
	let nodesPerMs = 1000;
	for (let i = 0; i < Number(games); ++i) {
		core.game_start(((BigInt(seed) + 1n) << 32n) + BigInt(i));
		while (core.game_over() === 0) {
			const cells = new Uint8Array(core.memory.buffer, core.cells_at(), 16);
			show(cells);
			const begun = performance.now();
			solver.search_begin();
			// The module has no clock: what is left of the time is told to it in nodes, at the speed seen so far.
			for (;;) {
				const left = Number(ms) - (performance.now() - begun);
				if (left <= 0 || solver.search_deepen(solver.choice_nodes() + left * nodesPerMs) === 0) break;
			}
			const took = performance.now() - begun;
			if (solver.choice_nodes() > 1000) nodesPerMs += 0.05 * (solver.choice_nodes() / took - nodesPerMs);
			core.game_play(solver.choice_best());
		}
		console.log(
			JSON.stringify({ score: core.game_score(), moves: core.game_move_count(), highest: 2 ** core.game_highest() })
		);
	}
}
