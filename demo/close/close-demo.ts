import { closeDemoAccounts } from "./close-demo-accounts.ts";
import { endDemoVouchers } from "./end-demo-vouchers.ts";

/** Disables the published passwords and vouchers of the demo. Returns how many of each were disabled. */
export async function closeDemo(databaseUrl: string): Promise<{ accounts: number; vouchers: number }> {
	return { accounts: await closeDemoAccounts(databaseUrl), vouchers: await endDemoVouchers(databaseUrl) };
}
