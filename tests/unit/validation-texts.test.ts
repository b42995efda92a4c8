import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { LIMIT_OF_RULE } from "#lib/contract/field-limits.ts";
import { eachLocaleOf, LOCALES } from "#lib/domain/locale.ts";
import { messagesIn } from "#lib/i18n/load-messages.ts";
import cs from "#messages/cs.json";

const MESSAGES = await eachLocaleOf(messagesIn);

/** Texts of promises §5; blanks that do not break are a matter of print. */
const SAID: [rule: string, key: keyof typeof cs.validation, text: string][] = [
	["minimum length", "too_short", "Vyplňte prosím minimálně {length} znaků."],
	["minimum length of a password", "password_short", "Vyplňte prosím minimálně {length} znaků."],
	["confirmation", "must_confirm", "Toto pole je nutné potvrdit."],
	["required", "required", "Pole musí být vyplněno"],
	["email", "email", "Pole musí obsahovat platný email."],
	["numeric", "numeric", "Pole musí obsahovat pouze číslice."],
	["regex", "alphanumeric", "Pole musí obsahovat pouze alfanumerické znaky s tečkou."],
	["passwords", "passwords_differ", "Hesla nejsou shodná."],
];

describe("the rules of fields (promises §5)", () => {
	test.each(SAID)("%s", (_, key, text) => {
		expect(cs.validation[key].replaceAll("\u00a0", " ")).toBe(text);
	});

	test.each([
		["too_short", "Vyplňte prosím minimálně 10 znaků."],
		["password_short", "Vyplňte prosím minimálně 8 znaků."],
		["guests_many", "Postaráme se nejvýš o 5 000 hostů."],
		["budget", "Počítejte prosím alespoň s 3 900 Kč."],
		["budget_much", "Počítejte prosím nejvýš s 10 000 000 Kč."],
		["balloons_many", "Od jednoho druhu jich nafoukneme nejvýš 200."],
	] as const)("%s names its own limit", (key, text) => {
		const limit = LIMIT_OF_RULE[key];
		const t = createTranslator({ locale: "cs", messages: cs, namespace: "validation" });
		expect(t(key, { length: limit, limit } as never).replaceAll("\u00a0", " ")).toBe(text);
	});

	test.each(LOCALES)("every text that names a limit belongs to a field with one (%s)", (locale) => {
		const naming = Object.entries(MESSAGES[locale].validation).filter(([, text]) => /\{(length|limit)\b/.test(text));
		expect(naming.map(([key]) => key).toSorted()).toEqual(Object.keys(LIMIT_OF_RULE).toSorted());
	});
});
