import { hasEnded, type OrderState } from "../../../domain/order/order-states.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { pragueDay } from "../../../domain/time/calendar-day.ts";
import type { OrderAddress } from "../../kernel/db/schema/orders.ts";
import type { Shop } from "../../kernel/shop.ts";
import { loadDocumentTexts } from "../../telling/document/document-texts.ts";
import type { Slip } from "../../telling/document/paper.ts";
import { renderSlips } from "../../telling/document/render-slips.ts";
import { type SlipData, slipOf } from "../../telling/document/slip-paper.ts";
import { companyOf } from "../new/company.sql.ts";
import type { Company } from "../new/company.ts";
import { type SlipRow, slipRows } from "./slips.sql.ts";
import { missingNumber, type WhichOrders } from "./which-orders.sql.ts";

type SlipFile = { name: string; bytes: Buffer };
export type Slips = {
	files: SlipFile[];
	/** Orders without a slip, because they have ended. */
	ended: { number: string; state: OrderState }[];
};

/**
 * Packing slips of orders as PDFs in the orders' languages, one each, or all in one to print at once; none without orders.
 * Orders that have ended are left out and reported. Refuses unknown order numbers; `value` is the first of them.
 */
export async function makeSlips(
	shop: Shop,
	which: WhichOrders,
	{ isOneFile }: { isOneFile: boolean },
): Promise<Result<Slips, "not_found">> {
	const rows = await slipRows(shop.db, which);
	const missing = missingNumber(which, rows);
	if (missing !== undefined) return refuse("not_found", missing);
	const companies = await companyOf(shop.db);
	const slips: { slip: Slip; name: string }[] = [];
	for (const row of rows.filter(({ state }) => !hasEnded(state))) {
		const t = await loadDocumentTexts(row.locale);
		const slip = slipOf(dataOf(row, companies[row.locale]), t);
		slips.push({ slip, name: t("slip.fileName", { number: row.number }) });
	}
	const files = isOneFile ? await inOneFile(slips) : await inFilesOfTheirOwn(slips);
	return accept({ files, ended: rows.filter(({ state }) => hasEnded(state)) });
}

async function inOneFile(slips: { slip: Slip }[]): Promise<SlipFile[]> {
	const [first, ...others] = slips.map(({ slip }) => slip);
	if (!first) return [];
	const t = await loadDocumentTexts("cs");
	return [{ name: t("slip.filesName"), bytes: await renderSlips([first, ...others]) }];
}

/** One by one: each drawing holds its fonts in memory. */
async function inFilesOfTheirOwn(slips: { slip: Slip; name: string }[]): Promise<SlipFile[]> {
	const files: SlipFile[] = [];
	for (const { slip, name } of slips) files.push({ name, bytes: await renderSlips([slip]) });
	return files;
}

function dataOf(row: SlipRow, sender: Company): SlipData {
	const { company } = row.address ?? row.invoice;
	const { street, city, zip } = row.address ?? row.place ?? row.invoice;
	return {
		number: row.number,
		locale: row.locale,
		day: pragueDay(new Date(row.created_at)),
		promisedTo: row.promised_to,
		sender,
		buyer: nameOf(row.invoice),
		recipient: {
			person: nameOf(row.address ?? row.invoice),
			company,
			place: row.place?.name ?? "",
			street,
			city,
			zip,
			country: row.country ?? "",
		},
		phone: row.phone,
		delivery: row.delivery,
		collect: row.is_cash_due ? { minor: row.total_minor, currency: row.currency } : null,
		note: row.note,
		lines: row.lines,
	};
}

function nameOf({ firstname, lastname }: OrderAddress): string {
	return `${firstname} ${lastname}`.trim();
}
