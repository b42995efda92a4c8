import { userInfo } from "node:os";
import { NOTE_MAX_LENGTH } from "#lib/domain/order/order-terms.ts";
import { accept } from "#lib/domain/result.ts";
import { misuse, type Typed } from "../read-args.ts";

const BY_MAX_LENGTH = 60;

/** Options of every command that writes an order's history. */
export const historyOptions = { note: { type: "string" }, by: { type: "string" } } as const;

export const NO_SUCH_ORDER = (number: string) =>
	`There is no order ${number}. See the latest ones by \`npm run shop -- orders list\`.`;

/** The user and their note, each on one line. */
export function typedHistory(values: { note?: string | undefined; by?: string | undefined }): Typed<{
	by: string;
	note: string;
}> {
	const by = oneLine(values.by ?? userName());
	const note = oneLine(values.note ?? "");
	if (by.length > BY_MAX_LENGTH) return misuse(`--by takes at most ${BY_MAX_LENGTH} characters.`);
	if (note.length > NOTE_MAX_LENGTH) return misuse(`--note takes at most ${NOTE_MAX_LENGTH} characters.`);
	return accept({ by, note });
}

/** Joins any typed text to one line. */
export function oneLine(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
}

/** The system user; a container may have a number without a name. */
function userName(): string {
	try {
		return userInfo().username;
	} catch {
		return `user ${process.getuid?.() ?? ""}`.trim();
	}
}
