import type { Block } from "../../../contract/schemas/blocks.ts";
import { LOCALES, type Locale } from "../../../domain/locale.ts";
import { SERVICE_KINDS } from "../../../domain/request/request-states.ts";
import type { PictureRecipe } from "../../goods/media/recipe.ts";
import { type Named, readBlocks } from "../markdown/read-blocks.ts";
import { CZECH_KINDS } from "./czech-kinds.ts";
import { type FileFault, issueText } from "./faults.ts";
import * as fields from "./fields.ts";
import type { Kind } from "./kind.ts";
import type { ContentFile } from "./read-folder.ts";
import { type Head, readHead } from "./read-head.ts";
import type { Lookups, Rows } from "./rows.ts";
import { TEXT_KINDS } from "./text-kinds.ts";

/** Kinds that other texts name come first. */
const KINDS = [...TEXT_KINDS, ...CZECH_KINDS];
const FILE = new RegExp(`^([a-z-]+)/([a-z0-9]+(?:-[a-z0-9]+)*)\\.(${LOCALES.join("|")})\\.md$`);

export type NamedAt = Named & { path: string };
/** A text in its languages, parsed without the shop. */
export type FolderText = {
	kind: Kind;
	key: string;
	/** Path and line of a field shared by all languages. */
	lineOf(field: string): { path: string; line: number };
	/** Recipes by their names in the body. */
	pictures: Record<string, PictureRecipe>;
	named: NamedAt[];
	/** Codes in its front matter. */
	productCodes: string[];
	written: Partial<Record<Locale, { body: string; blocks: Block[] }>>;
	rows(written: FolderText["written"], lookups: Lookups): Promise<Rows>;
};

type Group = { kind: Kind; key: string; heads: Partial<Record<Locale, Head>> };

export function readTexts(files: ContentFile[], faults: FileFault[]): FolderText[] {
	return grouped(files, faults).flatMap((group) => readText(group, faults) ?? []);
}

function grouped(files: ContentFile[], faults: FileFault[]): Group[] {
	const groups = new Map<string, Group>();
	for (const file of files) {
		const [, folder = "", key = "", locale] = FILE.exec(file.path) ?? [];
		const kind = KINDS.find((one) => one.folder === folder);
		const complain = (message: string) => faults.push({ path: file.path, line: 1, message });
		if (!kind) {
			const known = KINDS.map((one) => one.folder).join(", ");
			complain(
				`is no file of content: <kind>/<key>.<${LOCALES.join("|")}>.md with the kinds ${known}, or one of the two lists`,
			);
		} else if (!kind.locales.some((one) => one === locale)) complain(`${folder} are in Czech alone`);
		else if (folder === "services" && !(SERVICE_KINDS as readonly string[]).includes(key))
			complain(`services are ${SERVICE_KINDS.join(", ")}`);
		else {
			const head = readHead(file, faults);
			const group = groups.get(`${folder}/${key}`) ?? { kind, key, heads: {} };
			if (head) group.heads[locale as Locale] = head;
			groups.set(`${folder}/${key}`, group);
		}
	}
	return [...groups.values()];
}

function readText({ kind, key, heads }: Group, faults: FileFault[]): FolderText | null {
	const all = LOCALES.flatMap((locale) => heads[locale] ?? []);
	const [carrier] = all;
	if (!carrier) return null;
	for (const head of all) checkFields(kind, head, head === carrier, faults);
	const pick = (head: Head, names: string[]) =>
		Object.fromEntries(names.filter((name) => name in head.values).map((name) => [name, head.values[name]]));
	const own = Object.fromEntries(
		Object.entries(heads).map(([locale, head]) => [locale, pick(head, kind.ownFields)]),
	) as Partial<Record<Locale, Record<string, unknown>>>;
	const shared = pick(
		carrier,
		kind.sharedFields.filter((name) => name !== "pictures"),
	);
	const rows = kind.read({ key, shared, own }, ({ locale, field, message }) => {
		const head = (locale && heads[locale]) ?? carrier;
		faults.push({ path: head.path, line: head.lineOf(field), message });
	});
	const pictures = readPictures(carrier, faults);
	if (kind.folder === "services" && all.length < 2) {
		faults.push({ path: carrier.path, line: 1, message: "a service is written in both languages" });
	}
	const bodies = readBodies(kind, heads, faults);
	if (!rows || !pictures) return null;
	const lineOf = (field: string) => ({ path: carrier.path, line: carrier.lineOf(field) });
	const { products } = carrier.values;
	const productCodes = Array.isArray(products) ? products.filter((code) => typeof code === "string") : [];
	return { kind, key, lineOf, pictures, productCodes, ...bodies, rows };
}

function checkFields(kind: Kind, head: Head, isCarrier: boolean, faults: FileFault[]): void {
	for (const field of Object.keys(head.values)) {
		if (kind.ownFields.includes(field)) continue;
		const isShared = kind.sharedFields.includes(field);
		if (isShared && isCarrier) continue;
		const known = [...kind.ownFields, ...kind.sharedFields].join(", ");
		const message = isShared
			? `${field}: is the same in all languages and stands in the Czech file alone`
			: `there is no field "${field}"; known: ${known}`;
		faults.push({ path: head.path, line: head.lineOf(field), message });
	}
}

function readPictures(head: Head, faults: FileFault[]): Record<string, PictureRecipe> | null {
	const result = fields.pictures.safeParse(head.values.pictures);
	if (result.success) return result.data;
	for (const issue of result.error.issues) {
		faults.push({ path: head.path, line: head.lineOf("pictures"), message: `pictures.${issueText(issue)}` });
	}
	return null;
}

function readBodies(kind: Kind, heads: Group["heads"], faults: FileFault[]): Pick<FolderText, "written" | "named"> {
	const written: FolderText["written"] = {};
	const named: NamedAt[] = [];
	for (const [locale, head] of Object.entries(heads) as [Locale, Head][]) {
		const { path, bodyLine } = head;
		const body = head.body.trim();
		const skipped = head.body.slice(0, head.body.search(/\S|$/)).split("\n").length - 1;
		const lineAt = (line: number) => bodyLine + skipped + line - 1;
		if (kind.body === "none" && body !== "") faults.push({ path, line: lineAt(1), message: "there is no text below" });
		if (kind.body !== "none" && body === "") faults.push({ path, line: bodyLine, message: "the text is missing" });
		const read = readBlocks(body, locale);
		faults.push(...read.faults.map(({ line, message }) => ({ path, line: lineAt(line), message })));
		named.push(...read.named.map((one) => ({ ...one, path, line: lineAt(one.line) })));
		written[locale] = { body, blocks: read.blocks };
		const [special] = read.blocks.filter(({ kind: block }) => block !== "html");
		if (kind.body === "plain" && special) {
			faults.push({ path, line: bodyLine, message: "a paper has text, lists and tables alone" });
		}
	}
	return { written, named };
}
