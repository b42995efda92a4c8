import { CONSENT_MODE_SCRIPT } from "#lib/storefront/browser/consent-mode.ts";

/** First in the head of every page: tags that come later find everything denied, or what was agreed to before. */
export function ConsentScript() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
	return <script dangerouslySetInnerHTML={{ __html: CONSENT_MODE_SCRIPT }} />;
}
