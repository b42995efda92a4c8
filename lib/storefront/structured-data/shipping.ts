import type {
	MonetaryAmountLeaf,
	OfferShippingDetailsLeaf,
	QuantitativeValueLeaf,
	ShippingDeliveryTimeLeaf,
} from "schema-dts";
import type { DeliveryMethod } from "#lib/contract/schemas/delivery.ts";
import { minorToDecimal } from "#lib/domain/money/money.ts";
import { SENT_KINDS } from "#lib/domain/order/delivery-kinds.ts";
import { cutOffTime, type Dispatch } from "#lib/domain/time/promised-dates.ts";
import { shopAddress } from "../client/shop-address.ts";

/** A parcel leaves on the day of the order or the next one; the other promised days are transit. */
const HANDLING_DAYS_MAX = 1;
const WORKING_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

/** Price and time of delivery for goods of this price in haléře: the cheapest carrier to an address and to a pickup point. */
export function shippingDetails(
	deliveries: readonly DeliveryMethod[],
	dispatch: Dispatch,
	priceMinor: number,
): OfferShippingDetailsLeaf[] {
	return SENT_KINDS.flatMap((kind) => {
		const [cheapest] = deliveries
			.filter((delivery) => delivery.kind === kind)
			.sort((a, b) => a.price_with_tax - b.price_with_tax);
		return cheapest ? [detailsOf(cheapest, dispatch, priceMinor)] : [];
	});
}

function detailsOf(delivery: DeliveryMethod, dispatch: Dispatch, priceMinor: number): OfferShippingDetailsLeaf {
	const { key, name, price_with_tax, free_above_with_tax } = delivery;
	const isFree = price_with_tax === 0 || (free_above_with_tax !== null && priceMinor > free_above_with_tax);
	return {
		"@type": "OfferShippingDetails",
		"@id": shopAddress(`/#delivery-${key}${isFree ? "-free" : ""}`),
		name,
		shippingRate: amount(isFree ? 0 : price_with_tax),
		shippingDestination: { "@type": "DefinedRegion", addressCountry: "CZ" },
		deliveryTime: deliveryTime(delivery.days, dispatch),
	};
}

/** Prague's offset in summer: in winter the cut-off told is an hour early, and promises nobody too much. */
const OFFSET = "+02:00";

function deliveryTime({ from, to }: DeliveryMethod["days"], dispatch: Dispatch): ShippingDeliveryTimeLeaf {
	const handlingMax = Math.min(HANDLING_DAYS_MAX, to - from);
	return {
		"@type": "ShippingDeliveryTime",
		businessDays: {
			"@type": "OpeningHoursSpecification",
			dayOfWeek: WORKING_DAYS.map((day) => `https://schema.org/${day}` as const),
		},
		cutoffTime: `${cutOffTime(dispatch)}:00${OFFSET}`,
		handlingTime: days(0, handlingMax),
		transitTime: days(from, to - handlingMax),
	};
}

function days(minValue: number, maxValue: number): QuantitativeValueLeaf {
	return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}

function amount(minor: number): MonetaryAmountLeaf {
	return { "@type": "MonetaryAmount", value: minorToDecimal(minor), currency: "CZK" };
}
