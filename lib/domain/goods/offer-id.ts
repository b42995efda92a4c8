/** What feeds, analytics and Ověřeno zákazníky call a variant: the same everywhere, so that they can be brought together. */

/** Heureka's rule for ITEM_ID (heureka/xml-feed-specs): the strictest of all who get it. */
const READABLE = /^[a-zA-Z0-9_-]{1,36}$/;
const RESERVED = /^v-\d+$/;

/** The variant's code, or `v-{id}` for a code with characters that comparison sites refuse. */
export function offerId({ id, code }: { id: number; code: string }): string {
	return READABLE.test(code) && !RESERVED.test(code) ? code : `v-${id}`;
}
