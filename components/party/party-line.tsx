import Link from "next/link";
import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import { Money } from "#components/price/money.tsx";
import { PRICE_PLACE } from "#components/price/price-pattern.ts";
import { QuantityStepper } from "#components/ui/quantity-stepper.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { variantPath } from "#lib/i18n/paths.ts";
import line from "../cart/lines/cart-line.module.scss";
import styles from "./party.module.scss";
import { PartySum } from "./party-sum.tsx";
import { nameOf, type PlannedLine } from "./planned-line.ts";

type Props = PlannedLine & {
	locale: Locale;
	/** Packs of it that the cart has besides. */
	others: number;
	/** Packs of it that one order can have beside these. */
	max: number;
	/** Way to the form of whoever fills balloons; null without one. */
	inflation: string | null;
	onChange: (packs: number) => void;
};

/** One kind of goods for the party. */
export function PartyLine({ locale, item, packs, others, max, inflation, onChange }: Props) {
	const t = useTranslations("party");
	const { product, variant, pieces, image } = item;
	const name = nameOf(item);
	const url = variantPath(locale, product.url, variant);
	const isPack = pieces !== null && pieces > 1;
	const pattern = isPack ? t("eachPack", { price: PRICE_PLACE, pieces }) : t("each", { price: PRICE_PLACE });
	const labels = { quantity: t("quantity", { name }), less: t("less", { name }), more: t("more", { name }) };
	const amountOf = (count: number) => t(isPack ? "packs" : "pieces", { count });
	const notes = [
		item.instead_of !== null && t("insteadOf", { name: item.instead_of }),
		item.is_short && t("short", { amount: amountOf(item.packs) }),
		others > 0 && t("others", { amount: amountOf(others) }),
	];
	return (
		<li className={packs === 0 ? `${line.root} ${styles.out}` : line.root}>
			<span className={line.picture} style={{ background: item.tint }}>
				{image && <Image src={image.src} width={96} />}
			</span>
			<div className={line.texts}>
				<span className={line.unit}>
					{t(`kinds.${item.kind}`)}
					{item.is_plain && ` · ${t("plain")}`}
				</span>
				<Link className={line.name} href={url} prefetch={false}>
					{name}
				</Link>
				<span className={line.unit}>
					<Money czk={item.price_with_tax} pattern={pattern} />
				</span>
				{notes.map(
					(note) =>
						note && (
							<span key={note} className={styles.note}>
								{note}
							</span>
						),
				)}
				{inflation && item.filling_with_tax !== null && (
					<Link className={line.unit} href={inflation} prefetch={false}>
						<Money czk={item.filling_with_tax} pattern={t("fill", { price: PRICE_PLACE })} />
					</Link>
				)}
				<span className={styles.note} role="status">
					{packs > 0 && packs < item.packs && t("tooFew", { amount: amountOf(item.packs) })}
				</span>
			</div>
			<div className={line.amount}>
				<QuantityStepper value={packs} min={0} max={max} onCommit={onChange} labels={labels} />
				<strong className={line.total}>
					<PartySum lines={[{ czk: item.price_with_tax, packs }]} />
				</strong>
			</div>
		</li>
	);
}
