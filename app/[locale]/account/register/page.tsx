import { registerMetadata } from "#components/account/register/register-metadata.ts";
import { RegisterPage } from "#components/account/register/register-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export async function generateMetadata() {
	return registerMetadata(await pageLocale());
}

export default async function Page() {
	return <RegisterPage locale={await pageLocale()} />;
}
