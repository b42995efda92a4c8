import { CONSENT_MODE_SCRIPT } from "#lib/storefront/browser/consent-mode.ts";

/** First in the head of every page: later tags find everything denied, or an earlier consent. */
export function ConsentScript() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
	return <script dangerouslySetInnerHTML={{ __html: CONSENT_MODE_SCRIPT }} />;
}
