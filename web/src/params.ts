import { defineParams } from '@sveltejs/kit/params';
import { isPrefix } from '#lib/messages/language.ts';

export const params = defineParams({
	lang: (param) => (isPrefix(param) ? param : undefined),
});
