import { endSessions } from "#lib/shop/members/account/manage-users.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { NO_SUCH_USER } from "./users-show.ts";

export const usersEndSessions: Command = {
	name: "users end-sessions",
	usage: "<e-mail>",
	summary: "signs a customer out of every browser",
	help: `Their tokens stop working at once; the customer may sign in again. The password stays: to change it too, give the
customer a link by \`users reset-link\`.

  npm run shop -- users end-sessions jana@example.cz`,
	options: {},
	async run(args, io) {
		const input = readArgs(args, {}, ["e-mail"]);
		if (!input.ok) return explainMisuse(usersEndSessions, io, input.sentence);
		const [email = ""] = input.value.positionals;
		const done = await withShop(io, (shop) => endSessions(shop, email));
		if (!done.ok) {
			io.complain(NO_SUCH_USER(email));
			return EXIT.refused;
		}
		const { email: known, ended } = done.value;
		const browsers = ended === 1 ? "1 browser" : `${ended} browsers`;
		io.print(ended === 0 ? `${known} is signed in nowhere.` : `${known} was signed out of ${browsers}.`);
		return EXIT.done;
	},
};
