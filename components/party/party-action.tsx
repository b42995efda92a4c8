import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import type { WantedPacks } from "#lib/domain/party/party-cart.ts";
import type { PartyCart } from "./use-party-cart.ts";

type Props = { cart: PartyCart; wanted: readonly WantedPacks[]; cartPath: string; isLarge?: boolean };

/** One button for the whole party; when all of it is in the cart, the way there. */
export function PartyAction({ cart, wanted, cartPath, isLarge = false }: Props) {
	const t = useTranslations("party");
	const { isWriting, isBegun } = cart;
	const isDone = cart.hasAll(wanted);
	const toCart = useRef<HTMLAnchorElement>(null);
	const wasPressed = useRef(false);
	// The button that was pressed is gone.
	useEffect(() => {
		if (isDone && wasPressed.current) toCart.current?.focus();
		if (isDone) wasPressed.current = false;
	}, [isDone]);
	const add = async () => {
		wasPressed.current = true;
		wasPressed.current = await cart.write(wanted);
	};
	const size = isLarge ? "large" : "normal";
	if (isDone) {
		return (
			<Link ref={toCart} className={buttonClass({ size, isWide: true })} href={cartPath} prefetch={false}>
				{t("toCart")}
			</Link>
		);
	}
	const isNothing = !isBegun && wanted.every(({ packs }) => packs === 0);
	return (
		<Button size={size} isWide isBusy={isWriting} disabled={isNothing} onClick={() => void add()}>
			{t(isBegun ? "update" : "add")}
		</Button>
	);
}
