import { resolve } from "node:path";
import { z } from "zod";
import { MARKETS } from "../../../domain/people/market.ts";

/** Address of the ARES API (OpenAPI "ARES: REST API – veřejné"). */
export const ARES_URL = "https://ares.gov.cz/ekonomicke-subjekty-v-be/rest";

/** API of Heureka's Ověřeno zákazníky that takes orders (heureka/overeno-zakazniky, version 2). */
const HEUREKA_URL = "https://api.heureka.cz/shop-certification/v2";

/** Where tokens of reCAPTCHA are verified. */
const RECAPTCHA_URL = "https://www.google.com/recaptcha/api/siteverify";

const unsetWhenBlank = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);

function urlOf(protocols: string[], example: string) {
	return z.string().refine(
		(value) => {
			const url = URL.canParse(value) ? new URL(value) : null;
			return url !== null && protocols.includes(url.protocol.slice(0, -1));
		},
		{ error: `must be an address such as ${example}` },
	);
}

const webAddress = (example: string) =>
	urlOf(["http", "https"], example).transform((value) => value.replace(/\/+$/, ""));

/** Names of this computer; nobody can own ".test" and ".localhost" (RFC 6761). */
const OWN_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?(test|localhost))\.?$/;

/** A server that listens on these addresses can be reached from this computer alone. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+)$/;

/**
 * Whether strangers can reach the shop: it listens beyond this computer, or its address is public; an https address always
 * is.
 */
export function isPublic({ HOST, SHOP_URL }: { HOST: string; SHOP_URL?: string | undefined }): boolean {
	return !LOOPBACK.test(HOST) || (SHOP_URL !== undefined && isPublicUrl(SHOP_URL));
}

const publicBy = ({ HOST }: { HOST: string }) =>
	LOOPBACK.test(HOST) ? "SHOP_URL is public" : `HOST ${HOST} lets other computers in`;

function isPublicUrl(shopUrl: string): boolean {
	const url = URL.canParse(shopUrl) ? new URL(shopUrl) : null;
	return url !== null && (url.protocol === "https:" || !OWN_HOST.test(url.hostname));
}

/** One row per setting; `.env.example` names the same ones (tests/unit/cli/env.test.ts). */
export const settings = {
	DATABASE_URL: urlOf(["postgres", "postgresql"], "postgres://user:password@localhost:5432/konfety").optional(),
	DATABASE_REPLICA_URL: urlOf(
		["postgres", "postgresql"],
		"postgres://user:password@replica.example.cz:5432/konfety",
	).optional(),
	DATA_DIR: z
		.string()
		.default(".data")
		.transform((folder) => resolve(folder)),
	PORT: z
		.string()
		.default("3000")
		.refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535, {
			error: "must be a whole number from 1 to 65535",
		})
		.transform(Number),
	HOST: z
		.string()
		.refine((host) => host !== "::1", { error: "must be 127.0.0.1, 0.0.0.0, :: or an address of this computer" })
		.default("127.0.0.1"),
	SHOP_URL: webAddress("https://www.example.cz").optional(),
	DEMO_PUBLIC: z.enum(["yes"], { error: "must be yes or absent" }).optional(),
	SHOP_API_URL: webAddress("https://api.example.cz").optional(),
	CHANGES_KEY: z.string().min(32, "must have at least 32 characters").optional(),
	MARKET: z.enum(MARKETS, { error: "must be cz or sk" }).default("cz"),
	SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
	SMTP_URL: urlOf(["smtp", "smtps"], "smtp://user:password@mail.example.cz:587").optional(),
	MAIL_FROM: z
		.string()
		.regex(/^[^@\s]+@[^@\s]+$|^[^<>]+<[^@\s<>]+@[^@\s<>]+>$/, "must be an address such as Konfety <obchod@example.cz>")
		.default("Konfety <ahoj@konfety.example>"),
	ARES_URL: webAddress("https://ares.gov.cz/ekonomicke-subjekty-v-be/rest").default(ARES_URL),
	PAYMENT_GATEWAY: z.enum(["sandbox", "comgate"], { error: "must be sandbox or comgate" }).optional(),
	COMGATE_URL: webAddress("https://payments.comgate.cz/v2.0").default("https://payments.comgate.cz/v2.0"),
	COMGATE_MERCHANT: z.string().optional(),
	COMGATE_SECRET: z.string().optional(),
	COMGATE_TEST: z.enum(["1"], { error: "must be 1 or absent" }).optional(),
	TRUSTED_PROXIES: z.string().regex(/^\d$/, "must be a whole number from 0 to 9").default("0").transform(Number),
	RATE_LIMITS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
	RECAPTCHA_SITE_KEY: z.string().optional(),
	RECAPTCHA_SECRET: z.string().optional(),
	RECAPTCHA_URL: webAddress("https://www.google.com/recaptcha/api/siteverify").default(RECAPTCHA_URL),
	HEUREKA_KEY: z.string().optional(),
	HEUREKA_URL: webAddress("https://api.heureka.cz/shop-certification/v2").default(HEUREKA_URL),
	TAG_MANAGER_ID: z
		.string()
		.regex(/^GTM-[A-Z0-9]{4,12}$/, "must be a container's name such as GTM-ABC1234")
		.optional(),
	LOG_LEVEL: z
		.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
			error: "must be one of trace, debug, info, warn, error, fatal, silent",
		})
		.default("info"),
	LOG_MAX_MB: z
		.string()
		.default("100")
		.refine((value) => /^\d{1,6}$/.test(value) && Number(value) >= 1, {
			error: "must be a whole number from 1 to 999999",
		})
		.transform(Number),
	ACCESS_LOG: z.enum(["off", "short", "full"], { error: "must be off, short or full" }).default("short"),
	METRICS_PORT: z
		.string()
		.refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535, {
			error: "must be a whole number from 1 to 65535",
		})
		.transform(Number)
		.optional(),
	METRICS_HOST: z.string().default("127.0.0.1"),
	OTEL_EXPORTER_OTLP_ENDPOINT: webAddress("http://127.0.0.1:4318").optional(),
	OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
	OTEL_SERVICE_NAME: z.string().default("konfety"),
	OTEL_TRACES_SAMPLER_ARG: z
		.string()
		.regex(/^(0(\.\d+)?|1(\.0+)?)$/, "must be a number from 0 to 1")
		.default("1")
		.transform(Number),
	WEB_CONCURRENCY: z
		.string()
		.regex(/^([1-9]|[1-5]\d|6[0-4])$/, "must be a whole number from 1 to 64")
		.transform(Number)
		.optional(),
	DRAIN_S: z
		.string()
		.default("0")
		.refine((value) => /^\d{1,3}$/.test(value) && Number(value) <= 300, {
			error: "must be a whole number from 0 to 300",
		})
		.transform(Number),
	PICTURES_AHEAD: z.enum(["0", "1"], { error: "must be 0 or 1" }).default("1"),
	MEDIA_S3_ENDPOINT: webAddress("https://s3.example.cz").optional(),
	MEDIA_S3_REGION: z.string().optional(),
	MEDIA_S3_BUCKET: z
		.string()
		.regex(
			/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
			"must be a bucket's name: 3 to 63 small letters, digits, dots, hyphens",
		)
		.optional(),
	MEDIA_S3_ACCESS_KEY: z.string().optional(),
	MEDIA_S3_SECRET_KEY: z.string().optional(),
	MEDIA_S3_PREFIX: z
		.string()
		.regex(
			/^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/,
			"must be letters, digits, dots and hyphens, with slashes between such words alone",
		)
		.optional(),
	MEDIA_CACHE_MB: z
		.string()
		.regex(/^[1-9]\d{0,7}$/, "must be a whole number from 1 to 99999999")
		.transform(Number)
		.optional(),
	CHROMIUM_PATH: z.string().optional(),
	KONFETY_INTERNAL_KEY: z.string().min(32, "must have at least 32 characters").optional(),
	KONFETY_APP_URL: webAddress("http://127.0.0.1:41234").optional(),
	KONFETY_BUILD: z.string().optional(),
	KONFETY_BUILD_ID: z.string().optional(),
	KONFETY_PROCESSES: z.string().optional(),
	KONFETY_PROCESS: z.string().optional(),
	KONFETY_WARM: z.enum(["1"], { error: "must be 1 or absent" }).optional(),
	KONFETY_SHOP_NAME: z.string().optional(),
	KONFETY_NEXT_SERVER: z.enum(["1"], { error: "must be 1 or absent" }).optional(),
};

/** A store needs all of them. */
const STORE = [
	"MEDIA_S3_ENDPOINT",
	"MEDIA_S3_REGION",
	"MEDIA_S3_BUCKET",
	"MEDIA_S3_ACCESS_KEY",
	"MEDIA_S3_SECRET_KEY",
] as const satisfies readonly (keyof typeof settings)[];

const nodeEnv = z.enum(["development", "production", "test"]).default("development");

const schema = z
	.object({ ...settings, NODE_ENV: nodeEnv })
	.superRefine((env, context) => {
		const require = (name: keyof typeof env, when: string) => {
			if (env[name] === undefined)
				context.addIssue({ code: "custom", path: [name], message: `must be set when ${when}` });
		};
		// Sandbox payments give goods away for nothing; a storefront of another shop takes no payments itself.
		if (isPublic(env) && env.SHOP_API_URL === undefined)
			require("PAYMENT_GATEWAY", `${publicBy(env)}: comgate takes money, sandbox only plays payments`);
		if (env.PAYMENT_GATEWAY === "comgate") {
			require("COMGATE_MERCHANT", "PAYMENT_GATEWAY is comgate");
			require("COMGATE_SECRET", "PAYMENT_GATEWAY is comgate");
		}
		if (env.DATABASE_REPLICA_URL !== undefined) require("DATABASE_URL", "DATABASE_REPLICA_URL is");
		if (env.RECAPTCHA_SITE_KEY !== undefined) require("RECAPTCHA_SECRET", "RECAPTCHA_SITE_KEY is");
		if (env.RECAPTCHA_SECRET !== undefined) require("RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET is");
		const given = [...STORE, "MEDIA_S3_PREFIX" as const, "MEDIA_CACHE_MB" as const].find(
			(name) => env[name] !== undefined,
		);
		if (given !== undefined) for (const name of STORE) require(name, `${given} is`);
	})
	.transform((env) => ({
		...env,
		SHOP_URL: env.SHOP_URL ?? `http://localhost:${env.PORT}`,
		PAYMENT_GATEWAY: env.PAYMENT_GATEWAY ?? "sandbox",
	}));

export type Env = z.output<typeof schema>;

/** Names of settings whose values must not appear on a screen or in a log. */
const secret = /SECRET|KEY|HEADERS|_URL$/;

/**
 * The shop's settings; a blank one counts as absent, DATA_DIR becomes absolute. Throws one Error with a sentence for each bad
 * setting.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
	const names = Object.keys({ ...settings, NODE_ENV: nodeEnv });
	const given = Object.fromEntries(names.map((name) => [name, unsetWhenBlank(source[name])]));
	const result = schema.safeParse(given);
	if (result.success) return result.data;
	const sentences = result.error.issues.map((issue) => {
		const name = String(issue.path[0]);
		const value = secret.test(name) || given[name] === undefined ? "" : `, not "${source[name]}"`;
		return `${name} ${issue.message}${value}.`;
	});
	throw new Error(`The settings need a correction (see .env.example):\n${sentences.join("\n")}`);
}
