"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TextAreaField } from "#components/ui/text-field.tsx";
import { NOTE_MAX_LENGTH } from "#lib/domain/order/order-terms.ts";
import type { CartLineItem } from "#lib/storefront/cart/cart-wishes.ts";
import styles from "./note-field.module.scss";

type Props = {
	item: CartLineItem;
	name: string;
	/** Saves a note; resolves to the error message, or null. */
	onChange: (note: string) => Promise<string | null>;
};

/** A note to one line, saved while typing. A note that could not be saved stays in the field. */
export function NoteField({ item, name, onChange }: Props) {
	const t = useTranslations("cartPage.note");
	const [isOpen, setOpen] = useState(item.note !== "");
	/** Text not saved yet; null shows the saved note. */
	const [typed, setTyped] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [isKept, setKept] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	const latest = useRef("");
	const wantsFocus = useRef(false);
	useEffect(() => {
		if (!isOpen || !wantsFocus.current) return;
		wantsFocus.current = false;
		root.current?.querySelector("textarea")?.focus();
	}, [isOpen]);

	if (!isOpen) {
		const open = () => {
			wantsFocus.current = true;
			setOpen(true);
		};
		return (
			<div className={styles.root}>
				<Button tone="quiet" size="small" aria-label={t("addTo", { name })} onClick={open}>
					<Icon name="pencil" size={16} />
					{t("add")}
				</Button>
			</div>
		);
	}
	const change = async (text: string) => {
		latest.current = text;
		setTyped(text);
		setKept(false);
		const refusal = await onChange(text);
		if (latest.current !== text) return;
		setProblem(refusal);
		setKept(refusal === null);
	};
	// While typing, the field keeps blanks; on blur it shows the note as the shop normalised it.
	const leave = () => {
		if (isKept) setTyped(null);
		if (isKept && item.note === "") setOpen(false);
	};
	return (
		<div ref={root} className={styles.root}>
			<TextAreaField
				label={t("label")}
				aria-label={t("labelOf", { name })}
				rows={2}
				maxLength={NOTE_MAX_LENGTH}
				value={typed ?? item.note}
				onChange={(event) => void change(event.target.value)}
				onBlur={leave}
				error={problem ?? undefined}
			/>
			<p className={styles.status} role="status">
				{isKept && t("kept")}
			</p>
		</div>
	);
}
