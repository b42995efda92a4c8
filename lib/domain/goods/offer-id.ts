/** A variant's id in feeds, analytics and Ověřeno zákazníky: the same everywhere, so that their data can be joined. */

/** Heureka's rule for ITEM_ID (heureka/xml-feed-specs): the strictest rule among the receivers. */
const READABLE = /^[a-zA-Z0-9_-]{1,36}$/;
const RESERVED = /^v-\d+$/;

/** The variant's code, or `v-{id}` for a code with characters that comparison sites refuse. */
export function offerId({ id, code }: { id: number; code: string }): string {
	return READABLE.test(code) && !RESERVED.test(code) ? code : `v-${id}`;
}
