"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import styles from "./summary-block.module.scss";

type Props = { title: string; changeHref: string; children: ReactNode };

/** One part of the order with a link to change it. */
export function SummaryBlock({ title, changeHref, children }: Props) {
	const t = useTranslations("checkout.summary");
	const id = useId();
	return (
		<section className={styles.root} aria-labelledby={id}>
			<div className={styles.head}>
				<h2 id={id}>{title}</h2>
				<Link
					className={styles.change}
					href={changeHref}
					aria-label={t("changeNamed", { name: title })}
					prefetch={false}
				>
					{t("change")}
				</Link>
			</div>
			{children}
		</section>
	);
}
