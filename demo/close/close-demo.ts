import { closeDemoAccounts } from "./close-demo-accounts.ts";
import { endDemoVouchers } from "./end-demo-vouchers.ts";

/** Makes useless what everybody can read of the demo: its passwords and its vouchers. Returns how many of each there were. */
export async function closeDemo(databaseUrl: string): Promise<{ accounts: number; vouchers: number }> {
	return { accounts: await closeDemoAccounts(databaseUrl), vouchers: await endDemoVouchers(databaseUrl) };
}
