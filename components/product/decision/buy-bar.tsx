import { type ReactNode, useEffect } from "react";
import { Image } from "#components/picture/image.tsx";
import styles from "./buy-bar.module.scss";

/**
 * The button that buys, where it stands; on a phone in a bar of 64 px at the bottom of the screen, with the picture and the words of
 * what is bought, which the page has said already. `before` stays in the page.
 */
export function BuyBar({
	picture,
	words,
	before,
	children,
}: {
	picture: string | null;
	words: ReactNode;
	before?: ReactNode;
	children: ReactNode;
}) {
	// The page makes room; the router keeps a left page in the document, and its bar must not count.
	useEffect(() => {
		const { dataset } = document.documentElement;
		dataset.buying = "";
		return () => {
			delete dataset.buying;
		};
	}, []);
	return (
		<div className={styles.root}>
			{before}
			<div className={styles.bar}>
				{picture && <Image src={picture} width={32} className={styles.picture} />}
				{words && (
					<div className={styles.words} aria-hidden="true">
						{words}
					</div>
				)}
				{children}
			</div>
		</div>
	);
}
