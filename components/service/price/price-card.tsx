"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Image } from "#components/picture/image.tsx";
import { Icon } from "#components/ui/icon.tsx";
import styles from "./price-card.module.scss";

/** A label and what stands at the other end of its line. */
export type PriceLine = readonly [label: string, value: string];

type Props = {
	/** What is chosen, or what the service is as long as nothing is. */
	name: string;
	picture?: { src: string; tint: string } | undefined;
	/** The price to begin with: "od 290,00 Kč", and for what. */
	price?: { amount: string; per: string } | undefined;
	/** All prices of what is chosen. */
	rates?: readonly PriceLine[];
	/** What is chosen so far. */
	chosen: readonly PriceLine[];
	/** A note to what is chosen. */
	note?: string | undefined;
	/** What the price includes. */
	included: readonly string[];
	/** The total, or what it hangs on. */
	total: ReactNode;
	/** Whether the shop counts it, so that it is read out when it changes. */
	isCounted?: boolean;
	/** An error and the button of the form. */
	end: ReactNode;
};

/**
 * What a service costs, what is chosen so far, and what the price includes: beside the page a card that stays, on a phone
 * the end of the form, where total and button are a bar that stays as long as the form is in sight.
 */
export function PriceCard({
	name,
	picture,
	price,
	rates = [],
	chosen,
	note,
	included,
	total,
	isCounted = true,
	end,
}: Props) {
	const t = useTranslations("requestForm");
	return (
		<div className={styles.root}>
			<section className={styles.card} aria-label={t("summary")}>
				<div className={styles.facts}>
					<div className={styles.head}>
						{picture && (
							<div style={{ background: picture.tint }}>
								<Image src={picture.src} width={96} />
							</div>
						)}
						<div>
							<p className={styles.name}>{name}</p>
							{price && (
								<p className={styles.price}>
									<strong>{price.amount}</strong> {price.per}
								</p>
							)}
						</div>
					</div>
					<Lines lines={rates} />
					<Lines lines={chosen} />
					{note && <p>{note}</p>}
					<ul className={styles.included}>
						{included.map((one) => (
							<li key={one}>
								<Icon name="check" size={16} />
								{one}
							</li>
						))}
					</ul>
				</div>
				<div className={styles.end}>
					<div className={styles.total} aria-live={isCounted ? "polite" : undefined}>
						{total}
					</div>
					{end}
				</div>
			</section>
		</div>
	);
}

function Lines({ lines }: { lines: readonly PriceLine[] }) {
	if (lines.length === 0) return null;
	return (
		<dl className={styles.rows}>
			{lines.map(([label, value], index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two kinds of balloons may have one label
				<div key={index}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** The total of what is chosen. */
export function PriceTotal({ label, amount }: { label: string; amount: string }) {
	return (
		<p>
			<span>{label}</span> <strong>{amount}</strong>
		</p>
	);
}
