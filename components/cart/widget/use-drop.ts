import { type RefObject, useEffect } from "react";
import { DROP_WAIT_MS } from "#lib/domain/limits.ts";
import { isMotionWanted } from "#lib/storefront/browser/motion.ts";
import type { Added } from "#lib/storefront/cart/cart-signals.ts";
import { useIsCartChanging } from "#lib/storefront/cart/use-cart-signals.ts";

const load = () => import("#lib/storefront/browser/drop-into-bag.ts");

/** Lets added goods fall into the bag when their popup shows; not at all where the code for it comes later than that. */
export function useDrop(news: Added | null, popup: RefObject<HTMLElement | null>): void {
	const isChanging = useIsCartChanging();
	// With the press, so that it is there with the shop's reply.
	useEffect(() => {
		if (isChanging && isMotionWanted()) load().catch(ignore);
	}, [isChanging]);
	useEffect(() => {
		const picture = news?.reply.product.main_image;
		if (!picture || !isMotionWanted()) return;
		let isInTime = true;
		const stop = () => {
			isInTime = false;
		};
		const timer = setTimeout(stop, DROP_WAIT_MS);
		load()
			.then(({ dropIntoBag }) => {
				if (isInTime && popup.current) dropIntoBag(picture.src, popup.current);
			})
			.catch(ignore);
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [news, popup]);
}

/** Without it the goods are in the bag all the same. */
const ignore = () => undefined;
