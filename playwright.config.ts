import { defineConfig } from "@playwright/test";

const PORT = 3210;
const SECOND_MS = 1_000;

/** What is told by an answer alone needs no browser; what differs on a phone is tagged; the rest is the same on every screen. */
export default defineConfig({
	globalSetup: "./tests/support/browser/e2e-shop.ts",
	outputDir: ".data/e2e-results",
	fullyParallel: true,
	workers: 2,
	forbidOnly: true,
	// They end what hangs; a slow machine is no reason for more.
	timeout: 60 * SECOND_MS,
	expect: { timeout: 15 * SECOND_MS },
	retries: 0,
	reporter: [["list"]],
	use: {
		baseURL: `http://localhost:${PORT}`,
		// The greeting would stand in the way of every test but its own.
		storageState: {
			cookies: [
				{
					name: "intro-popup",
					value: "hidden",
					domain: "localhost",
					path: "/",
					expires: -1,
					httpOnly: false,
					secure: false,
					sameSite: "Lax",
				},
			],
			origins: [],
		},
		// Tracing every test is slow: `playwright test --trace on` for one that fails.
		screenshot: "only-on-failure",
		launchOptions: {
			...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
	},
	projects: [
		{ name: "served", testDir: "tests/served", testMatch: "**/*.spec.ts", grepInvert: /@long/ },
		{
			name: "desktop",
			testDir: "tests/e2e",
			testMatch: "**/*.spec.ts",
			grepInvert: /@small|@long/,
			use: { viewport: { width: 1280, height: 900 } },
		},
		// What differs on a phone (@phone), and what only a phone has (@small).
		{
			name: "phone",
			testDir: "tests/e2e",
			testMatch: "**/*.spec.ts",
			grep: /@phone|@small/,
			grepInvert: /@long/,
			use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
		},
		// At full size, by `npm run test:long`.
		{ name: "long", testDir: "tests", testMatch: ["served/**/*.spec.ts", "e2e/**/*.spec.ts"], grep: /@long/ },
	],
});
