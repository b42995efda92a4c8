import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NewPasswordPage } from "#components/account/password/new-password-page.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";
import { isSecret } from "#lib/storefront/content/link-form.ts";

// The page is a static shell: only the address has the secret.
export const ensureStatic = "navigation";

// The build needs one address: of the right form, to render the whole page, but of no existing link.
export function generateStaticParams() {
	return [{ hash: "0".repeat(43) }];
}

type Props = PageProps<"/[locale]/zmena-hesla/[hash]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	if (!isSecret((await params).hash)) return notFoundMetadata(await pageLocale());
	const t = await getTranslations({ locale: await pageLocale(), namespace: "passwordReset" });
	return screenMetadata("newPassword", { title: t("newTitle") });
}

export default async function Page({ params }: Props) {
	if (!isSecret((await params).hash)) notFound();
	return <NewPasswordPage locale={await pageLocale()} />;
}
