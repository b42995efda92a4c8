import { isRequestKind, isRequestState, REQUEST_KINDS, REQUEST_STATES } from "#lib/domain/request/request-states.ts";
import { type ListedRequest, listRequests } from "#lib/shop/selling/request/list-requests.ts";
import { type Command, EXIT } from "../command.ts";
import { nearest } from "../nearest.ts";
import { pragueTime } from "../prague-time.ts";
import { explainMisuse, readArgs, wholeNumber } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { withShop } from "../with-shop.ts";
import { oneLine } from "./order-history.ts";

const options = {
	state: { type: "string" },
	kind: { type: "string" },
	limit: { type: "string", default: "20" },
	json: { type: "boolean" },
} as const;
const LIMIT = { min: 1, max: 10_000 };

export const requestsList: Command = {
	name: "requests list",
	usage: "[--state <state>] [--kind <kind>] [--limit <number>] [--json]",
	summary: "shows what services were asked for, the newest first",
	help: `Changes nothing. Times are those of Prague; "When" is the first day of a rental, the moment at which balloons are fetched,
or the day of a party.

  --state <state>    only requests in this state: ${REQUEST_STATES.join(", ")}
  --kind <kind>      only requests of this kind: ${REQUEST_KINDS.join(", ")}
  --limit <number>   how many at most, ${options.limit.default} unless said otherwise, ${LIMIT.max} at most
  --json             as JSON, with UTC times

  npm run shop -- requests list --state new --kind rental`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(requestsList, io, input.sentence);
		const { state, kind, limit: typedLimit, json } = input.value.values;
		const limit = wholeNumber(typedLimit, LIMIT);
		if (limit === null) {
			const sentence = `--limit takes a whole number from ${LIMIT.min} to ${LIMIT.max}, not "${typedLimit}".`;
			return explainMisuse(requestsList, io, sentence);
		}
		if (state !== undefined && !isRequestState(state)) {
			const sentence = `There is no request state "${state}". Did you mean ${nearest(state, [...REQUEST_STATES])}?`;
			return explainMisuse(requestsList, io, sentence);
		}
		if (kind !== undefined && !isRequestKind(kind)) {
			const sentence = `There is no kind of request "${kind}". Did you mean ${nearest(kind, [...REQUEST_KINDS])}?`;
			return explainMisuse(requestsList, io, sentence);
		}
		const filter = { ...(state === undefined ? {} : { state }), ...(kind === undefined ? {} : { kind }) };
		const requests = await withShop(io, (shop) => listRequests(shop, { ...filter, limit }));
		if (json) io.print(JSON.stringify(requests.map(jsonOf), null, 2));
		else if (requests.length === 0) io.print("There are no such requests.");
		else for (const line of alignColumns(HEADER, requests.map(rowOf), [])) io.print(line);
		return EXIT.done;
	},
};

const HEADER = ["Number", "Date", "Kind", "State", "When", "Branch", "Name", "E-mail"];

function rowOf({ number, createdAt, kind, state, when, branch, name, email }: ListedRequest): string[] {
	return [number, pragueTime.format(createdAt), kind, state, whenText(when), branch ?? "", oneLine(name), email];
}

/** A calendar day unchanged, a time in Prague's time zone. */
function whenText(when: string): string {
	return when.length > 10 ? pragueTime.format(new Date(when)) : when;
}

function jsonOf({ number, createdAt, kind, state, when, branch, name, email }: ListedRequest) {
	return { number, date: createdAt.toISOString(), kind, state, when, branch, name, email };
}
