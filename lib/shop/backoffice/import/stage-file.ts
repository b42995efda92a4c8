import { PRODUCT_TEXTS } from "../../../domain/goods/product-texts.ts";
import type { Database } from "../../kernel/db/client.ts";
import { collectErrors, collectUnmapped, type ErrorCollector } from "./collect.ts";
import type { Encoding } from "./formats/encoding.ts";
import { BrokenFile, type ImportFormat } from "./formats/imported.ts";
import { readText } from "./formats/read-text.ts";
import { type Conversion, inCrowns } from "./in-crowns.ts";
import { createStaging, stageItems } from "./staging.sql.ts";
import { inShopTerms, type StagedItem, type Terms } from "./terms.ts";
import { textsOnly } from "./texts-only.ts";

/** A file to import; opened again when the transaction is retried. */
export type ImportSource = {
	bytes: number;
	/** Default UTF-8. */
	encoding?: Encoding;
	open(): AsyncIterable<Uint8Array>;
};

export type StagedFile = {
	items: number;
	/** Whether it has the stock of any variant. */
	hasStock: boolean;
	errors: ErrorCollector;
	unmapped: ReturnType<typeof collectUnmapped>;
};

const ITEMS_AT_ONCE = 200;
/** Characters of texts collected before they are written to the database. */
const LENGTH_AT_ONCE = 2_000_000;

/** Reads a file into the staging tables; collects broken lines, so that one run names them all. */
export async function stageFile(
	tx: Database,
	file: {
		source: ImportSource;
		format: ImportFormat;
		terms: Terms;
		isCategoryChosen: boolean;
		isTextsOnly: boolean;
		/** Undefined when the currency of its prices is not given. */
		conversion: Conversion | undefined;
		onRead: (bytes: number, items: number) => void;
	},
): Promise<StagedFile> {
	const [errors, unmapped] = [collectErrors(), collectUnmapped()];
	const { format, conversion, isCategoryChosen, isTextsOnly } = file;
	const report = isTextsOnly ? () => {} : unmapped.add;
	const context = { isCategoryChosen, report };
	let items = 0;
	let hasStock = false;
	let waiting: StagedItem[] = [];
	let length = 0;
	const flush = async () => {
		await stageItems(tx, items - waiting.length + 1, waiting);
		[waiting, length] = [[], 0];
	};
	await createStaging(tx);
	const bytes = counted(file.source.open(), (done) => file.onRead(done, items));
	const text = readText(bytes, file.source.encoding);
	try {
		for await (const reading of format.read(text, { currency: conversion?.code, isTextsOnly })) {
			if (reading.kind === "error") errors.add(reading);
			else if (reading.kind === "unmapped") report(reading);
			else {
				items += 1;
				hasStock ||= reading.item.variants.some(({ quantity }) => quantity !== null);
				const priced =
					conversion && !isTextsOnly
						? inCrowns(reading.item, conversion, { priceField: format.priceField, report: errors.add })
						: reading.item;
				const item = inShopTerms(priced, file.terms, context);
				waiting.push(isTextsOnly ? textsOnly(item) : item);
				for (const name of PRODUCT_TEXTS) length += item[name]?.length ?? 0;
				if (waiting.length === ITEMS_AT_ONCE || length > LENGTH_AT_ONCE) await flush();
			}
		}
	} catch (error) {
		if (!(error instanceof BrokenFile)) throw error;
		errors.add(error);
	}
	await flush();
	return { items, hasStock, errors, unmapped };
}

async function* counted(
	chunks: AsyncIterable<Uint8Array>,
	onBytes: (done: number) => void,
): AsyncGenerator<Uint8Array> {
	let done = 0;
	for await (const chunk of chunks) {
		yield chunk;
		done += chunk.length;
		onBytes(done);
	}
}
