import { type OpeningState, stateAt } from "#lib/domain/time/opening-hours.ts";
import { listStores } from "#lib/shop/content/store/stores.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { withShop } from "../with-shop.ts";

const options = { json: { type: "boolean" } } as const;
const HEADER = ["Id", "Slug", "Name", "Phone", "Now", "Days unlike the week"];
/** Days listed by name; further ones are counted. */
const DAYS_NAMED = 3;

export const storesList: Command = {
	name: "stores list",
	usage: "[--json]",
	summary: "shows the branches, whether they are open, and days unlike their week",
	help: `Changes nothing. Times are those of Prague. Days unlike the week are public holidays and what \`stores close\` and
\`stores open\` wrote, of the next 60 days.

  --json   as JSON, as the shop's API answers

  npm run shop -- stores list`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(storesList, io, input.sentence);
		const { stores, now } = await withShop(io, async (shop) => ({
			stores: await listStores(shop, "cs"),
			now: shop.now(),
		}));
		if (input.value.values.json) io.print(JSON.stringify(stores, null, 2));
		else {
			const rows = stores.map(({ id, slug, name, phone, special_days, opening_hours, is_large_shop }) => {
				const branch = { openingHours: opening_hours, isLargeShop: is_large_shop, exceptions: special_days };
				return [`${id}`, slug, name, phone, stateText(stateAt(branch, now)), daysText(special_days)];
			});
			for (const line of alignColumns(HEADER, rows, [0])) io.print(line);
		}
		return EXIT.done;
	},
};

function stateText(state: OpeningState): string {
	if (state.kind === "open") return `open until ${state.until}`;
	if (!state.opens) return "closed";
	return `closed until ${state.opens.inDays === 0 ? "" : `${state.opens.day} `}${state.opens.at}`;
}

function daysText(days: { day: string; hours: [string, string] | null }[]): string {
	const named = days.slice(0, DAYS_NAMED).map(({ day, hours }) => `${day} ${hours?.join("-") ?? "closed"}`);
	const rest = days.length - named.length;
	return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
}
