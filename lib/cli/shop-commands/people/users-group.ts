import { changeGroup } from "#lib/shop/members/account/manage-users.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs, wholeNumber } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { NO_SUCH_USER } from "./users-show.ts";

const options = { "dry-run": { type: "boolean" } } as const;
const GROUP = { min: 1, max: 2 ** 31 - 1 };

export const usersGroup: Command = {
	name: "users group",
	usage: "<e-mail> <group number> [--dry-run]",
	summary: "puts a customer into another group",
	help: `The group's discount and pages hold for the customer from the next request on; orders made before stay as they are.
Group 2 are the influencers: give one vouchers by \`vouchers create --owner\`. Whoever leaves it keeps vouchers and
commission, but sees them no more.

  --dry-run   only says what would change

  npm run shop -- users group tereza@example.cz 2`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["e-mail", "group number"]);
		if (!input.ok) return explainMisuse(usersGroup, io, input.sentence);
		const [email = "", typedGroup = ""] = input.value.positionals;
		const groupId = wholeNumber(typedGroup, GROUP);
		if (groupId === null) return explainMisuse(usersGroup, io, `"${typedGroup}" is no number of a group.`);
		const { "dry-run": isDryRun = false } = input.value.values;
		const changed = await withShop(io, (shop) => changeGroup(shop, { email, groupId, isDryRun }));
		if (!changed.ok) {
			const noGroup = `There is no group ${groupId}. There are ${changed.value}.`;
			io.complain(changed.error === "unknown" ? NO_SUCH_USER(email) : noGroup);
			return EXIT.refused;
		}
		const { before, after, email: known } = changed.value;
		const names = [before, after].map(({ id, name }) => `${id} (${name})`);
		if (before.id === after.id) io.print(`${known} is in group ${names[1]} already; nothing was changed.`);
		else io.print(`${known}: group ${names.join(" → ")}${isDryRun ? " (dry run, nothing written)" : ""}`);
		return EXIT.done;
	},
};
