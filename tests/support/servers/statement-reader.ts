const LENGTH_BYTES = 4;
const READY = 0x53; // S: Sync, the end of a statement that was sent in parts
const SIMPLE = 0x51; // Q: Query, a statement without parameters
const PARSE = 0x50; // P
const BIND = 0x42; // B

/**
 * Reads what a client sends to PostgreSQL (protocol 3.0) piece by piece: each call answers the statements that became complete, in small
 * letters, those too that the connection has prepared before.
 */
export function statementReader(): (piece: Buffer) => string[] {
	let rest = Buffer.alloc(0);
	/** The first message, with user and database, has no letter of its kind. */
	let isFirst = true;
	/** By the names under which the connection keeps them; the last one without a name by "". */
	const prepared = new Map<string, string>();
	let text = "";
	return (piece) => {
		rest = Buffer.concat([rest, piece]);
		const statements: string[] = [];
		for (;;) {
			const before = isFirst ? 0 : 1;
			if (rest.length < before + LENGTH_BYTES) return statements;
			const end = before + rest.readInt32BE(before);
			if (rest.length < end) return statements;
			const kind = isFirst ? 0 : rest[0];
			const words = rest.subarray(before + LENGTH_BYTES, end);
			if (kind === SIMPLE) statements.push(lowered(words));
			if (kind === PARSE) prepared.set(firstText(words), lowered(afterText(words)));
			if (kind === BIND) text = prepared.get(firstText(afterText(words))) ?? "";
			if (kind === READY) {
				statements.push(text);
				text = "";
			}
			rest = rest.subarray(end);
			isFirst = false;
		}
	};
}

/** Up to the zero that ends a text. */
const firstText = (words: Buffer): string => words.subarray(0, words.indexOf(0)).toString();
const lowered = (words: Buffer): string => firstText(words).toLowerCase();
const afterText = (words: Buffer): Buffer => words.subarray(words.indexOf(0) + 1);
