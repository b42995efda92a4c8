import Link from "next/link";
import type { ReactNode } from "react";
import { Image } from "#components/picture/image.tsx";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import { AvailabilityBadge } from "./card/availability-badge.tsx";
import styles from "./goods-rows.module.scss";

type Props = Pick<ProductCard, "availability" | "tint"> & {
	url: string;
	name: string;
	/** Address of the picture, without the width. */
	picture: string | undefined;
	/** Before the name: how many of it. */
	count?: string;
	/** Beside the availability. */
	pieces?: string;
	/** The price. */
	children: ReactNode;
};

/** Goods as a row: small picture, name, availability and price. */
export function GoodsRow({ url, name, picture, tint, availability, count, pieces = "", children }: Props) {
	return (
		<li className={styles.row}>
			<span className={styles.picture} style={{ background: tint }}>
				{picture && <Image src={picture} width={48} />}
			</span>
			<span className={styles.name}>
				{count && <strong>{count} </strong>}
				<Link href={url} prefetch={false}>
					{name}
				</Link>
			</span>
			<AvailabilityBadge availability={availability}>{pieces}</AvailabilityBadge>
			<span className={styles.price}>{children}</span>
		</li>
	);
}
