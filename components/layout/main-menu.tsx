"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import styles from "./main-menu.module.scss";

type Entry = { text: string; link: string; leave: boolean; subcategories: { id: number; name: string; url: string }[] };

/** The shop's main menu: a row on wide screens, a list behind a button on small ones. */
export function MainMenu({
	entries,
	labels,
}: {
	entries: Entry[];
	labels: { menu: string; open: string; close: string };
}) {
	const [isOpen, setOpen] = useState(false);
	const path = usePathname();
	// biome-ignore lint/correctness/useExhaustiveDependencies: following a link closes the menu
	useEffect(() => setOpen(false), [path]);
	return (
		<nav className={styles.root} aria-label={labels.menu}>
			<button
				type="button"
				className={styles.toggle}
				aria-expanded={isOpen}
				aria-controls="main-menu"
				onClick={() => setOpen(!isOpen)}
				onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
			>
				<span className={styles.bars} aria-hidden="true" />
				{isOpen ? labels.close : labels.open}
			</button>
			<ul id="main-menu" className={isOpen ? styles.listOpen : styles.list}>
				{entries.map((entry) => (
					<li key={entry.link} className={styles.item}>
						<Link href={entry.link} prefetch={false} {...(entry.leave ? { target: "_blank", rel: "noopener" } : {})}>
							{entry.text}
						</Link>
						{entry.subcategories.length > 0 && (
							<ul className={styles.panel}>
								{entry.subcategories.map((category) => (
									<li key={category.id}>
										<Link href={category.url} prefetch={false}>
											{category.name}
										</Link>
									</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}
