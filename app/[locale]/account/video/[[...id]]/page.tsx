import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { VideoScreen } from "#components/video/video-screen.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { isId } from "#lib/storefront/content/link-form.ts";

// The page is a static shell: the browser fetches the video.
export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ id: ["1"] }];
}

type Props = PageProps<"/[locale]/account/video/[[...id]]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const [id, ...more] = (await params).id ?? [];
	if (id !== undefined && (more.length > 0 || !isId(id))) return notFoundMetadata(await pageLocale());
	const t = await getTranslations({ locale: await pageLocale(), namespace: "videos" });
	return screenMetadata("accountVideo", { title: t("metaTitle") });
}

export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const [id, ...more] = (await params).id ?? [];
	if (id === undefined) redirect(screenPath(locale, "accountVideos"));
	if (more.length > 0 || !isId(id)) notFound();
	return (
		<AccountLayout locale={locale} current="accountVideos" messages={["videos"]}>
			<VideoScreen locale={locale} id={id} notFound={<NotFoundPage locale={locale} />} />
		</AccountLayout>
	);
}
