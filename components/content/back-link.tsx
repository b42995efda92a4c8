import Link from "next/link";
import styles from "./back-link.module.scss";

/** Link at the end of a text back to its list. */
export function BackLink({ href, text }: { href: string; text: string }) {
	return (
		<p className={styles.root}>
			<Link href={href} prefetch={false}>
				{text}
			</Link>
		</p>
	);
}
