/** Maintenance as the browser sees it. */
import { call } from "./browser.ts";

/** Whether the shop is still closed; null when nobody could say. */
export async function askWhetherClosed(): Promise<boolean | null> {
	try {
		return (await call("GET /maintenance")).is_enabled;
	} catch {
		// The next look will tell.
		return null;
	}
}
