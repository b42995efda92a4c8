import { Image } from "#components/picture/image.tsx";
import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import styles from "./listing-header.module.scss";

/** Name and description of a listing on a tinted background. */
export function ListingHeader({
	name,
	description,
	tint,
	image,
}: {
	name: string;
	description: string;
	tint: string;
	image: Picture | null;
}) {
	return (
		<header className={styles.root} style={{ background: tint }}>
			<div>
				<h1>{name}</h1>
				<p>{description}</p>
			</div>
			{image && <Image src={image.src} width={160} />}
		</header>
	);
}
