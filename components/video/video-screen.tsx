"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AccountData } from "#components/account/frame/account-states.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { videoQuery } from "#lib/storefront/content/video.ts";
import { FilePlayer } from "./file-player.tsx";
import { ServicePlayer } from "./service-player.tsx";
import styles from "./video-screen.module.scss";

/** One video, with a link back to all; the 404 page for an unknown one. */
export function VideoScreen({ locale, id, notFound }: { locale: Locale; id: string; notFound: ReactNode }) {
	const t = useTranslations("videos");
	const query = useQuery(videoQuery(locale, id));
	return (
		<div className={styles.root}>
			<Link className={styles.back} href={screenPath(locale, "accountVideos")} prefetch={false}>
				<Icon name="arrow-left" size={20} />
				{t("back")}
			</Link>
			<AccountData query={query} failed={t("failedOne")}>
				{(video) =>
					video === null ? (
						notFound
					) : (
						<>
							<h1>{video.title}</h1>
							{video.source === "file" ? (
								<FilePlayer video={video} locale={locale} onReload={() => void query.refetch()} />
							) : (
								<ServicePlayer video={video} source={video.source} />
							)}
							{video.description !== "" && <p>{video.description}</p>}
						</>
					)
				}
			</AccountData>
		</div>
	);
}
