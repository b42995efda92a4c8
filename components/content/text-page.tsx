import { Breadcrumb } from "#components/layout/breadcrumb.tsx";
import type { Page } from "#lib/contract/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./text-page.module.scss";

/** A page of text. Of Markdown it knows headings and paragraphs, and shows everything else as it stands. */
export function TextPage({ locale, page }: { locale: Locale; page: Page }) {
	return (
		<article className={styles.root}>
			<Breadcrumb locale={locale} steps={[]} current={page.title} />
			<h1>{page.title}</h1>
			{page.body
				.split(/\n{2,}/)
				.map((block) => (block.startsWith("## ") ? <h2 key={block}>{block.slice(3)}</h2> : <p key={block}>{block}</p>))}
		</article>
	);
}
