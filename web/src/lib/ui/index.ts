export { default as Button } from './Button.svelte';
export { default as Dialog } from './Dialog.svelte';
export { default as Icon, type IconName } from './Icon.svelte';
export { default as Switcher } from './Switcher.svelte';
export { type Toast, toasts } from './toasts.svelte.ts';
