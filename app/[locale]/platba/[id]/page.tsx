import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { SandboxPayment } from "#components/payment/sandbox-payment.tsx";
import { SandboxPaymentPage } from "#components/payment/sandbox-payment-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { hiddenMetadata } from "#lib/i18n/page-metadata.ts";

// The page is an empty shell: which payment it decides is in its address alone.
export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ id: "0" }];
}

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "sandboxGateway" });
	return hiddenMetadata({ title: t("metaTitle"), screen: null, isSecret: true });
}

export default async function Page() {
	const locale = await pageLocale();
	return (
		<SandboxPaymentPage locale={locale}>
			<SandboxPayment notFound={<NotFoundPage locale={locale} />} />
		</SandboxPaymentPage>
	);
}
