"use client";
import { useTranslations } from "next-intl";
import { useDistance } from "#components/distance/use-distance.ts";
import type { Whereabouts } from "#components/distance/use-position.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import styles from "./nearest-store.module.scss";

/** A button that asks the browser for its position, and a text with the result. */
export function NearestStore({
	whereabouts,
	nearest,
	onAsk,
}: {
	whereabouts: Whereabouts;
	/** The nearest of the stores shown, once the position is known. */
	nearest: { name: string; km: number } | null;
	onAsk: () => void;
}) {
	const t = useTranslations("stores.nearest");
	const distance = useDistance();
	return (
		<div className={styles.root}>
			<Button tone="secondary" isBusy={whereabouts.kind === "asking"} onClick={onAsk}>
				<Icon name="locate-fixed" size={20} />
				{t("button")}
			</Button>
			<p className={styles.privacy}>{t("privacy")}</p>
			<p role="status" className={whereabouts.kind === "failed" ? styles.failed : styles.said}>
				{whereabouts.kind === "asking" && t("asking")}
				{whereabouts.kind === "failed" && t(whereabouts.why)}
				{nearest && t("found", { name: nearest.name, distance: distance(nearest.km) })}
			</p>
		</div>
	);
}
