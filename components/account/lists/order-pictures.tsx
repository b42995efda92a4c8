import { Image } from "#components/picture/image.tsx";
import type { OrderRow } from "#lib/contract/schemas/account-orders.ts";
import styles from "./order-pictures.module.scss";

/** The first goods of an order as cards of paper in a fan, and how many more there are; decoration only, the row says the rest. */
export function OrderPictures({ order: { pictures, goods } }: { order: Pick<OrderRow, "pictures" | "goods"> }) {
	const more = goods - pictures.length;
	return (
		<div className={styles.root} aria-hidden="true">
			{pictures.map(({ image, tint }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place
				<span key={at} className={styles.card} style={{ background: tint || undefined }}>
					{image && <Image src={image.src} width={48} />}
				</span>
			))}
			{more > 0 && <span className={styles.more}>+{more}</span>}
		</div>
	);
}
