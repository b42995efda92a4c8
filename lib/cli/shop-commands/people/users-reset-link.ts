import { makeResetLink } from "#lib/shop/members/account/manage-users.ts";
import { type Command, EXIT } from "../command.ts";
import { pragueTime } from "../prague-time.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { NO_SUCH_USER } from "./users-show.ts";

export const usersResetLink: Command = {
	name: "users reset-link",
	usage: "<e-mail>",
	summary: "prints a link with which a customer sets a new password",
	help: `For customers whom no mail reaches. The link works once, for one hour, and older ones stop working; the customer's
password holds until the link is used. Whoever has it can take the account over: make sure whom you give it. No mail is
sent. It leads to the shop's public address (SHOP_URL).

  npm run shop -- users reset-link jana@example.cz`,
	options: {},
	async run(args, io) {
		const input = readArgs(args, {}, ["e-mail"]);
		if (!input.ok) return explainMisuse(usersResetLink, io, input.sentence);
		const [email = ""] = input.value.positionals;
		const link = await withShop(io, (shop) => makeResetLink(shop, email));
		if (!link.ok) {
			io.complain(NO_SUCH_USER(email));
			return EXIT.refused;
		}
		const { email: known, url, expiresAt } = link.value;
		io.print(`New password of ${known}, until ${pragueTime.format(expiresAt)}:`);
		io.print(url);
		return EXIT.done;
	},
};
