import { DEFAULT_LOCALE, LOCALES } from "../../../../domain/locale.ts";
import { grossMinor, minorToDecimal } from "../../../../domain/money/money.ts";
import { languageName } from "../../../../domain/words/language-name.ts";
import { KNOWN_TEXTS, type KnownVariant } from "../known-products.sql.ts";
import type { Terms } from "../terms.ts";
import type { CodedPlan } from "./assign-codes.ts";
import type { WantedVariant } from "./plan-variants.ts";

/** One changed field: the shop's value and the file's; "" for none. `of` is the variant's code. */
export type FieldChange = { field: string; of: string | null; before: string; after: string };

export type Difference = { code: string; name: string; fields: FieldChange[] };

type Words = { values: Terms["values"]; categoryNames: Map<number, string> };

const TEXT_SHOWN = 80;
/** Told where they are not called as in the default language. */
const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Changes of a plan to a known product, field by field. */
export function differenceOf(plan: CodedPlan, words: Words): Difference {
	const { product, code } = plan;
	return { code, name: product.title, fields: [...productFields(plan, words), ...variantFields(plan)] };
}

function productFields(plan: CodedPlan, words: Words): FieldChange[] {
	const { texts, known, changes } = plan;
	if (!known) return [];
	const fields: FieldChange[] = [];
	const add = (field: string, before: string, after: string) => {
		if (before !== after) fields.push({ field, of: null, before: short(before), after: short(after) });
	};
	for (const field of KNOWN_TEXTS) {
		const [before, after] = [known[field][DEFAULT_LOCALE], texts[DEFAULT_LOCALE][field]];
		add(field, before ?? "", after);
		for (const locale of OTHERS) {
			const [other, wanted] = [known[field][locale], texts[locale][field]];
			if (other !== before || wanted !== after) add(`${languageName(locale)} ${field}`, other ?? "", wanted);
		}
	}
	add("brand", known.brand_slug ?? "", plan.brandSlug ?? "");
	const category = (id: number) => words.categoryNames.get(id) ?? `${id}`;
	add("category", category(known.category_id), category(plan.categoryId));
	add("VAT", `${Number(known.vat_percent)} %`, `${Number(plan.vatPercent)} %`);
	add("shown", known.is_active ? "yes" : "no", plan.isPublished ? "yes" : "no");
	if (changes.pictures) fields.push(pictureChange(known.picture_keys.length, plan.pictures.length));
	if (plan.attributes.isChange) fields.push(attributeChange(plan, words));
	return fields;
}

function pictureChange(before: number, after: number): FieldChange {
	const others = before === after ? " others" : "";
	return { field: "pictures", of: null, before: `${before}`, after: `${after}${others}` };
}

function attributeChange({ known, attributes }: CodedPlan, { values }: Words): FieldChange {
	const listed = (ids: number[]) =>
		[...new Set(ids)]
			.map((id) => values.get(id))
			.map((one) => `${one?.attribute}: ${one?.value}`)
			.sort((a, b) => a.localeCompare(b, "cs"))
			.join(", ");
	const replaced = (known?.attributes ?? []).filter((one) => attributes.attributeIds.includes(one.attribute_id));
	const before = short(listed(replaced.map(({ value_id }) => value_id)));
	const after = short(listed(attributes.wanted.map(({ valueId }) => valueId)));
	return { field: "attributes", of: null, before, after: before === after ? `${after} (other variants)` : after };
}

function variantFields({ variants, known, vatPercent }: CodedPlan): FieldChange[] {
	const added = variants.added.map(({ code, names }) => ({
		field: "variant",
		of: code,
		before: "",
		after: names[DEFAULT_LOCALE] || "added",
	}));
	const dropped = variants.dropped.map(({ code }) => ({
		field: "variant",
		of: code,
		before: "shown",
		after: "hidden",
	}));
	const rates = { before: known?.vat_percent ?? vatPercent, after: vatPercent };
	const changed = variants.changed.flatMap(({ known: variant, ...wanted }) => changedFields(variant, wanted, rates));
	const restocked = variants.restocked.map(({ known: variant, quantity }) => ({
		field: "stock",
		of: variant.code,
		before: `${variant.stock}`,
		after: `${quantity}`,
	}));
	return [...added, ...changed, ...restocked, ...dropped];
}

function changedFields(
	known: KnownVariant,
	wanted: WantedVariant,
	rates: { before: string; after: string },
): FieldChange[] {
	const price = (net: string | null, percent: string) => (net === null ? "" : minorToDecimal(grossMinor(net, percent)));
	const [before, after] = [known.name[DEFAULT_LOCALE], wanted.names[DEFAULT_LOCALE]];
	const apart = OTHERS.filter((locale) => known.name[locale] !== before || wanted.names[locale] !== after);
	const rows: [string, string, string][] = [
		["price", price(known.net_price, rates.before), price(wanted.netPrice, rates.after)],
		["sale price", price(known.net_sale_price, rates.before), price(wanted.netSalePrice, rates.after)],
		["name", before ?? "", after],
		...apart.map((locale): [string, string, string] => [
			`${languageName(locale)} name`,
			known.name[locale] ?? "",
			wanted.names[locale],
		]),
		["EAN", known.ean ?? "", wanted.ean ?? ""],
		["code", known.code, wanted.code],
		["position", `${known.position + 1}`, `${wanted.position + 1}`],
		["variant", known.is_active ? "shown" : "hidden", "shown"],
	];
	const fields = rows
		.filter(([, before, after]) => before !== after)
		.map(([field, before, after]) => ({ field, of: known.code, before: short(before), after: short(after) }));
	if (known.picture_key === wanted.pictureKey) return fields;
	return [
		...fields,
		{ field: "picture", of: known.code, before: known.picture_key ?? "", after: wanted.pictureKey ?? "" },
	];
}

function short(text: string): string {
	const line = text.replace(/\s+/g, " ");
	return line.length > TEXT_SHOWN ? `${line.slice(0, TEXT_SHOWN - 1)}…` : line;
}
