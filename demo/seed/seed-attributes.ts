import { slugify } from "#lib/domain/words/slug.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import {
	attributes,
	attributeTranslations,
	attributeValues,
	attributeValueTranslations,
} from "#lib/shop/kernel/db/schema/attributes.ts";
import { ATTRIBUTES } from "../facts/dictionary.ts";
import { DEMO_LOCALES, type DemoText } from "../facts/languages.ts";

export type ValueId = (attribute: string, value: string) => number;

/** Seeds attributes and their values with slugs; returns a lookup of a value's id by its keys. */
export async function seedAttributes(tx: Database): Promise<ValueId> {
	const valueIds = new Map<string, number>();
	for (const [position, [key, attribute]] of Object.entries(ATTRIBUTES).entries()) {
		const [row] = await tx
			.insert(attributes)
			.values({ key, position, isMotif: key === "motiv" })
			.returning({ id: attributes.id });
		const attributeId = row?.id ?? 0;
		await tx
			.insert(attributeTranslations)
			.values(DEMO_LOCALES.map((locale) => ({ attributeId, locale, ...named(attribute.name[locale]) })));
		const values = Object.entries<DemoText>(attribute.values);
		const rows = await tx
			.insert(attributeValues)
			.values(values.map(([valueKey], index) => ({ attributeId, key: valueKey, position: index })))
			.returning({ id: attributeValues.id, key: attributeValues.key });
		for (const value of rows) valueIds.set(`${key}=${value.key}`, value.id);
		await tx.insert(attributeValueTranslations).values(
			values.flatMap(([valueKey, name]) =>
				DEMO_LOCALES.map((locale) => ({
					valueId: valueIds.get(`${key}=${valueKey}`) ?? 0,
					locale,
					...named(name[locale]),
				})),
			),
		);
	}
	return (attribute, value) => {
		const id = valueIds.get(`${attribute}=${value}`);
		if (!id) throw new Error(`The demo catalogue names an unknown attribute value: ${attribute}=${value}`);
		return id;
	};
}

const named = (name: string) => ({ name, slug: slugify(name) });
