/** Keeps the browser tests' shop open until Ctrl-C, so that one test after another can be run with E2E_REUSE=1. */
import { startE2eShop } from "./e2e-shop.ts";

const shop = await startE2eShop(3210);
console.log(`${shop.url} is open for tests: E2E_REUSE=1 npx playwright test … (Ctrl-C closes it)`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, () => void shop.stop().then(() => process.exit(0)));
