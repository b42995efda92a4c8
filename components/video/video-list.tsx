"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { AccountData, AccountEmpty } from "#components/account/frame/account-states.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Video } from "#lib/contract/schemas/video.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath, videoPath } from "#lib/i18n/paths.ts";
import { videosQuery } from "#lib/storefront/content/video.ts";
import { lengthText } from "./length-text.ts";
import styles from "./video-list.module.scss";

/** Videos for customers as cards. */
export function VideoList({ locale }: { locale: Locale }) {
	const t = useTranslations("videos");
	const query = useQuery(videosQuery(locale));
	return (
		<AccountData query={query} failed={t("failed")}>
			{(videos) =>
				videos.length === 0 ? (
					<AccountEmpty title={t("emptyTitle")} text={t("emptyText")}>
						<Link className={buttonClass()} href={screenPath(locale, "blog")} prefetch={false}>
							{t("toBlog")}
						</Link>
					</AccountEmpty>
				) : (
					<>
						<p>{t("lead")}</p>
						<ul className={styles.list}>
							{videos.map((video) => (
								<li key={video.id} className={styles.item}>
									<Card video={video} locale={locale} />
								</li>
							))}
						</ul>
					</>
				)
			}
		</AccountData>
	);
}

function Card({ video, locale }: { video: Video; locale: Locale }) {
	const t = useTranslations("videos");
	const href = videoPath(locale, video.id);
	const card = (
		<>
			<span className={styles.picture}>
				{video.poster !== null && (
					// biome-ignore lint/performance/noImgElement: behind a signed address, in one size
					<img src={video.poster} alt="" width={800} height={450} loading="lazy" />
				)}
				<span className={styles.play}>
					<Icon name="play" size={32} />
				</span>
				<span className={styles.length} aria-hidden="true">
					{lengthText(video.duration_s)}
				</span>
			</span>
			<span className={styles.title}>{video.title}</span>
			<span className={styles.hidden}>{t("length", { length: lengthText(video.duration_s) })}</span>
		</>
	);
	return (
		<>
			{/* Only a document load gets the headers that allow a service's player; the router ignores headers. */}
			{video.source === "file" ? (
				<Link className={styles.card} href={href} prefetch={false}>
					{card}
				</Link>
			) : (
				<a className={styles.card} href={href}>
					{card}
				</a>
			)}
			<p className={styles.description}>{video.description}</p>
		</>
	);
}
