import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import styles from "./menu-not-there.module.scss";

/** In place of the categories: that they are coming, or that they did not. */
export function MenuNotThere({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
	const t = useTranslations("header");
	if (!hasFailed) {
		return (
			<p className={styles.root} role="status">
				{t("categoriesLoading")}
			</p>
		);
	}
	return (
		<div className={styles.root} role="alert">
			<p>{t("categoriesFailed")}</p>
			<Button size="small" tone="secondary" onClick={onRetry}>
				{t("categoriesRetry")}
			</Button>
		</div>
	);
}
