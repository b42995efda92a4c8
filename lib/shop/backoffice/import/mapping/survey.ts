import type { PriceCurrency } from "../../../../domain/money/gross-price.ts";
import type { Database } from "../../../kernel/db/client.ts";
import { BrokenFile, type ImportedItem, type ImportFormat } from "../formats/imported.ts";
import { readText } from "../formats/read-text.ts";
import type { ImportSource } from "../stage-file.ts";
import { keyOf, pathKey } from "../terms.ts";
import { LEVELS_MAX, NAME_MAX_LENGTH, PATH_MAX_BYTES } from "./mapping.ts";
import { addWords, countedNames, countedValues, countProducts, createWords, type Word } from "./survey.sql.ts";

export type SurveyedProperty = {
	key: string;
	name: string;
	goods: number;
	values: { key: string; value: string; goods: number }[];
};
/** A file's categories and properties, and the number of products of each. */
export type Survey = {
	goods: number;
	categories: { key: string; path: string[]; goods: number }[];
	properties: SurveyedProperty[];
};

/** `currency` is the code of the file's prices; undefined when not given. */
export type FileOfWords = { source: ImportSource; format: ImportFormat; currency: PriceCurrency | undefined };

const WORDS_AT_ONCE = 2_000;

/**
 * Reads a file for its words alone; the import itself reports errors. Of an item's paths the first one with `isKnown` counts,
 * else the first. Ignores names too long and paths too deep.
 */
export async function surveyFile(
	tx: Database,
	{ source, format, currency, isKnown }: FileOfWords & { isKnown: (pathKey: string) => boolean },
): Promise<Survey> {
	let waiting: Word[] = [];
	let number = 0;
	await createWords(tx);
	try {
		for await (const reading of format.read(readText(source.open(), source.encoding), { currency })) {
			if (reading.kind !== "item") continue;
			waiting.push(...wordsOf(reading.item, ++number, isKnown));
			if (waiting.length < WORDS_AT_ONCE) continue;
			await addWords(tx, waiting);
			waiting = [];
		}
	} catch (error) {
		if (!(error instanceof BrokenFile)) throw error;
	}
	await addWords(tx, waiting);
	const values = Map.groupBy(await countedValues(tx), ({ key }) => key);
	return {
		goods: await countProducts(tx),
		categories: (await countedNames(tx, "category")).map(({ key, name, goods }) => ({
			key,
			path: JSON.parse(name),
			goods,
		})),
		properties: (await countedNames(tx, "property")).map((property) => ({
			...property,
			values: (values.get(property.key) ?? []).map(({ value_key, value, goods }) => ({ key: value_key, value, goods })),
		})),
	};
}

function wordsOf(
	{ handle, categoryPaths, variants }: ImportedItem,
	number: number,
	isKnown: (key: string) => boolean,
): Word[] {
	const paths = categoryPaths.map(({ path }) => path).filter(isUsable);
	const path = paths.find((one) => isKnown(pathKey(one))) ?? paths[0];
	const base = { number, handle };
	const category: Word[] = path
		? [{ ...base, kind: "category", key: pathKey(path), name: JSON.stringify(path), value_key: "", value: "" }]
		: [];
	const traits = variants.flatMap((variant) => variant.traits ?? []).filter(({ name }) => isName(name));
	const properties = traits.flatMap(({ name, values }) =>
		values.filter(isName).map((value): Word => {
			return { ...base, kind: "property", key: keyOf(name), name, value_key: keyOf(value), value };
		}),
	);
	return [...category, ...properties];
}

const isName = (text: string) => text !== "" && text.length <= NAME_MAX_LENGTH;

function isUsable(path: string[]): boolean {
	return (
		path.length <= LEVELS_MAX &&
		path.every((name) => isName(name) && !name.includes("|")) &&
		Buffer.byteLength(pathKey(path)) <= PATH_MAX_BYTES
	);
}
