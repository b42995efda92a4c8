import { useTranslations } from "next-intl";
import { NotThere } from "#components/ui/not-there.tsx";
import styles from "./menu-not-there.module.scss";

/** In place of the categories: that they are coming, or that they did not. */
export function MenuNotThere({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
	const t = useTranslations("header");
	const texts = { loading: t("categoriesLoading"), failed: t("categoriesFailed"), retry: t("categoriesRetry") };
	return <NotThere className={styles.root} texts={texts} hasFailed={hasFailed} onRetry={onRetry} />;
}
