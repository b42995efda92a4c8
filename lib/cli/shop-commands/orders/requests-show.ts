import type { RequestDetails } from "#lib/contract/schemas/request.ts";
import { showRequest } from "#lib/shop/selling/request/list-requests.ts";
import type { RequestRow } from "#lib/shop/selling/request/request.sql.ts";
import { type Command, EXIT } from "../command.ts";
import { czk, plainSpaces } from "../czk.ts";
import { pragueTime } from "../prague-time.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { withShop } from "../with-shop.ts";
import { oneLine } from "./order-history.ts";

const options = { json: { type: "boolean" } } as const;

export const NO_SUCH_REQUEST = (number: string) =>
	`There is no request ${number}. See the latest ones by \`npm run shop -- requests list\`.`;

export const requestsShow: Command = {
	name: "requests show",
	usage: "<number> [--json]",
	summary: "shows what somebody asked a service for, and what became of it",
	help: `Changes nothing. Shows what was asked for, by whom, which costume is held for it, its price and its steps with who and when.
Times are those of Prague.

  --json   as JSON, with UTC times and amounts in haléře

  npm run shop -- requests show P260001`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["request number"]);
		if (!input.ok) return explainMisuse(requestsShow, io, input.sentence);
		const [number = ""] = input.value.positionals;
		const request = await withShop(io, (shop) => showRequest(shop, number));
		if (!request) {
			io.complain(NO_SUCH_REQUEST(number));
			return EXIT.refused;
		}
		if (input.value.values.json) io.print(JSON.stringify(jsonOf(request), null, 2));
		else for (const line of linesOf(request)) io.print(line);
		return EXIT.done;
	},
};

function linesOf(request: RequestRow): string[] {
	const { number, kind, state, steps } = request;
	return [
		`Request ${number}, ${kind}: ${state}`,
		"",
		...aligned(factsOf(request)),
		"",
		"Steps",
		...aligned(steps.map((step) => [time(step.at), step.state, step.by, oneLine(step.note)])).map(
			(line) => `  ${line}`,
		),
	];
}

function aligned(rows: string[][]): string[] {
	return alignColumns(rows[0]?.map(() => "") ?? [], rows, []).slice(1);
}

function factsOf(request: RequestRow): string[][] {
	const { firstname, lastname, email, phone, branch, asset_code, price_minor, deposit_minor, note } = request;
	return [
		["Asked", time(request.created_at)],
		["By", `${firstname} ${lastname}, ${email}, ${phone}, ${request.locale}`],
		...(branch ? [["Branch", branch.name]] : []),
		...detailsOf(request.details),
		...(asset_code === null ? [] : [["Costume held", asset_code]]),
		["Price", price_minor === null ? "not said yet" : czk(price_minor)],
		...(deposit_minor === null ? [] : [["Deposit", czk(deposit_minor)]]),
		...(note === "" ? [] : [["Note", oneLine(note)]]),
	];
}

function detailsOf(details: RequestDetails): string[][] {
	switch (details.kind) {
		case "rental":
			return [
				["Costume", plainSpaces([details.costume, details.size].filter(Boolean).join(", "))],
				["Days", `${details.from_day} to ${details.to_day}, ${details.days}`],
			];
		case "inflation":
			return [
				...details.balloons.map(({ quantity, name, wish, is_own, has_gel }) => [
					"Balloons",
					plainSpaces(
						[
							`${quantity} × ${name}`,
							...(wish ? [wish] : []),
							...(is_own ? ["own"] : []),
							...(has_gel ? ["gel"] : []),
						].join(", "),
					),
				]),
				["Pickup", time(details.pickup_at)],
				["Party ends", time(details.party_ends_at)],
			];
		case "decoration":
			return [
				["Day", details.day],
				["Place", details.place],
				["Motif", details.motif],
				...(details.colours === "" ? [] : [["Colours", details.colours]]),
				["Guests", `${details.guests}`],
				["Budget", czk(details.budget)],
			];
		case "event":
			return [
				["Event", details.title],
				["When", `${details.day} ${details.time}`],
				["Place", details.place],
				["Guests", `${details.guests}`],
				["About", oneLine(details.about)],
			];
	}
}

/** Without the hash, which allows cancelling. */
function jsonOf({ id, hash, created_at, steps, ...request }: RequestRow) {
	return {
		...request,
		date: new Date(created_at).toISOString(),
		steps: steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
	};
}

const time = (moment: string) => pragueTime.format(new Date(moment));
