import { defineConfig } from "@playwright/test";

const PORT = 3210;

/** What a page does is the same on every screen; these are about how it looks and how it is used on a small one. */
const ON_PHONES =
	/\/(accessibility|accessibility-account|account-pages|cart|checkout|consent|content|filters|journey|listing|order|pages|product|search|services|shell|stores)\.spec\.ts$/;

export default defineConfig({
	testDir: "tests/e2e",
	testMatch: "**/*.spec.ts",
	globalSetup: "./tests/support/e2e-shop.ts",
	outputDir: ".data/e2e-results",
	fullyParallel: true,
	workers: 2,
	forbidOnly: true,
	// Pictures are drawn when they are first asked for, so a busy machine lets a page's last script wait for them.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	// On a machine of many others; the report calls a test flaky that passed the second time.
	retries: 1,
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
		{ name: "desktop", grepInvert: /@small/, use: { viewport: { width: 1280, height: 900 } } },
		// Answers tagged @once are the same on every screen; @wide and @small are of what only such a screen has.
		{
			name: "phone",
			testMatch: ON_PHONES,
			grepInvert: /@once|@wide/,
			use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
		},
	],
});
