import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { SandboxPayment } from "#components/payment/sandbox-payment.tsx";
import { SandboxPaymentPage } from "#components/payment/sandbox-payment-page.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";
import { isSandboxPayment } from "#lib/storefront/content/link-form.ts";

// The page is a static shell: only the address names the payment.
export const ensureStatic = "navigation";

// The build needs one address: of the right form, to render the whole page, but of no existing payment.
export function generateStaticParams() {
	return [{ id: `SBX-${"0".repeat(24)}` }];
}

type Props = PageProps<"/[locale]/platba/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	if (!isSandboxPayment((await params).id)) return notFoundMetadata(await pageLocale());
	const t = await getTranslations({ locale: await pageLocale(), namespace: "sandboxGateway" });
	return screenMetadata("payment", { title: t("metaTitle") });
}

export default async function Page({ params }: Props) {
	if (!isSandboxPayment((await params).id)) notFound();
	const locale = await pageLocale();
	return (
		<SandboxPaymentPage locale={locale}>
			<SandboxPayment notFound={<NotFoundPage locale={locale} />} />
		</SandboxPaymentPage>
	);
}
