import type { PriceCurrency } from "#lib/domain/money/gross-price.ts";
import {
	BrokenFile,
	type ImportedItem,
	type ImportFormat,
	type Unmapped,
} from "#lib/shop/backoffice/import/formats/imported.ts";

export type ReadFile = { items: ImportedItem[]; errors: string[]; unmapped: Omit<Unmapped, "kind">[] };

/** A text as it comes from a stream, in pieces of so many characters. */
export async function* inPieces(text: string, length = 50): AsyncGenerator<string> {
	for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}

/** Everything a format reads in a text, errors as the command prints them. */
export async function readFormat(
	format: ImportFormat,
	text: string,
	pieceLength?: number,
	currency?: PriceCurrency,
): Promise<ReadFile> {
	const file: ReadFile = { items: [], errors: [], unmapped: [] };
	try {
		for await (const reading of format.read(inPieces(text, pieceLength), { currency })) {
			if (reading.kind === "item") file.items.push(reading.item);
			else if (reading.kind === "error") file.errors.push(`line ${reading.line}: ${reading.message}`);
			else file.unmapped.push({ line: reading.line, what: reading.what, example: reading.example });
		}
	} catch (error) {
		if (!(error instanceof BrokenFile)) throw error;
		file.errors.push(`line ${error.line}: ${error.message}`);
	}
	return file;
}
