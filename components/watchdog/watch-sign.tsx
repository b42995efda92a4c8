import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import styles from "./watch-button.module.scss";

export type WatchSignProps = {
	isWatching: boolean;
	isBusy: boolean;
	/** The way to the login, when a guest pressed the button. */
	loginPath: string | null;
	onClick: () => void;
};

/** The button, and what it says of itself below. */
export function WatchSign({ isWatching, isBusy, loginPath, onClick }: WatchSignProps) {
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
				{loginPath !== null && (
					<>
						{t("guest")} <a href={loginPath}>{t("login")}</a>
					</>
				)}
				{loginPath === null && isWatching && t("watching")}
			</p>
		</div>
	);
}
