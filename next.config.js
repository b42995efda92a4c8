import createNextIntlPlugin from "next-intl/plugin";
import { LOCALES } from "./lib/domain/locale.ts";
import { LANGUAGES } from "./lib/i18n/languages/languages.ts";
import { localPath, screenPath } from "./lib/i18n/paths.ts";
import { isSecretScreen, SCREEN_LIST } from "./lib/i18n/screens.ts";
import { EXTERNAL_PACKAGES } from "./lib/server/external-packages.ts";
import { contentSecurityPolicy, securityHeaders } from "./lib/server/security-headers.ts";

const withNextIntl = createNextIntlPlugin({
	requestConfig: "./lib/i18n/request.ts",
	// Texts are compiled with the pages, so no parser of theirs goes to the browser. Read without a translator, one that has arguments is a list.
	experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

/** Videos of a service play in its own frame, after consent; nowhere else is a stranger's page let in. */
const PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** Addresses of a screen and of all below it, in every language. */
const sourcesOf = (/** @type {import("./lib/i18n/screens.ts").Screen} */ screen) =>
	LOCALES.map((locale) => `${screenPath(locale, screen)}/:path*`);
const PAGES_WITH_SECRETS = SCREEN_LIST.filter(([, row]) => isSecretScreen(row)).flatMap(([screen]) =>
	sourcesOf(screen),
);
const PAGES_WITH_PLAYERS = SCREEN_LIST.filter(([, row]) => row.hasPlayers).flatMap(([screen]) => sourcesOf(screen));

/** @type {import('next').NextConfig} */
const config = {
	agentRules: false,
	// A new build is made beside the one that is being served (lib/cli/build-folder.ts).
	distDir: process.env.KONFETY_BUILD || ".next",
	// The same on every machine that has the same sources (lib/cli/build-stamp.ts).
	generateBuildId: () => process.env.KONFETY_BUILD_ID || null,
	cacheComponents: true,
	partialPrefetching: true,
	poweredByHeader: false,
	// The door compresses, once for all who ask (lib/server/door).
	compress: false,
	reactStrictMode: true,
	// `npm run verify` checks types, tests included; a newcomer's first start need not wait for that.
	typescript: { ignoreBuildErrors: true },
	// One catalogue page stays fresh until a change expires its tag; see lib/storefront/client/cache.ts.
	cacheLife: { catalogue: { stale: 300, revalidate: 3600, expire: 86_400 } },
	// Made-up addresses must fill neither the disk nor the memory: pages made after the build live in a bounded store (lib/server/app/page-store.ts).
	cacheMaxMemorySize: 32 * 1024 * 1024,
	experimental: {
		isrFlushToDisk: false,
		// Fewer, larger scripts: each request costs a phone more than what two pages both have (docs/measured.md).
		turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 600_000, requestCost: 1_000_000 },
		// Likewise: two style sheets of 18 kB are painted sooner than thirteen of 13 kB.
		cssChunking: { type: "graph", requestCost: 300_000, weightDistribution: 0 },
	},
	// Pictures are made once by the shop (lib/shop/goods/media); Next's optimiser stays off.
	images: { unoptimized: true },
	sassOptions: { loadPaths: ["styles"] },
	serverExternalPackages: EXTERNAL_PACKAGES,
	// Working data beside the sources is no part of the server.
	outputFileTracingExcludes: { "*": [".data/**"] },
	headers: async () => [
		{ source: "/:path*", headers: securityHeaders(process.env) },
		...PAGES_WITH_PLAYERS.map((source) => ({
			source,
			headers: [{ key: "Content-Security-Policy", value: contentSecurityPolicy(process.env, PLAYERS) }],
		})),
		...PAGES_WITH_SECRETS.map((source) => ({ source, headers: [{ key: "Referrer-Policy", value: "no-referrer" }] })),
	],
	rewrites: async () => [
		// A part of the sitemap may only name pages below its own address (sitemaps.org), and no folder of app stands for such names.
		{ source: "/:part(sitemap-\\w+-\\d+\\.xml)", destination: "/sitemaps/:part" },
		...LOCALES.map((locale) => ({
			source: localPath(locale, "manifest.webmanifest"),
			destination: `/${LANGUAGES[locale].folder}/manifest.webmanifest`,
		})),
	],
};

export default withNextIntl(config);
