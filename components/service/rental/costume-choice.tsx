"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Image } from "#components/picture/image.tsx";
import { FieldError, RequiredMark } from "#components/ui/field-frame.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { RentalCostume } from "#lib/contract/schemas/request.ts";
import { fold } from "#lib/domain/words/fold.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import styles from "./costume-choice.module.scss";

type Props = {
	costumes: RentalCostume[];
	/** Id of the chosen product; "" for none. */
	value: string;
	onChoose: (costume: RentalCostume) => void;
	error: string | undefined;
	/** For code that moves the focus here. */
	firstRef: (input: HTMLInputElement | null) => void;
};

/** Costumes with pictures, filtered by any part of their names. The chosen one always stays in the list. */
export function CostumeChoice({ costumes, value, onChoose, error, firstRef }: Props) {
	const t = useTranslations("rental");
	const errorId = useId();
	const list = useRef<HTMLDivElement>(null);
	const [typed, setTyped] = useState("");
	useEffect(() => {
		if (value !== "" && list.current) bringChosenIntoView(list.current);
	}, [value]);
	const words = fold(typed).split(/\s+/).filter(Boolean);
	const found = costumes.filter(
		({ product_id, name }) => String(product_id) === value || words.every((word) => fold(name).includes(word)),
	);
	const hits = found.filter(({ name }) => words.every((word) => fold(name).includes(word))).length;
	return (
		<div className={styles.root}>
			<TextField
				type="search"
				autoComplete="off"
				label={t("search")}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={(event) => {
					// Enter in the filter must not submit the form.
					if (event.key === "Enter") event.preventDefault();
				}}
			/>
			<p className={styles.count} role="status">
				{hits === 0 ? t("noCostume") : t("costumes", { count: hits })}
			</p>
			<div
				className={styles.group}
				role="radiogroup"
				aria-label={t("costume")}
				aria-required="true"
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? errorId : undefined}
			>
				<p className={styles.label} aria-hidden="true">
					{t("costume")}
					<RequiredMark />
				</p>
				<FieldError id={errorId}>{error}</FieldError>
				<div ref={list} className={styles.list}>
					{found.map((costume, index) => (
						<label key={costume.product_id} className={styles.costume}>
							<input
								ref={index === 0 ? firstRef : undefined}
								type="radio"
								name="productId"
								value={costume.product_id}
								checked={String(costume.product_id) === value}
								onChange={() => onChoose(costume)}
							/>
							<span className={styles.picture} style={{ background: costume.tint }}>
								{costume.image && <Image src={costume.image.src} width={96} />}
							</span>
							<span className={styles.name}>{costume.name}</span>
							<span className={styles.price}>{t("from", { price: formatCzk(costume.prices.short) })}</span>
						</label>
					))}
				</div>
			</div>
		</div>
	);
}

/** Scrolls the list, never the page: a costume chosen by a link may be at its end. */
function bringChosenIntoView(list: HTMLElement): void {
	const label = list.querySelector(":checked")?.closest("label");
	if (!label) return;
	const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = label;
	if (left < list.scrollLeft || left + width > list.scrollLeft + list.clientWidth) list.scrollLeft = left - width / 2;
	if (top < list.scrollTop || top + height > list.scrollTop + list.clientHeight) list.scrollTop = top - height / 2;
}
