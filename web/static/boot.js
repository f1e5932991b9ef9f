// Runs before the first paint: theme and palette without a flash, and on an address without a language the one the
// person has chosen, else the first of the browser's that we speak. Storage may be blocked; nothing here may throw.
(() => {
	const root = document.documentElement;
	const kept = (key) => {
		try {
			return localStorage.getItem(key);
		} catch {
			return null;
		}
	};

	const theme = kept('vog.theme');
	if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
	if (root.dataset.theme) {
		const paper = { light: '#faf8f3', dark: '#171613' }[theme];
		document.addEventListener('DOMContentLoaded', () => {
			for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = paper;
		});
	}
	if (kept('vog.palette') === 'distinct') root.dataset.palette = 'distinct';

	const spoken = ['en', 'tr', 'fa', 'fi'];
	const first = location.pathname.split('/')[1];
	if (spoken.includes(first)) return;
	// A link of our own to an English page means English, even where a choice cannot be kept.
	if (document.referrer.startsWith(`${location.origin}/`)) return;

	const wished = [kept('vog.language'), ...(navigator.languages || [navigator.language])];
	const language = wished
		.map((tag) => String(tag).toLowerCase().split('-')[0])
		.find((tag) => spoken.includes(tag));
	if (!language || language === 'en') return;
	const page = location.pathname === '/' ? '' : location.pathname;
	location.replace(`/${language}${page}${location.search}${location.hash}`);
})();
