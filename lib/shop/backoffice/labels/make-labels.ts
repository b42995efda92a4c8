import type { CarrierKey, Parcels } from "../../../domain/order/carriers.ts";
import { isToBeDelivered } from "../../../domain/order/order-states.ts";
import { splitStreet } from "../../../domain/people/house-number.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { readParcels } from "../../content/settings/shop-wide.sql.ts";
import { csvLines } from "../../kernel/base/csv.ts";
import type { Shop } from "../../kernel/shop.ts";
import { plain } from "../../telling/document/document-format.ts";
import { missingNumber, type WhichOrders } from "../packing/which-orders.sql.ts";
import { LABEL_FORMATS } from "./formats.ts";
import { type LabelFault, labelOf, type Parcel } from "./label-format.ts";
import { type ParcelRow, parcelRows } from "./parcels.sql.ts";

export type Labels = {
	/** The carrier's import file; null when it would contain no order. */
	file: string | null;
	/** Numbers of the orders in it. */
	taken: string[];
	/** The carrier's orders that the file cannot contain, and why. */
	refused: { number: string; faults: LabelFault[] }[];
	/** Orders in the file whose rows omit something. */
	leftOut: { number: string; faults: LabelFault[] }[];
	/** Orders of other carriers, and those for pickup at a branch. */
	skipped: number;
};

const COUNTRY = "CZ";
const CURRENCY = "CZK";

/**
 * A carrier's import file of orders, oldest first. Orders that do not fit are left out and reported with every reason;
 * nothing is truncated. Refuses unknown order numbers; `value` is the first of them.
 */
export async function makeLabels(
	shop: Shop,
	carrier: CarrierKey,
	which: WhichOrders,
): Promise<Result<Labels, "not_found">> {
	const rows = await parcelRows(shop.db, which);
	const missing = missingNumber(which, rows);
	if (missing !== undefined) return refuse("not_found", missing);
	const parcels = await readParcels(shop.db);
	const format = LABEL_FORMATS[carrier];
	const own = rows.filter((row) => row.carrier === carrier);
	const labels = own.map((row) => {
		const { cells, faults, leftOut } = labelOf(format, parcelOf(row, parcels));
		return { number: row.number, cells, faults: [...orderFaults(row), ...faults], leftOut };
	});
	const taken = labels.filter(({ faults }) => faults.length === 0);
	return accept({
		file: taken.length === 0 ? null : csvLines([...format.head, ...taken.map(({ cells }) => cells)], format.separator),
		taken: taken.map(({ number }) => number),
		refused: labels.filter(({ faults }) => faults.length > 0).map(({ number, faults }) => ({ number, faults })),
		leftOut: taken
			.filter(({ leftOut }) => leftOut.length > 0)
			.map(({ number, leftOut }) => ({ number, faults: leftOut })),
		skipped: rows.length - own.length,
	});
}

function orderFaults({ state, address, is_cash_due, currency_code }: ParcelRow): LabelFault[] {
	const faults: LabelFault[] = isToBeDelivered(state) ? [] : [{ code: "state", state }];
	if (address && address.country !== COUNTRY) faults.push({ code: "foreign", country: address.country });
	if (is_cash_due && currency_code !== CURRENCY) faults.push({ code: "currency", currency: currency_code });
	return faults;
}

function parcelOf(row: ParcelRow, { weightGrams, zasilkovnaSender }: Parcels): Parcel {
	const person = row.address ?? row.invoice;
	const place = row.address ?? row.pickup_point ?? row.invoice;
	const { street, houseNumber, addition } = splitStreet(plain(place.street));
	return {
		number: row.number,
		firstname: plain(person.firstname),
		lastname: plain(person.lastname),
		company: plain(person.company),
		street,
		houseNumber,
		addition: row.pickup_point ? "" : addition,
		city: plain(place.city),
		zip: place.zip,
		point: row.pickup_point?.code ?? null,
		email: row.email,
		phone: row.phone,
		collectMinor: row.is_cash_due ? row.total_minor : null,
		valueCzk: Math.ceil(row.goods_czk_minor / 100),
		weightGrams,
		isAdult: row.is_adult,
		senderLabel: zasilkovnaSender,
		note: plain(row.note),
	};
}
