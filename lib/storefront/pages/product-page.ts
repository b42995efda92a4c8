import type { RelatedProducts } from "#lib/contract/schemas/catalogue.ts";
import type { DeliveryMethod } from "#lib/contract/schemas/delivery.ts";
import type { ReviewsPage } from "#lib/contract/schemas/review.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { ServiceKind } from "#lib/domain/request/request-states.ts";
import type { Dispatch } from "#lib/domain/time/promised-dates.ts";
import { fetchServices } from "../content/content.ts";
import { fetchRentalCostumes } from "../content/service-goods.ts";
import { fetchDeliveryMethods, fetchSettings } from "../content/settings.ts";
import { fetchStores } from "../content/stores.ts";
import { fetchRelated, fetchReviews } from "../goods/catalogue.ts";

export type BesideProduct = {
	related: RelatedProducts;
	/** The first page of them. */
	reviews: ReviewsPage;
	deliveries: DeliveryMethod[];
	/** Of the whole shop. */
	branchCount: number;
	dispatch: Dispatch;
	/** Address of the service that lends these goods, and their lowest price there in haléře; null when they are sold alone. */
	rental: { url: string; fromMinor: number } | null;
	/** The same of the service that fills them with helium; null when it does not. */
	filling: { url: string; fromMinor: number } | null;
};

/** What a product's page shows beside the product itself; null when no product on sale has this id. */
export async function findBesideProduct(locale: Locale, id: number): Promise<BesideProduct | null> {
	const [related, reviews, deliveries, stores, costumes, services, { dispatch }] = await Promise.all([
		fetchRelated(locale, id),
		fetchReviews(id),
		fetchDeliveryMethods(locale),
		fetchStores(locale),
		fetchRentalCostumes(locale),
		fetchServices(locale),
		fetchSettings(locale),
	]);
	if (!related || !reviews) return null;
	const lent = costumes.find((costume) => costume.product_id === id);
	const offer = (of: ServiceKind, fromMinor: number | undefined) => {
		const url = services.find(({ kind }) => kind === of)?.url;
		return url === undefined || fromMinor === undefined ? null : { url, fromMinor };
	};
	return {
		...{ related, reviews, deliveries, branchCount: stores.length, dispatch },
		rental: offer("rental", lent?.prices.short),
		filling: offer("inflation", related.filling?.price_with_tax),
	};
}
