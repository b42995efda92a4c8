/** Headers by which a browser is told what an answer may do: of pages by next.config.js, of calls and files by the server. */

type Settings = {
	RECAPTCHA_SITE_KEY?: string | undefined;
	TAG_MANAGER_ID?: string | undefined;
	NODE_ENV?: string | undefined;
};
type Header = { key: string; value: string };

type Sources = Record<"script" | "image" | "connect" | "frame", readonly string[]>;

const NOBODY: Sources = { script: [], image: [], connect: [], frame: [] };
const CAPTCHA: Sources = {
	script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
	image: [],
	connect: ["https://www.google.com/recaptcha/"],
	frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
};

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
const TAGS: Sources = {
	script: [TAG_MANAGER, ...ADS],
	image: [TAG_MANAGER, ANALYTICS, ...ADS, "https://google.com"],
	connect: [
		...[TAG_MANAGER, ANALYTICS, "https://*.analytics.google.com"],
		...[...ADS, "https://google.com", "https://*.g.doubleclick.net", "https://ad.doubleclick.net"],
	],
	frame: ["https://www.googletagmanager.com", "https://td.doubleclick.net"],
};

/** In development there is no door, and changed code is evaluated. */
const IN_DEVELOPMENT = ["'unsafe-inline'", "'unsafe-eval'"];

/** `players` are strangers' pages that may stand in ours; hosts of captcha and tags are let in only while they are used. */
export function contentSecurityPolicy(settings: Settings, players: readonly string[] = []): string {
	const captcha = settings.RECAPTCHA_SITE_KEY?.trim() ? CAPTCHA : NOBODY;
	const tags = settings.TAG_MANAGER_ID?.trim() ? TAGS : NOBODY;
	const sources = (kind: keyof Sources, ...own: string[]) => [...own, ...captcha[kind], ...tags[kind]].join(" ");
	const frames = sources("frame", ...players);
	return [
		"default-src 'self'",
		// Public pages are static, so they carry no nonce; the door adds the hashes of what stands inline in a page.
		`script-src ${sources("script", "'self'", ...(settings.NODE_ENV === "development" ? IN_DEVELOPMENT : []))}`,
		"style-src 'self' 'unsafe-inline'",
		`img-src ${sources("image", "'self'", "data:")}`,
		"font-src 'self'",
		"media-src 'self'",
		`connect-src ${sources("connect", "'self'")}`,
		...(frames === "" ? [] : [`frame-src ${frames}`]),
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"form-action 'self'",
	].join("; ");
}

export function securityHeaders(settings: Settings): Header[] {
	return [
		{ key: "Content-Security-Policy", value: contentSecurityPolicy(settings) },
		{ key: "X-Content-Type-Options", value: "nosniff" },
		{ key: "X-Frame-Options", value: "DENY" },
		{ key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
		{ key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(self)" },
	];
}

/** For a year browsers ask by https alone. */
export const STAY_WITH_HTTPS = ["Strict-Transport-Security", "max-age=31536000"] as const;
