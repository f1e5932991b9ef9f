import { writing } from '../writing.ts';

const { name } = writing('en');

export default {
	title: 'Your account – Vinco Online Games',
	description: 'Sign in, make an account or play as a guest; change your password, sign out, leave.',
	noScript: 'Signing in needs JavaScript. Switch it on for this site, then load the page again.',
	loading: 'Looking who you are…',
	retry: 'Try again',
	heading: {
		stranger: 'Your place in the club',
		guest: (who: string) => `You are ${name(who)}`,
		account: (who: string) => `Signed in as ${name(who)}`,
	},
	way: 'Which one?',
	name: 'Name',
	password: 'Password',
	show: 'Show the password',
	hide: 'Hide the password',
	missingName: 'Enter a name.',
	missingPassword: 'Enter your password.',
	notYours: 'That is not your password.',
	keep: 'No, stay',
	signIn: {
		heading: 'Sign in',
		button: 'Sign in',
		done: (who: string) => `Welcome back, ${name(who)}.`,
		forgotten: 'Forgotten the password? The host of the club can give you a new one.',
		guestLost: (who: string) =>
			`Signing in to another account leaves ${name(who)} behind for good. To keep its games, make an account instead.`,
	},
	register: {
		heading: 'Make an account',
		button: 'Make the account',
		about: 'With an account you play rated games, and are the same person on every device.',
		keeps: (who: string) =>
			`${name(who)} becomes the account: every game you have played or begun stays yours.`,
		nameHelp: 'Everybody sees it: 2 to 20 letters and digits.',
		passwordHelp: '8 characters or more. Several words together are good and easy to remember.',
		done: (who: string) => `Welcome, ${name(who)}. The account is yours.`,
	},
	guest: {
		heading: 'Just play',
		about: 'As a guest you sit down at once, without a name or password. Games are unrated.',
		button: 'Play as a guest',
	},
	profile: {
		heading: 'Profile',
		about: 'Your ratings and games, as others see them.',
		open: 'Open the profile',
	},
	change: {
		heading: 'Change the password',
		old: 'Your password',
		fresh: 'The new one',
		missingNew: 'Enter a new password.',
		button: 'Change it',
		done: 'The password is changed. Everywhere else you are signed out.',
	},
	signOut: {
		heading: 'Sign out',
		button: 'Sign out',
		everywhere: 'Sign out everywhere',
		about: 'Here, or in all browsers and programs at once. Games that are running go on.',
		guest: 'A guest has no password, so there is no way back in.',
		ask: 'Leave this guest behind?',
		final: (who: string) =>
			`Nobody can sign in as ${name(who)} again. To keep its games, make an account first.`,
		confirm: 'Sign out for good',
		done: 'You are signed out.',
	},
	blocked: {
		heading: 'Blocked players',
		about: 'You two are never seated against each other, and you do not see their ads.',
		none: 'You have blocked nobody.',
		unblock: 'Unblock',
		unblockWhom: (who: string) => `Unblock ${name(who)}`,
		done: (who: string) => `${name(who)} is blocked no more.`,
	},
	remove: {
		heading: 'Delete the account',
		guestHeading: 'Delete this guest',
		about:
			'The name is free again for others. Your games stay in the archive without it; games that are running go on without you.',
		ask: 'Delete the account?',
		askGuest: 'Delete this guest?',
		final: (who: string) => `${name(who)} will be gone, and nothing brings it back.`,
		confirm: 'Delete for good',
		done: 'Deleted. Thank you for having played here.',
	},
};
