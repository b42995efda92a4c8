import { isShopWide, SETTING_VALUES, type SettingKey } from "#lib/contract/schemas/lists.ts";
import { accept } from "#lib/domain/result.ts";
import { changeSetting, readSetting } from "#lib/shop/content/settings/manage-settings.ts";
import { type Command, EXIT } from "../command.ts";
import { nearest } from "../nearest.ts";
import { explainMisuse, misuse, readArgs, type Typed } from "../read-args.ts";
import { typedLocales } from "../typed-locales.ts";
import { withShop } from "../with-shop.ts";

const KEYS = Object.keys(SETTING_VALUES) as SettingKey[];
const getOptions = { lang: { type: "string" } } as const;
const setOptions = { ...getOptions, "dry-run": { type: "boolean" } } as const;

export const settingsGet: Command = {
	name: "settings get",
	usage: "<key> [--lang <cs|en>]",
	summary: "shows a setting of the shop",
	help: `Changes nothing. Keys: ${KEYS.join(", ")}.

  --lang <cs|en>   in this language alone, as bare JSON that \`settings set\` takes

  npm run shop -- settings get topmenu --lang cs`,
	options: getOptions,
	async run(args, io) {
		const input = readArgs(args, getOptions, ["key"]);
		if (!input.ok) return explainMisuse(settingsGet, io, input.sentence);
		const key = typedKey(input.value.positionals[0] ?? "");
		if (!key.ok) return explainMisuse(settingsGet, io, key.sentence);
		const locales = typedLocales(input.value.values.lang);
		if (!locales.ok) return explainMisuse(settingsGet, io, locales.sentence);
		const values = await withShop(io, (shop) => readSetting(shop, key.value, locales.value));
		for (const { locale, value } of values) {
			if (values.length > 1) io.print(`${locale}:`);
			io.print(value === undefined ? "(none)" : JSON.stringify(value, null, 2));
		}
		return EXIT.done;
	},
};

export const settingsSet: Command = {
	name: "settings set",
	usage: "<key> <json> [--lang <cs|en>] [--dry-run]",
	summary: "replaces a setting of the shop",
	help: `Replaces the whole value and shows it on all pages within 5 s. A value of another form is refused, with the place in it, and
so is one that loses keys of the one before, an account that cannot be paid to, an e-mail that is none, and a link that leads
neither into the shop nor to https://, mailto: or tel:. Keys: ${KEYS.join(", ")}.

orderLimits says what one order may hold and what may wait unpaid (pieces, crowns with VAT, hours), requestLimits how many costumes
and times for balloons wait for an answer at once and for how many hours; \`settings get\` shows what holds. parcels
says how many grams a parcel weighs as long as nobody weighs it, and by which label Zásilkovna knows the sender. dispatch
says until which hour an order counts from its own working day ({"cutOffHour": 14}), from which the promised dates follow;
placed orders keep theirs.

  --lang <cs|en>   in this language alone; otherwise in both
  --dry-run        only says what would change

  npm run shop -- settings set intropopup '{"is_enabled": true}'`,
	options: setOptions,
	async run(args, io) {
		const input = readArgs(args, setOptions, ["key", "JSON"]);
		if (!input.ok) return explainMisuse(settingsSet, io, input.sentence);
		const [typed = "", json = ""] = input.value.positionals;
		const { lang, "dry-run": isDryRun = false } = input.value.values;
		const key = typedKey(typed);
		if (!key.ok) return explainMisuse(settingsSet, io, key.sentence);
		const locales = typedLocales(lang);
		if (!locales.ok) return explainMisuse(settingsSet, io, locales.sentence);
		if (isShopWide(key.value) && lang !== undefined)
			return explainMisuse(settingsSet, io, `${key.value} is the same in all languages, leave --lang out.`);
		const value = typedJson(json);
		if (!value.ok) return explainMisuse(settingsSet, io, value.sentence);
		const change = { key: key.value, locales: locales.value, value: value.value, isDryRun };
		const changed = await withShop(io, (shop) => changeSetting(shop, change));
		if (!changed.ok) {
			io.complain(
				changed.error === "keys_lost"
					? `The value before has ${changed.value}, which this one lacks; nothing was changed.`
					: `That is no value of ${key.value}, nothing was changed. ${changed.value}`,
			);
			return EXIT.refused;
		}
		if (changed.value.length === 0) io.print(`${key.value} is so already; nothing was changed.`);
		else io.print(`${key.value} (${changed.value.join(", ")})${isDryRun ? " would change (dry run)" : " is changed"}.`);
		return EXIT.done;
	},
};

function typedKey(text: string): Typed<SettingKey> {
	const key = KEYS.find((one) => one === text);
	if (key) return accept(key);
	return misuse(`There is no setting "${text}". Did you mean ${nearest(text, KEYS)}?`);
}

function typedJson(text: string): Typed<unknown> {
	try {
		return accept(JSON.parse(text) as unknown);
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		return misuse(`That is no JSON (${error.message}). Put it into single quotes.`);
	}
}
