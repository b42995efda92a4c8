"use client";
import { useTranslations } from "next-intl";
import { type MouseEvent, type RefObject, useRef } from "react";
import { Image } from "#components/picture/image.tsx";
import type { Choice, DecisionVariant } from "./decision-product.ts";
import { VARIANT_INPUT } from "./use-chosen-variant.ts";
import styles from "./variant-picker.module.scss";

/** Where the picker stands, and how a button elsewhere leads to it: in sight it gets the focus, otherwise it opens as a sheet. */
export function useVariantPicker() {
	const picker = useRef<HTMLFieldSetElement>(null);
	const open = () => {
		const element = picker.current;
		if (!element) return;
		const { top, bottom } = element.getBoundingClientRect();
		// The header and the bar of the cart lie over the edges of the screen.
		const isInSight = top > EDGE_PX && bottom < window.innerHeight - EDGE_PX;
		if (!isInSight) openSheet(element);
		element.dataset.asked = "";
		element.querySelector("input")?.focus({ preventScroll: true });
	};
	return { picker, open };
}

const EDGE_PX = 64;

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
						<label key={variant.id} className={isSoldOut ? styles.soldOut : styles.choice} onClick={closeAfterPointer}>
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
