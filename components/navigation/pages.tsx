import Link from "next/link";
import { useTranslations } from "next-intl";
import styles from "./pages.module.scss";

type Props = { page: number; pages: number; pathOf: (page: number) => string };

/** The first and the last page and those near this one, as links. */
export function Pages({ page, pages, pathOf }: Props) {
	const t = useTranslations("listing");
	const near = [page - 2, page - 1, page, page + 1, page + 2].filter((number) => number > 1 && number < pages);
	const shown = [1, ...near, pages];
	return (
		<nav className={styles.root} aria-label={t("pages")}>
			{shown.map((number, index) => (
				<span key={number}>
					{number - (shown[index - 1] ?? number) > 1 && <span aria-hidden="true">…</span>}
					<Link
						href={pathOf(number)}
						aria-label={t("page", { page: number })}
						aria-current={number === page ? "page" : undefined}
						prefetch={false}
					>
						{number}
					</Link>
				</span>
			))}
		</nav>
	);
}
