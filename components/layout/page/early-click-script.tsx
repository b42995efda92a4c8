import { EARLY_CLICK_SCRIPT } from "#lib/storefront/browser/early-click.ts";

/** In the head of every page, so that no click on a button is lost before hydration. */
export function EarlyClickScript() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
	return <script dangerouslySetInnerHTML={{ __html: EARLY_CLICK_SCRIPT }} />;
}
