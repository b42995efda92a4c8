import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import styles from "./watch-button.module.scss";

export type WatchSignProps = {
	isWatching: boolean;
	isBusy: boolean;
	/** What it says of itself below. */
	status?: ReactNode;
	onClick: () => void;
};

/** The button, and what it says of itself below. */
export function WatchSign({ isWatching, isBusy, status, onClick }: WatchSignProps) {
	const t = useTranslations("watchdog");
	return (
		<div className={styles.root}>
			<Button
				tone={isWatching ? "primary" : "secondary"}
				size="large"
				aria-pressed={isWatching}
				isBusy={isBusy}
				onClick={onClick}
			>
				<Icon name={isWatching ? "bell-ring" : "bell"} size={20} />
				{t("watch")}
			</Button>
			<p className={styles.status} role="status">
				{status}
			</p>
		</div>
	);
}
