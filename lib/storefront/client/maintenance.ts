/** Maintenance as the browser sees it. */
import { call } from "./browser.ts";

/** Whether the shop is still in maintenance; null when the call failed. */
export async function askWhetherClosed(): Promise<boolean | null> {
	try {
		return (await call("GET /maintenance")).is_enabled;
	} catch {
		// The next check will tell.
		return null;
	}
}
