"use client";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Image } from "#components/picture/image.tsx";
import { Button } from "#components/ui/button.tsx";
import { FieldError, RequiredMark } from "#components/ui/field-frame.tsx";
import type { RentalCostume } from "#lib/contract/schemas/request.ts";
import { sizeSpan } from "#lib/domain/goods/size-span.ts";
import { RENTAL_SHORT_DAYS } from "#lib/domain/request/request-terms.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import styles from "./costume-choice.module.scss";

/** So many cards stand before the rest is asked for: three rows of a phone, two of what is wider. */
const FOLDED = { phone: 6, wide: 8 };

type Props = {
	/** Those that fit what is looked for. */
	found: RentalCostume[];
	/** The chosen one, which is shown even if it does not fit. */
	chosen: RentalCostume | undefined;
	onChoose: (costume: RentalCostume) => void;
	/** Called before a choice with a pointer: arrow keys go through the choices. */
	onPointer: () => void;
	error: string | undefined;
	/** For code that moves the focus here. */
	firstRef: (input: HTMLInputElement | null) => void;
};

/** Costumes with picture, sizes and price; the first rows of them, until all are asked for. */
export function CostumeChoice({ found, chosen, onChoose, onPointer, error, firstRef }: Props) {
	const t = useTranslations("rental");
	const errorId = useId();
	const [isOpen, setOpen] = useState(false);
	const shown = chosen && !found.includes(chosen) ? [chosen, ...found] : found;
	const classes = [styles.list, !isOpen && styles.folded];
	return (
		<div className={styles.root}>
			<p className={styles.count} role="status">
				{found.length === 0 ? t("noCostume") : t("costumes", { count: found.length })}
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
				<div className={classes.filter(Boolean).join(" ")}>
					{shown.map((costume, index) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: it says where the click came from, and does nothing for keys
						<label
							key={costume.product_id}
							className={styles.costume}
							onClick={({ detail }) => {
								if (detail > 0) onPointer();
							}}
						>
							<input
								ref={index === 0 ? firstRef : undefined}
								type="radio"
								name="productId"
								value={costume.product_id}
								checked={costume === chosen}
								onChange={() => onChoose(costume)}
							/>
							<span className={styles.picture} style={{ background: costume.tint }}>
								{costume.image && <Image src={costume.image.src} width={160} sizes="(min-width: 768px) 150px, 44vw" />}
							</span>
							<span className={styles.name}>{costume.name}</span>
							<span className={styles.fact}>{sizeSpan(costume.sizes.map(({ name }) => name))}</span>
							<span className={styles.fact}>
								{t("hireFrom", { price: formatCzk(costume.prices.short), days: RENTAL_SHORT_DAYS })}
							</span>
						</label>
					))}
				</div>
			</div>
			{shown.length > FOLDED.phone && (
				<div className={shown.length > FOLDED.wide ? styles.more : styles.moreOnPhones}>
					<Button tone="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
						{isOpen ? t("fewer") : t("all", { count: shown.length })}
					</Button>
				</div>
			)}
		</div>
	);
}
