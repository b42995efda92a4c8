import { element, escapeXml, XML_DECLARATION } from "../publish/xml.ts";
import { xml } from "./container.ts";
import type { Due } from "./due.ts";
import type { FeedContext } from "./feed-context.ts";
import type { FeedFormat } from "./format.ts";
import { HEUREKA_AVAILABILITY_RULES } from "./heureka-rules.ts";
import { type Offer, stockOf } from "./offer.ts";

/** The availability feed for Heureka.cz, read every ten minutes: stock, place and delivery time. */
export const heurekaAvailability: FeedFormat = {
	file: "heureka-availability.xml",
	title: "Heureka, availability",
	container: xml({ around: ["item_list"], namespace: "", item: "item" }),
	head: () => `${XML_DECLARATION}<item_list>\n`,
	item: (offer, context) => {
		const pieces = stockOf(offer);
		if (pieces === 0) return { leftOut: "no_stock" };
		const delivery = offer.warehouse > 0 ? context.dueDelivery : null;
		const depots = offer.branches.map((branch) => depotOf(branch, context)).join("");
		const content = `${element("stock_quantity", pieces)}${timeOf("delivery_time", delivery)}${depots}`;
		return `<item id="${escapeXml(offer.id)}">${content}</item>`;
	},
	foot: "</item_list>\n",
	rules: HEUREKA_AVAILABILITY_RULES,
};

function depotOf({ id, quantity }: Offer["branches"][number], context: FeedContext): string {
	const pickup = timeOf("pickup_time", context.duePickups.get(id) ?? null);
	return `<depot id="${id}">${element("stock_quantity", quantity)}${pickup}</depot>`;
}

function timeOf(name: string, due: Due | null): string {
	return due === null ? "" : `<${name} orderDeadline="${due.orderBy}">${due.by}</${name}>`;
}
