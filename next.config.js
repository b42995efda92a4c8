import createNextIntlPlugin from "next-intl/plugin";
import { LOCALES } from "./lib/domain/locale.ts";
import { LANGUAGES } from "./lib/i18n/languages/languages.ts";
import { localPath, screenPath } from "./lib/i18n/paths.ts";
import { isSecretScreen, SCREEN_LIST } from "./lib/i18n/screens.ts";

const withNextIntl = createNextIntlPlugin({
	requestConfig: "./lib/i18n/request.ts",
	// Texts are compiled with the pages, so no parser of theirs goes to the browser. Read without a translator, one that has arguments is a list.
	experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

/** Strangers' hosts are let in only while their service is used. */
const CAPTCHA = process.env.RECAPTCHA_SITE_KEY?.trim()
	? {
			script: " https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
			connect: " https://www.google.com/recaptcha/",
			frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
		}
	: { script: "", connect: "", frame: [] };

/**
 * Hosts that Google names for Tag Manager, Analytics and Ads (developers.google.com/tag-platform/security/guides/csp). A container
 * cannot bring tags of others, nor any that need `eval`.
 */
const TAG_MANAGER = "https://*.googletagmanager.com";
const ANALYTICS = "https://*.google-analytics.com";
const ADS = [
	"https://www.googleadservices.com",
	"https://googleads.g.doubleclick.net",
	"https://pagead2.googlesyndication.com",
	"https://www.google.com",
];
const TAGS = process.env.TAG_MANAGER_ID?.trim()
	? {
			script: ["", TAG_MANAGER, ...ADS].join(" "),
			image: ["", TAG_MANAGER, ANALYTICS, ...ADS, "https://google.com"].join(" "),
			connect: [
				"",
				...[TAG_MANAGER, ANALYTICS, "https://*.analytics.google.com"],
				...[...ADS, "https://google.com", "https://*.g.doubleclick.net", "https://ad.doubleclick.net"],
			].join(" "),
			frame: ["https://www.googletagmanager.com", "https://td.doubleclick.net"],
		}
	: { script: "", image: "", connect: "", frame: [] };

/** Strangers' pages that may stand in every one of ours. */
const FRAMES = [...CAPTCHA.frame, ...TAGS.frame];

/** `frames` are the strangers' pages that may stand in ours. */
const contentSecurityPolicy = (/** @type {string[]} */ frames) =>
	[
		"default-src 'self'",
		// Public pages are static, so they carry no nonce; nothing unsanitised is ever rendered.
		`script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : ""}${CAPTCHA.script}${TAGS.script}`,
		"style-src 'self' 'unsafe-inline'",
		`img-src 'self' data:${TAGS.image}`,
		"font-src 'self'",
		"media-src 'self'",
		`connect-src 'self'${CAPTCHA.connect}${TAGS.connect}`,
		...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"form-action 'self'",
	].join("; ");

const SECURITY_HEADERS = [
	{ key: "Content-Security-Policy", value: contentSecurityPolicy(FRAMES) },
	{ key: "X-Content-Type-Options", value: "nosniff" },
	{ key: "X-Frame-Options", value: "DENY" },
	{ key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
	{ key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(self)" },
];

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
	cacheComponents: true,
	partialPrefetching: true,
	poweredByHeader: false,
	reactStrictMode: true,
	// `npm run verify` checks types, tests included; a newcomer's first start need not wait for that.
	typescript: { ignoreBuildErrors: true },
	// One catalogue page stays fresh until a change expires its tag; see lib/storefront/client/cache.ts.
	cacheLife: { catalogue: { stale: 300, revalidate: 3600, expire: 86_400 } },
	// Made-up addresses must fill neither the disk nor the memory: pages made after the build live in a bounded store (lib/server/app/page-store.ts).
	cacheMaxMemorySize: 64 * 1024 * 1024,
	experimental: { isrFlushToDisk: false },
	// Pictures are made once by the shop (lib/shop/goods/media); Next's optimiser stays off.
	images: {
		loader: "custom",
		loaderFile: "./lib/storefront/browser/image-loader.ts",
		imageSizes: [96, 192],
		deviceSizes: [320, 480, 800, 1200],
	},
	sassOptions: { loadPaths: ["styles"] },
	serverExternalPackages: ["pg", "pg-boss", "sharp", "@node-rs/argon2", "pino", "nodemailer", "pdfkit"],
	// Working data beside the sources is no part of the server.
	outputFileTracingExcludes: { "*": [".data/**"] },
	headers: async () => [
		{ source: "/:path*", headers: SECURITY_HEADERS },
		...PAGES_WITH_PLAYERS.map((source) => ({
			source,
			headers: [{ key: "Content-Security-Policy", value: contentSecurityPolicy([...FRAMES, ...PLAYERS]) }],
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
