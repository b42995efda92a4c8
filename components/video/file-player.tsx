"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Video } from "#lib/contract/schemas/video.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./player.module.scss";

type Props = { video: Video; locale: Locale; onReload: () => void };

/** A video of the shop in the browser's player. Its address is valid for hours; then it must be reloaded. */
export function FilePlayer({ video, locale, onReload }: Props) {
	const t = useTranslations("videos");
	const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
	const isBroken = brokenUrl === video.url;
	const reload = () => {
		setBrokenUrl(null);
		onReload();
	};
	if (isBroken) {
		return (
			<div className={styles.message} role="alert">
				<p>{t("broken")}</p>
				<Button onClick={reload}>{t("reload")}</Button>
			</div>
		);
	}
	return (
		<video
			key={video.url}
			className={styles.frame}
			controls
			preload="metadata"
			playsInline
			width={800}
			height={450}
			aria-label={video.title}
			{...(video.poster === null ? {} : { poster: video.poster })}
			src={video.url}
			onError={() => setBrokenUrl(video.url)}
		>
			{video.captions !== null && (
				<track kind="captions" src={video.captions} srcLang={locale} label={t("captions")} default />
			)}
		</video>
	);
}
