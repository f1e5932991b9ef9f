export default {
	missingTitle: 'There is no page here',
	missingBody: 'The address may be mistyped, or the page has moved.',
	offlineTitle: 'You are offline',
	offlineBody: 'This page is not kept on the device. 2048 is: it plays without a connection.',
	home: 'To the home page',
	play: 'Play 2048',
};
