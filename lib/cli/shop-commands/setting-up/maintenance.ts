import { DEFAULT_LOCALE } from "#lib/domain/locale.ts";
import { MAINTENANCE_MESSAGE_MAX_LENGTH } from "#lib/domain/maintenance.ts";
import { languageName } from "#lib/domain/words/language-name.ts";
import { type MaintenanceChange, setMaintenance } from "#lib/shop/content/settings/maintenance.ts";
import { type Command, EXIT, type Io } from "../command.ts";
import { localeHelp, localeOptions, localeUsage, typedTexts } from "../locale-options.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";

const offOptions = { "dry-run": { type: "boolean" } } as const;
const options = {
	...offOptions,
	...localeOptions("message"),
} as const;

const SAID = `said on ${languageName(DEFAULT_LOCALE)} pages in place of their own sentence, ${MAINTENANCE_MESSAGE_MAX_LENGTH} characters at most; it
                        stays until another one is given, a blank one takes it away`;

export const maintenanceOn: Command = {
	name: "maintenance on",
	usage: `${localeUsage("message")} [--dry-run]`,
	summary: "closes the shop for maintenance",
	help: `Within 5 s every page of every running server leads to the maintenance page, which answers 503 with Retry-After, and
shoppers' changes are refused. Nothing is lost: carts and orders stay, and payments are still taken note of. Pictures and
what the API shows stay readable. No server needs to be started anew.

${localeHelp("message", SAID, "pages")}
  --dry-run             only says what would change

  npm run shop -- maintenance on --message-cs "Stěhujeme sklad, otevřeme v poledne."`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(maintenanceOn, io, input.sentence);
		const { "dry-run": isDryRun = false, ...values } = input.value.values;
		const messages = typedTexts(values, "message");
		const tooLong = Object.values(messages).find((text) => text.length > MAINTENANCE_MESSAGE_MAX_LENGTH);
		if (tooLong !== undefined) {
			const sentence = `A message has at most ${MAINTENANCE_MESSAGE_MAX_LENGTH} characters, not ${tooLong.length}.`;
			return explainMisuse(maintenanceOn, io, sentence);
		}
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
