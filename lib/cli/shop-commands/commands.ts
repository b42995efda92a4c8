import { bannersList, bannersRemove, bannersSet } from "./banners.ts";
import { booksExport } from "./books-export.ts";
import { categoriesList } from "./categories-list.ts";
import { type Command, EXIT, type Io } from "./command.ts";
import { contentImport } from "./content-import.ts";
import { currencyRate } from "./currency-rate.ts";
import { demoRemove } from "./demo-remove.ts";
import { feedsBuild } from "./feeds-build.ts";
import { feedsCheck } from "./feeds-check.ts";
import { generate } from "./generate.ts";
import { importFile } from "./import-file.ts";
import { influencersPay } from "./influencers-pay.ts";
import { influencersReport } from "./influencers-report.ts";
import { influencersTerms } from "./influencers-terms.ts";
import { maintenanceOff, maintenanceOn } from "./maintenance.ts";
import { nearest } from "./nearest.ts";
import { newShopCommand } from "./new-shop.ts";
import { newsletterList } from "./newsletter-list.ts";
import { orderMoves } from "./order-moves.ts";
import { orderPay } from "./order-pay.ts";
import { orderPrint } from "./order-print.ts";
import { orderRefund } from "./order-refund.ts";
import { orderShow } from "./order-show.ts";
import { orderWithdraw } from "./order-withdraw.ts";
import { ordersLabels } from "./orders-labels.ts";
import { ordersList } from "./orders-list.ts";
import { ordersPicking } from "./orders-picking.ts";
import { ordersRefunds } from "./orders-refunds.ts";
import { ordersSlips } from "./orders-slips.ts";
import { priceSet } from "./price-set.ts";
import { requestMoves } from "./request-moves.ts";
import { requestsList } from "./requests-list.ts";
import { requestsShow } from "./requests-show.ts";
import { reviewsApprove, reviewsList, reviewsReject } from "./reviews.ts";
import { sales } from "./sales.ts";
import { satisfactionReport } from "./satisfaction-report.ts";
import { seed } from "./seed.ts";
import { settingsGet, settingsSet } from "./settings.ts";
import { stockSet } from "./stock-set.ts";
import { storesList } from "./stores-list.ts";
import { storesClose, storesOpen } from "./stores-opening.ts";
import { alignColumns } from "./table.ts";
import { usersEndSessions } from "./users-end-sessions.ts";
import { usersGroup } from "./users-group.ts";
import { usersList } from "./users-list.ts";
import { usersResetLink } from "./users-reset-link.ts";
import { usersShow } from "./users-show.ts";
import { vouchersCreate } from "./vouchers-create.ts";
import { vouchersEnd } from "./vouchers-end.ts";
import { vouchersList } from "./vouchers-list.ts";

const COMMANDS: Command[] = [
	newShopCommand,
	seed,
	demoRemove,
	importFile,
	categoriesList,
	contentImport,
	generate,
	ordersList,
	ordersRefunds,
	ordersPicking,
	ordersSlips,
	ordersLabels,
	orderShow,
	orderPay,
	...orderMoves,
	orderWithdraw,
	orderRefund,
	orderPrint,
	booksExport,
	sales,
	requestsList,
	requestsShow,
	...requestMoves,
	priceSet,
	stockSet,
	storesList,
	storesClose,
	storesOpen,
	reviewsList,
	reviewsApprove,
	reviewsReject,
	vouchersList,
	vouchersCreate,
	vouchersEnd,
	usersList,
	usersShow,
	usersGroup,
	usersResetLink,
	usersEndSessions,
	influencersReport,
	influencersPay,
	influencersTerms,
	newsletterList,
	satisfactionReport,
	feedsBuild,
	feedsCheck,
	settingsGet,
	settingsSet,
	currencyRate,
	bannersList,
	bannersSet,
	bannersRemove,
	maintenanceOn,
	maintenanceOff,
];

const EXIT_CODES = `Exit codes: ${EXIT.done} done, or nothing to do; ${EXIT.refused} refused, nothing changed; ${EXIT.misused} not understood.`;

/** Runs what was typed behind `npm run shop --`; resolves to the exit code. */
export async function runShopCommand(typed: string[], io: Io): Promise<number> {
	const isHelp = (word: string | undefined) => word === "help" || word === "--help" || word === "-h";
	const wantsHelp = typed.length === 0 || isHelp(typed[0]) || typed.includes("--help") || typed.includes("-h");
	const words = wantsHelp ? typed.filter((word) => !isHelp(word)) : typed;
	if (wantsHelp && words.length === 0) return printOverview(io);

	const command = COMMANDS.find(({ name }) => name.split(" ").every((word, index) => words[index] === word));
	if (!command) return explainUnknown(words, io, wantsHelp);
	if (wantsHelp) return printHelp(command, io);
	return command.run(words.slice(command.name.split(" ").length), io);
}

function printOverview(io: Io): number {
	const rows = COMMANDS.map(({ name, summary }) => [`  ${name}`, summary]);
	rows.push(["  help <command>", "explains a command, its options and what it changes"]);
	io.print("The shop's own commands: npm run shop -- <command>\n");
	for (const line of alignColumns(["", ""], rows, []).slice(1)) io.print(line);
	io.print(`\nThey work on the running shop, or open its database themselves. ${EXIT_CODES}`);
	return EXIT.done;
}

function printHelp({ name, usage, summary, help }: Command, io: Io): number {
	io.print(`npm run shop -- ${`${name} ${usage}`.trimEnd()}: ${summary}\n`);
	io.print(`${help}\n\n${EXIT_CODES}`);
	return EXIT.done;
}

function explainUnknown(words: string[], io: Io, wantsHelp: boolean): number {
	const [first = ""] = words;
	const group = COMMANDS.filter(({ name }) => name.startsWith(`${first} `));
	if (wantsHelp && words.length === 1 && group[0]) return printHelp(group[0], io);
	const typed = words
		.filter((word) => !word.startsWith("-"))
		.slice(0, 2)
		.join(" ");
	const names = [...COMMANDS.map(({ name }) => name), "help"];
	const near = (words.length === 1 && group[0]?.name) || nearest([typed, first], names);
	io.complain(`There is no command "${typed}". Did you mean "${near}"?`);
	io.complain("All commands: npm run shop -- help");
	return EXIT.misused;
}
