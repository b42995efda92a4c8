import type { ListedUserRow } from "#lib/shop/members/account/manage-users.sql.ts";
import { listUsers } from "#lib/shop/members/account/manage-users.ts";
import { type Command, EXIT } from "../command.ts";
import { pragueTime } from "../prague-time.ts";
import { explainMisuse, readArgs, wholeNumber } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { withShop } from "../with-shop.ts";

const options = {
	email: { type: "string" },
	group: { type: "string" },
	limit: { type: "string", default: "50" },
	json: { type: "boolean" },
} as const;
const LIMIT = { min: 1, max: 10_000 };
const GROUP = { min: 1, max: 2 ** 31 - 1 };

export const usersList: Command = {
	name: "users list",
	usage: "[--email <part>] [--group <number>] [--limit <number>] [--json]",
	summary: "shows customers with an account, the newest first",
	help: `Changes nothing. Times are those of Prague. "Orders" are the account's own that were not cancelled.

  --email <part>     only those whose e-mail holds this text
  --group <number>   only those of this group; 2 are the influencers
  --limit <number>   how many at most, ${options.limit.default} unless said otherwise, ${LIMIT.max} at most
  --json             as JSON, with UTC times

  npm run shop -- users list --group 2`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(usersList, io, input.sentence);
		const { email, group, limit: typedLimit, json } = input.value.values;
		const limit = wholeNumber(typedLimit, LIMIT);
		if (limit === null) {
			const sentence = `--limit takes a whole number from ${LIMIT.min} to ${LIMIT.max}, not "${typedLimit}".`;
			return explainMisuse(usersList, io, sentence);
		}
		const groupId = group === undefined ? undefined : wholeNumber(group, GROUP);
		if (groupId === null) return explainMisuse(usersList, io, `--group takes the number of a group, not "${group}".`);
		const users = await withShop(io, (shop) => listUsers(shop, { emailPart: email, groupId, limit }));
		if (json) io.print(JSON.stringify(users.map(jsonOf), null, 2));
		else if (users.length === 0) io.print("There are no such customers.");
		else for (const line of alignColumns(HEADER, users.map(rowOf), [5])) io.print(line);
		return EXIT.done;
	},
};

const HEADER = ["E-mail", "Name", "Group", "E-mail confirmed", "Since", "Orders"];

function rowOf(user: ListedUserRow): string[] {
	return [
		user.email,
		user.name,
		`${user.group_id} ${user.group_name}`,
		user.is_confirmed ? "yes" : "no",
		pragueTime.format(new Date(user.created_at)),
		`${user.orders}`,
	];
}

function jsonOf({ email, name, group_id, group_name, is_confirmed, created_at, orders }: ListedUserRow) {
	const since = new Date(created_at).toISOString();
	return { email, name, group: { id: group_id, name: group_name }, is_confirmed, since, orders };
}
