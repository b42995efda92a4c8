import type { UserFactsRow } from "#lib/shop/members/account/manage-users.sql.ts";
import { showUser } from "#lib/shop/members/account/manage-users.ts";
import { type Command, EXIT } from "../command.ts";
import { pragueTime } from "../prague-time.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { withShop } from "../with-shop.ts";
import { percentText } from "./voucher-text.ts";

const options = { json: { type: "boolean" } } as const;

export const NO_SUCH_USER = (email: string) =>
	`There is no customer ${email}. Find one by \`npm run shop -- users list --email <part>\`.`;

export const usersShow: Command = {
	name: "users show",
	usage: "<e-mail> [--json]",
	summary: "shows what the shop knows of a customer with an account",
	help: `Changes nothing. The e-mail may be typed in small or capital letters. Times are those of Prague.

  --json   as JSON, with UTC times

  npm run shop -- users show jana@example.cz`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["e-mail"]);
		if (!input.ok) return explainMisuse(usersShow, io, input.sentence);
		const [email = ""] = input.value.positionals;
		const user = await withShop(io, (shop) => showUser(shop, email));
		if (!user) {
			io.complain(NO_SUCH_USER(email));
			return EXIT.refused;
		}
		if (input.value.values.json) io.print(JSON.stringify(jsonOf(user), null, 2));
		else for (const line of alignColumns(["", ""], rowsOf(user), []).slice(1)) io.print(line);
		return EXIT.done;
	},
};

function rowsOf(user: UserFactsRow): string[][] {
	const discount = Number(user.discount) === 0 ? "" : `, ${percentText(user.discount)} off all goods`;
	const place = [user.street, `${user.zip} ${user.city}`.trim(), user.country].filter((part) => part !== "");
	return [
		["E-mail", `${user.email}, ${user.is_confirmed ? "confirmed" : "not confirmed"}`],
		["Name", `${user.firstname} ${user.lastname}`.trim()],
		["Phone", user.phone],
		["Group", `${user.group_id} ${user.group_name}${discount}`],
		["Company", [user.company, user.company_id, user.tax_id].filter((part) => part !== "").join(", ")],
		["Address", user.city === "" ? "" : place.join(", ")],
		["Language", user.locale],
		["Since", pragueTime.format(new Date(user.created_at))],
		["Orders", `${user.orders}`],
		["Addresses", `${user.addresses}`],
		["Signed in", user.sessions === 1 ? "in 1 browser" : `in ${user.sessions} browsers`],
		["Vouchers", user.vouchers.join(", ")],
	].filter(([, fact]) => fact !== "");
}

function jsonOf({ group_id, group_name, discount, created_at, ...user }: UserFactsRow) {
	return {
		...user,
		since: new Date(created_at).toISOString(),
		group: { id: group_id, name: group_name, discount: Number(discount) },
	};
}
