/** The demo shop's own people, as the API and as pages know them. */
import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import type { Asking } from "./e2e.ts";
import { signInBy, tokenFor } from "./e2e-customer.ts";

export type Somebody = "customer" | "influencer";

export const tokenOf = (asking: Asking, who: Somebody): Promise<string> =>
	tokenFor(asking, DEMO_ACCOUNTS[who === "customer" ? 0 : 1] ?? { email: "", password: "" });

/** The API believes this header alone. */
export const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

/** The page is of whoever has this token, or of a guest. */
export async function beBrowserOf(page: Page, token: string | undefined): Promise<void> {
	await page.context().clearCookies({ name: COOKIES.token });
	if (token !== undefined) await signInBy(page, token);
}
