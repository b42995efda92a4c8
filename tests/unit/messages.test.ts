import { describe, expect, test } from "vitest";
import { ERRORS } from "#lib/contract/errors.ts";
import { VOUCHER_REFUSALS } from "#lib/contract/schemas/voucher.ts";
import { LOCALES } from "#lib/domain/locale.ts";
import { messagesIn } from "#lib/i18n/load-messages.ts";
import cs from "#messages/cs.json" with { type: "json" };

type Texts = { [key: string]: string | Texts };

/** "cart.total" → its text. */
function flat(texts: Texts, prefix = ""): Map<string, string> {
	return new Map(
		Object.entries(texts).flatMap(([key, value]) =>
			typeof value === "string" ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
		),
	);
}

/** The parts in braces at the top of an ICU text: "{count, plural, one {#} …}" → "count, plural, one {#} …". */
function braced(text: string): string[] {
	const parts: string[] = [];
	let depth = 0;
	let start = 0;
	for (const [at, sign] of [...text].entries()) {
		if (sign === "{" && depth++ === 0) start = at + 1;
		if (sign === "}" && --depth === 0) parts.push([...text].slice(start, at).join(""));
		if (depth < 0) throw new Error(`A brace too many: ${text}`);
	}
	if (depth !== 0) throw new Error(`A brace is not closed: ${text}`);
	return parts;
}

/** Names with their kind, "count:plural", those inside the cases too; and the tags, "<terms>". */
function argumentsOf(text: string): string[] {
	const names = braced(text).flatMap((part) => {
		const [name = "", kind = "text"] = part.split(",", 2).map((word) => word.trim());
		const cases = /^(plural|select|selectordinal)$/.test(kind) ? braced(part) : [];
		return [`${name}:${kind}`, ...cases.flatMap(argumentsOf)];
	});
	const tags = [...text.matchAll(/<(\w+)>/g)].map((match) => `<${match[1]}>`);
	return [...new Set([...names, ...tags])].toSorted();
}

const czech = flat(cs);
/** Of every language. */
const TEXTS = await Promise.all(LOCALES.map(async (locale) => [locale, flat(await messagesIn(locale))] as const));

test.each(TEXTS)("%s has the keys of Czech, in the same order", (_, texts) => {
	expect([...texts.keys()]).toEqual([...czech.keys()]);
});

test.each(TEXTS)("no text of %s is empty or has blanks at its ends", (_, texts) => {
	expect([...texts].filter(([, text]) => text.trim() === "" || text !== text.trim())).toEqual([]);
});

test("no Czech text contains English, but for the sentence of promises §2", () => {
	const ENGLISH = /\b(the|please|again|your|you|of|for|with|this|and|are|is|was|not)\b/i;
	const said = [...czech].filter(([, text]) => ENGLISH.test(text.replace(/\{[^{}]*\}|<[^>]*>/g, "")));
	expect(said).toEqual([["notFound.message", "This page could not be found"]]);
});

test.each(TEXTS)("the arguments of each text in %s are those of Czech", (_, texts) => {
	const differing = [...czech].filter(
		([key, text]) => argumentsOf(text).join() !== argumentsOf(texts.get(key) ?? "").join(),
	);
	expect(differing).toEqual([]);
});

/** Read without a translator, by the web manifest, refusals and a new shop; the build makes lists of texts with arguments (next.config.js). */
const PLAIN = /^(shop|refused|newShop)\.|^(cartPage|stores)\.title$|^stores\.service\./;

test.each(TEXTS)("no text in %s that is read without a translator has arguments", (_, texts) => {
	const plain = [...texts].filter(([key]) => PLAIN.test(key));
	expect(plain.length).toBeGreaterThan(50);
	expect(plain.filter(([, text]) => argumentsOf(text).length > 0)).toEqual([]);
});

test("arguments of a text are parsed correctly", () => {
	expect(argumentsOf("{count, plural, one {# kus za {price}} other {<b>#</b>}} v {city}")).toEqual([
		"<b>",
		"city:text",
		"count:plural",
		"price:text",
	]);
	expect(() => argumentsOf("{count")).toThrow("A brace is not closed");
});

describe("plurals", () => {
	const cases = (text: string) =>
		braced(text)
			.filter((part) => /,\s*plural\s*,/.test(part))
			.map((part) => [...part.matchAll(/(\w+)\s*\{/g)].map((match) => match[1]));

	test.each(TEXTS)("of %s name every case of the language", (locale, texts) => {
		const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
		const lacking = [...texts].filter(([, text]) =>
			cases(text).some((named) => wanted.some((one) => !named.includes(one))),
		);
		expect(lacking).toEqual([]);
	});
});

// Refused vouchers have theirs beside the form, with their values formatted.
const VOUCHERS = new Set<string>(VOUCHER_REFUSALS);

test("every error code of the API has its text", () => {
	for (const code of Object.keys(ERRORS)) if (!VOUCHERS.has(code)) expect(czech.has(`errors.${code}`), code).toBe(true);
});

test("every text key that a field can answer has its text", () => {
	const keys = [
		"required",
		"email",
		"numeric",
		"too_long",
		"too_many",
		"must_confirm",
		"phone",
		"zip",
		"company_id",
		"tax_id",
		"alphanumeric",
		"delivery_required",
		"payment_required",
		"invalid",
	];
	for (const key of keys) expect(czech.has(`validation.${key}`), key).toBe(true);
});
