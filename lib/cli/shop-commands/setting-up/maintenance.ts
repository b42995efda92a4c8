import { MAINTENANCE_MESSAGE_MAX_LENGTH } from "#lib/domain/maintenance.ts";
import { type MaintenanceChange, setMaintenance } from "#lib/shop/content/settings/maintenance.ts";
import { type Command, EXIT, type Io } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";

const offOptions = { "dry-run": { type: "boolean" } } as const;
const options = {
	...offOptions,
	"message-cs": { type: "string" },
	"message-en": { type: "string" },
} as const;

export const maintenanceOn: Command = {
	name: "maintenance on",
	usage: "[--message-cs <text>] [--message-en <text>] [--dry-run]",
	summary: "closes the shop for maintenance",
	help: `Within 5 s every page of every running server leads to the maintenance page, which answers 503 with Retry-After, and
shoppers' changes are refused. Nothing is lost: carts and orders stay, and payments are still taken note of. Pictures and
what the API shows stay readable. No server needs to be started anew.

  --message-cs <text>   said on the Czech page in place of its own sentence, ${MAINTENANCE_MESSAGE_MAX_LENGTH} characters at most; it stays
                        until another one is given, a blank one takes it away
  --message-en <text>   the same for the English page
  --dry-run             only says what would change

  npm run shop -- maintenance on --message-cs "Stěhujeme sklad, otevřeme v poledne."`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(maintenanceOn, io, input.sentence);
		const { "message-cs": cs, "message-en": en, "dry-run": isDryRun = false } = input.value.values;
		const tooLong = [cs, en].find((text = "") => text.trim().length > MAINTENANCE_MESSAGE_MAX_LENGTH);
		if (tooLong !== undefined) {
			const sentence = `A message has at most ${MAINTENANCE_MESSAGE_MAX_LENGTH} characters, not ${tooLong.trim().length}.`;
			return explainMisuse(maintenanceOn, io, sentence);
		}
		const messages = {
			...(cs === undefined ? {} : { cs: cs.trim() }),
			...(en === undefined ? {} : { en: en.trim() }),
		};
		return switchTo({ isOn: true, messages, isDryRun }, io);
	},
};

export const maintenanceOff: Command = {
	name: "maintenance off",
	usage: "[--dry-run]",
	summary: "opens the shop after maintenance",
	help: `Within 5 s the pages are there again; who waits on the maintenance page is led back where they wanted to go.

  --dry-run   only says what would change

  npm run shop -- maintenance off`,
	options: offOptions,
	async run(args, io) {
		const input = readArgs(args, offOptions, []);
		if (!input.ok) return explainMisuse(maintenanceOff, io, input.sentence);
		return switchTo({ isOn: false, messages: {}, isDryRun: input.value.values["dry-run"] ?? false }, io);
	},
};

async function switchTo(change: MaintenanceChange, io: Io): Promise<number> {
	const isChanged = await withShop(io, (shop) => setMaintenance(shop, change));
	const state = change.isOn ? "in maintenance" : "open";
	if (!isChanged) io.print(`The shop is ${state} already; nothing was changed.`);
	else
		io.print(`The shop is ${state}${change.isDryRun ? " (dry run, nothing written)" : ", on all pages within 5 s"}.`);
	return EXIT.done;
}
