import { expect, test, vi } from "vitest";
import { listenToOtherTabs, tellOtherTabs } from "#lib/storefront/browser/cart-tabs.ts";

test("a tab is notified of changes in other tabs, not of its own", async () => {
	const heard = vi.fn();
	const stop = listenToOtherTabs(heard);
	const other = new BroadcastChannel("konfety.cart");
	tellOtherTabs();
	other.postMessage("another tab");
	await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 15_000 });
	// Messages come in their order, so the tab's own one has been there before.
	expect(heard).toHaveBeenCalledTimes(1);
	other.close();
	stop();
});
