import { backup } from "./backup/backup.ts";
import { backupCheck, backupList } from "./backup/backup-list.ts";
import { heldDrop, heldList, heldRelease } from "./backup/held.ts";
import { restoreCommand } from "./backup/restore.ts";
import { booksExport } from "./books-export.ts";
import { categoriesList } from "./categories-list.ts";
import { type Command, EXIT, EXIT_CODES, type Io } from "./command.ts";
import { feedsBuild } from "./feeds-build.ts";
import { feedsCheck } from "./feeds-check.ts";
import { goodsRank } from "./goods-rank.ts";
import { contentImport } from "./import/content-import.ts";
import { contentTemplates } from "./import/content-templates.ts";
import { importFile } from "./import/import-file.ts";
import { mediaPush } from "./media-push.ts";
import { nearest } from "./nearest.ts";
import { orderMoves } from "./orders/order-moves.ts";
import { orderPay } from "./orders/order-pay.ts";
import { orderPrint } from "./orders/order-print.ts";
import { orderRefund } from "./orders/order-refund.ts";
import { orderShow } from "./orders/order-show.ts";
import { orderWithdraw } from "./orders/order-withdraw.ts";
import { ordersLabels } from "./orders/orders-labels.ts";
import { ordersList } from "./orders/orders-list.ts";
import { ordersPicking } from "./orders/orders-picking.ts";
import { ordersRefunds } from "./orders/orders-refunds.ts";
import { ordersSlips } from "./orders/orders-slips.ts";
import { requestMoves } from "./orders/request-moves.ts";
import { requestsList } from "./orders/requests-list.ts";
import { requestsShow } from "./orders/requests-show.ts";
import { influencersPay } from "./people/influencers-pay.ts";
import { influencersReport } from "./people/influencers-report.ts";
import { influencersTerms } from "./people/influencers-terms.ts";
import { newsletterList } from "./people/newsletter-list.ts";
import { reviewsApprove, reviewsList, reviewsReject } from "./people/reviews.ts";
import { satisfactionReport } from "./people/satisfaction-report.ts";
import { usersEndSessions } from "./people/users-end-sessions.ts";
import { usersGroup } from "./people/users-group.ts";
import { usersList } from "./people/users-list.ts";
import { usersResetLink } from "./people/users-reset-link.ts";
import { usersShow } from "./people/users-show.ts";
import { vouchersCreate } from "./people/vouchers-create.ts";
import { vouchersEnd } from "./people/vouchers-end.ts";
import { vouchersList } from "./people/vouchers-list.ts";
import { priceSet } from "./price-set.ts";
import { sales } from "./sales.ts";
import { bannersList, bannersRemove, bannersSet } from "./setting-up/banners.ts";
import { currencyRate } from "./setting-up/currency-rate.ts";
import { demoRemove } from "./setting-up/demo-remove.ts";
import { maintenanceOff, maintenanceOn } from "./setting-up/maintenance.ts";
import { newShopCommand } from "./setting-up/new-shop.ts";
import { restartCommand } from "./setting-up/restart.ts";
import { seed } from "./setting-up/seed.ts";
import { settingsGet, settingsSet } from "./setting-up/settings.ts";
import { storesList } from "./setting-up/stores-list.ts";
import { storesClose, storesOpen } from "./setting-up/stores-opening.ts";
import { stockSet } from "./stock-set.ts";
import { alignColumns } from "./table.ts";
import { vitals } from "./vitals.ts";

const COMMANDS: Command[] = [
	newShopCommand,
	restartCommand,
	seed,
	demoRemove,
	importFile,
	categoriesList,
	contentTemplates,
	contentImport,
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
	goodsRank,
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
	vitals,
	feedsBuild,
	feedsCheck,
	mediaPush,
	settingsGet,
	settingsSet,
	currencyRate,
	bannersList,
	bannersSet,
	bannersRemove,
	maintenanceOn,
	maintenanceOff,
	backupList,
	backupCheck,
	backup,
	restoreCommand,
	heldList,
	heldRelease,
	heldDrop,
];

/** Runs the command after `npm run shop --`; resolves to the exit code. */
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
