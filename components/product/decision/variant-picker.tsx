"use client";
import { useTranslations } from "next-intl";
import { type MouseEvent, type RefObject, useRef } from "react";
import { Image } from "#components/picture/image.tsx";
import { loadNow } from "#lib/storefront/browser/when-decoded.ts";
import type { Choice, DecisionVariant } from "./decision-product.ts";
import { VARIANT_INPUT } from "./use-chosen-variant.ts";
import styles from "./variant-picker.module.scss";

/**
 * Where the picker stands, and how the button that buys leads to it: in sight it gets the focus, otherwise it opens as a sheet over the
 * button's bar, or, where the button is in the page, is scrolled to.
 */
export function useVariantPicker() {
	const picker = useRef<HTMLFieldSetElement>(null);
	const open = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
		const element = picker.current;
		if (!element) return;
		const { top, bottom } = element.getBoundingClientRect();
		const bar = button.parentElement ?? button;
		if (getComputedStyle(bar).position !== "fixed") element.scrollIntoView({ block: "center" });
		else if (top < HEADER_PX || bottom > bar.getBoundingClientRect().top) openSheet(element);
		element.dataset.asked = "";
		element.querySelector("input")?.focus({ preventScroll: true });
	};
	return { picker, open };
}

/** A phone's header, which may lie over the page. */
const HEADER_PX = 56;

/** A popover while it is open alone: closed ones are not told to screen readers. */
function openSheet(element: HTMLElement): void {
	element.popover = "auto";
	element.addEventListener("toggle", function close({ newState }) {
		if (newState !== "closed") return;
		element.popover = null;
		element.removeEventListener("toggle", close);
	});
	element.showPopover();
}

/** Variants as radio buttons; sold-out ones are marked and can be chosen, for their watchdog. */
export function VariantPicker({
	variants,
	choice,
	chosenId,
	onChoose,
	picker,
}: {
	variants: DecisionVariant[];
	choice: Choice;
	/** Null when none is chosen. */
	chosenId: number | null;
	onChoose: (id: number) => void;
	picker: RefObject<HTMLFieldSetElement | null>;
}) {
	const t = useTranslations("productDetail");
	const choose = (id: number) => {
		delete picker.current?.dataset.asked;
		onChoose(id);
	};
	// Arrow keys go through the choices, and click them too, but with no pointer: then the sheet stays.
	const closeAfterPointer = ({ detail }: MouseEvent) => {
		if (detail > 0 && picker.current?.popover) picker.current.hidePopover();
	};
	return (
		<fieldset ref={picker} className={styles.root}>
			<legend>{t("choose", { what: choice })}</legend>
			<div className={styles.choices}>
				{variants.map((variant) => {
					const isSoldOut = variant.availability !== "in_stock";
					return (
						// biome-ignore lint/a11y/useKeyWithClickEvents: it says where the click came from, and does nothing for keys
						<label
							key={variant.id}
							className={isSoldOut ? styles.soldOut : styles.choice}
							onPointerEnter={() => loadNow(variant.picture)}
							onFocus={() => loadNow(variant.picture)}
							onClick={closeAfterPointer}
						>
							<input
								type="radio"
								name={VARIANT_INPUT}
								value={variant.id}
								checked={variant.id === chosenId}
								onChange={() => choose(variant.id)}
							/>
							{variant.picture && <Image src={variant.picture} width={32} />}
							<span>
								{variant.name} {isSoldOut && <small>{t("soldOutVariant")}</small>}
							</span>
						</label>
					);
				})}
			</div>
		</fieldset>
	);
}
