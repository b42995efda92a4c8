import { BANNER_KEYS, type BannerKey } from "#lib/contract/schemas/lists.ts";
import { accept } from "#lib/domain/result.ts";
import type { BannerRow } from "#lib/shop/content/settings/banners.sql.ts";
import { listBanners, removeBanner, setBanner } from "#lib/shop/content/settings/banners.ts";
import { type Command, EXIT } from "../command.ts";
import { nearest } from "../nearest.ts";
import { explainMisuse, misuse, readArgs, type Typed } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { typedLocales } from "../typed-locales.ts";
import { momentText } from "../typed-moment.ts";
import { withShop } from "../with-shop.ts";
import { typedBanner } from "./typed-banner.ts";

const listOptions = { json: { type: "boolean" } } as const;
const removeOptions = { lang: { type: "string" }, "dry-run": { type: "boolean" } } as const;
const setOptions = {
	lang: { type: "string" },
	url: { type: "string" },
	"new-window": { type: "boolean" },
	picture: { type: "string" },
	from: { type: "string" },
	to: { type: "string" },
	"dry-run": { type: "boolean" },
} as const;

export const bannersList: Command = {
	name: "banners list",
	usage: "[--json]",
	summary: "shows the banners",
	help: `Changes nothing. Times are those of Prague.

  --json   as JSON, with UTC times

  npm run shop -- banners list`,
	options: listOptions,
	async run(args, io) {
		const input = readArgs(args, listOptions, []);
		if (!input.ok) return explainMisuse(bannersList, io, input.sentence);
		const rows = await withShop(io, listBanners);
		if (input.value.values.json) io.print(JSON.stringify(rows, null, 2));
		else if (rows.length === 0) io.print("There are no banners.");
		else for (const line of alignColumns(HEADER, rows.map(cellsOf), [])) io.print(line);
		return EXIT.done;
	},
};

const HEADER = ["Banner", "Lang", "Title", "Leads to", "Picture", "From", "To"];

function cellsOf({ key, locale, title, url, picture_key, active_from, active_to }: BannerRow): string[] {
	const time = (text: string | null) => (text === null ? "" : momentText(new Date(text)));
	return [key, locale, title, url ?? "", picture_key ?? "", time(active_from), time(active_to)];
}

export const bannersSet: Command = {
	name: "banners set",
	usage:
		"<banner> <title> --lang <cs|en> [--url <address>] [--picture <key>] [--from <time>] [--to <time>] [--dry-run]",
	summary: "makes a banner, or replaces it",
	help: `Replaces the whole banner in one language and shows it within 5 s. Banners: ${BANNER_KEYS.join(", ")}.
The popups need a picture and the setting intropopup.

  --lang <cs|en>     language of the banner
  --url <address>    where it leads: a path of the shop, or an address that begins with https://
  --new-window       opens that in a new window
  --picture <key>    key of a picture of the shop, as it stands in its address behind /media/, up to the dot
  --from, --to       from when and until when it is shown, a day of Prague or a day with a time
  --dry-run          only says whether it can be done

  npm run shop -- banners set banner.promo "Doprava zdarma do neděle" --lang cs --to 2026-12-06`,
	options: setOptions,
	async run(args, io) {
		const input = readArgs(args, setOptions, ["banner", "title"]);
		if (!input.ok) return explainMisuse(bannersSet, io, input.sentence);
		const [name = "", title = ""] = input.value.positionals;
		const { "dry-run": isDryRun = false, ...typed } = input.value.values;
		const key = typedKey(name);
		if (!key.ok) return explainMisuse(bannersSet, io, key.sentence);
		const banner = typedBanner({ ...typed, title, opensWindow: typed["new-window"] ?? false });
		if (!banner.ok) return explainMisuse(bannersSet, io, banner.sentence);
		const set = await withShop(io, (shop) => setBanner(shop, { ...banner.value, key: key.value }, isDryRun));
		if (!set.ok) {
			io.complain(`The shop has no picture ${typed.picture}; nothing was changed.`);
			return EXIT.refused;
		}
		io.print(`${key.value} (${banner.value.locale})${isDryRun ? " can be set (dry run)" : " is set"}: ${title.trim()}`);
		return EXIT.done;
	},
};

export const bannersRemove: Command = {
	name: "banners remove",
	usage: "<banner> [--lang <cs|en>] [--dry-run]",
	summary: "takes a banner away",
	help: `It disappears within 5 s. Banners: ${BANNER_KEYS.join(", ")}.

  --lang <cs|en>   in this language alone; otherwise in both
  --dry-run        only says what would change

  npm run shop -- banners remove banner.promo`,
	options: removeOptions,
	async run(args, io) {
		const input = readArgs(args, removeOptions, ["banner"]);
		if (!input.ok) return explainMisuse(bannersRemove, io, input.sentence);
		const { lang, "dry-run": isDryRun = false } = input.value.values;
		const key = typedKey(input.value.positionals[0] ?? "");
		if (!key.ok) return explainMisuse(bannersRemove, io, key.sentence);
		const locales = typedLocales(lang);
		if (!locales.ok) return explainMisuse(bannersRemove, io, locales.sentence);
		const removal = { key: key.value, locales: locales.value, isDryRun };
		const removed = await withShop(io, (shop) => removeBanner(shop, removal));
		if (removed.length === 0) io.print(`There is no ${key.value}; nothing was changed.`);
		else io.print(`${key.value} (${removed.join(", ")})${isDryRun ? " would go (dry run)" : " is gone"}.`);
		return EXIT.done;
	},
};

function typedKey(text: string): Typed<BannerKey> {
	const key = BANNER_KEYS.find((one) => one === text);
	if (key) return accept(key);
	return misuse(`There is no banner "${text}". Did you mean ${nearest(text, [...BANNER_KEYS])}?`);
}
