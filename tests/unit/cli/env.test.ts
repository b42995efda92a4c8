import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isPublic, readEnv, settings } from "#lib/shop/kernel/base/env.ts";
import { s3Settings } from "#lib/shop/kernel/files/s3-settings.ts";

test("without any setting the shop has working defaults", () => {
	expect(readEnv({})).toMatchObject({
		DATA_DIR: join(process.cwd(), ".data"),
		PORT: 3000,
		HOST: "127.0.0.1",
		SHOP_URL: "http://localhost:3000",
		MAIL_FROM: "Konfety <ahoj@konfety.example>",
		MARKET: "cz",
		LOG_LEVEL: "info",
		NODE_ENV: "development",
	});
	expect(readEnv({}).DATABASE_URL).toBeUndefined();
});

test("blanks count as absent, the shop's address follows the port, a trailing slash is dropped", () => {
	expect(readEnv({ PORT: "", DATABASE_URL: " " })).toMatchObject({ PORT: 3000 });
	expect(readEnv({ PORT: "8080" }).SHOP_URL).toBe("http://localhost:8080");
	const given = { SHOP_URL: "https://www.example.cz/", PAYMENT_GATEWAY: "sandbox" };
	expect(readEnv(given).SHOP_URL).toBe("https://www.example.cz");
});

test.each(["1", "65535"])("PORT %s is accepted", (port) => {
	expect(readEnv({ PORT: port }).PORT).toBe(Number(port));
});

test.each(["0", "65536", "-1", "1.5", "abc", "0x10", "1e3"])("PORT %s is refused", (port) => {
	expect(() => readEnv({ PORT: port })).toThrow(`PORT must be a whole number from 1 to 65535, not "${port}".`);
});

test.each([
	["DATABASE_URL", "mysql://localhost/shop", "DATABASE_URL must be an address such as postgres://"],
	["SHOP_URL", "example.cz", "SHOP_URL must be an address such as https://"],
	["SMTP_URL", "https://mail", "SMTP_URL must be an address such as smtp://"],
	["HOST", "::1", 'HOST must be 127.0.0.1, 0.0.0.0, :: or an address of this computer, not "::1".'],
	["MAIL_FROM", "obchod", 'MAIL_FROM must be an address such as Konfety <obchod@example.cz>, not "obchod".'],
	["MARKET", "de", 'MARKET must be cz or sk, not "de".'],
	["MARKET", "SK", 'MARKET must be cz or sk, not "SK".'],
	["TRUSTED_PROXIES", "all", 'TRUSTED_PROXIES must be a whole number from 0 to 9, not "all".'],
	["LOG_MAX_MB", "0", 'LOG_MAX_MB must be a whole number from 1 to 999999, not "0".'],
	["LOG_MAX_MB", "1e3", 'LOG_MAX_MB must be a whole number from 1 to 999999, not "1e3".'],
	["ACCESS_LOG", "on", 'ACCESS_LOG must be off, short or full, not "on".'],
	["WEB_CONCURRENCY", "0", 'WEB_CONCURRENCY must be a whole number from 1 to 64, not "0".'],
	["WEB_CONCURRENCY", "65", 'WEB_CONCURRENCY must be a whole number from 1 to 64, not "65".'],
	["WEB_CONCURRENCY", "auto", 'WEB_CONCURRENCY must be a whole number from 1 to 64, not "auto".'],
	["METRICS_PORT", "0", 'METRICS_PORT must be a whole number from 1 to 65535, not "0".'],
	["DRAIN_S", "301", 'DRAIN_S must be a whole number from 0 to 300, not "301".'],
	[
		"OTEL_EXPORTER_OTLP_ENDPOINT",
		"collector:4318",
		"OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318",
	],
	["OTEL_TRACES_SAMPLER_ARG", "2", 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "2".'],
	["DRAIN_S", "1.5", 'DRAIN_S must be a whole number from 0 to 300, not "1.5".'],
	["RATE_LIMITS", "no", 'RATE_LIMITS must be on or off, not "no".'],
	["LOG_LEVEL", "loud", 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".'],
])("%s=%s is refused with a sentence", (name, value, sentence) => {
	expect(() => readEnv({ [name]: value })).toThrow(sentence);
});

describe("a store", () => {
	const store = {
		MEDIA_S3_ENDPOINT: "https://s3.example.cz/",
		MEDIA_S3_REGION: "garage",
		MEDIA_S3_BUCKET: "konfety",
		MEDIA_S3_ACCESS_KEY: "an-access-key",
		MEDIA_S3_SECRET_KEY: "a-secret-key",
	};

	test("is read from its settings; without any there is none", () => {
		expect(s3Settings(readEnv({}))).toBeNull();
		expect(s3Settings(readEnv({ ...store, MEDIA_S3_PREFIX: "shops/one" }))).toEqual({
			endpoint: "https://s3.example.cz",
			region: "garage",
			bucket: "konfety",
			accessKey: "an-access-key",
			secretKey: "a-secret-key",
			prefix: "shops/one",
		});
	});

	test.each(Object.keys(store))("needs %s as well as the others, and tells no key", (name) => {
		const told = (() => {
			try {
				readEnv({ ...store, [name]: undefined });
			} catch (error) {
				return String(error);
			}
		})();
		const first = Object.keys(store).find((other) => other !== name);
		expect(told).toContain(`\n${name} must be set when ${first} is.`);
		expect(told).not.toMatch(/an-access-key|a-secret-key/);
	});

	test.each([
		["MEDIA_S3_ENDPOINT", "s3.example.cz", "MEDIA_S3_ENDPOINT must be an address such as https://s3.example.cz"],
		["MEDIA_S3_BUCKET", "My Shop", "MEDIA_S3_BUCKET must be a bucket's name: 3 to 63 small letters"],
		["MEDIA_S3_PREFIX", "/shop", "MEDIA_S3_PREFIX must be letters, digits"],
		["MEDIA_S3_PREFIX", "shop/../other", "MEDIA_S3_PREFIX must be letters, digits"],
		["MEDIA_CACHE_MB", "0", "MEDIA_CACHE_MB must be a whole number from 1 to 99999999"],
	])("is refused with %s=%s", (name, value, sentence) => {
		expect(() => readEnv({ ...store, [name]: value })).toThrow(sentence);
	});

	test.each(["MEDIA_S3_PREFIX", "MEDIA_CACHE_MB"])("is needed by %s", (name) => {
		expect(() => readEnv({ [name]: "1" })).toThrow(`MEDIA_S3_ENDPOINT must be set when ${name} is.`);
	});
});

test.each(["cz", "sk"])("MARKET %s is accepted", (market) => {
	expect(readEnv({ MARKET: market }).MARKET).toBe(market);
});

test("without a gateway payments go to the sandbox; a gateway needs its account", () => {
	expect(readEnv({}).PAYMENT_GATEWAY).toBe("sandbox");
	const account = { PAYMENT_GATEWAY: "comgate", COMGATE_MERCHANT: "123456", COMGATE_SECRET: "s3cret" };
	expect(readEnv(account)).toMatchObject({ ...account, COMGATE_URL: "https://payments.comgate.cz/v2.0" });
	expect(() => readEnv({ ...account, COMGATE_SECRET: " " })).toThrow(
		/\nCOMGATE_SECRET must be set when PAYMENT_GATEWAY is comgate\.$/,
	);
	expect(() => readEnv({ PAYMENT_GATEWAY: "gopay" })).toThrow(
		'PAYMENT_GATEWAY must be sandbox or comgate, not "gopay".',
	);
});

test.each([
	"https://www.example.cz",
	"https://www.example.cz:8443/",
	"http://www.example.cz",
	"http://192.168.1.20:3000",
	"http://[2001:db8::1]:3000",
	"http://localhost.example.cz",
	"http://latest",
	"https://localhost",
	"https://konfety.test",
])("at the public address %s PAYMENT_GATEWAY must be set, even to sandbox", (url) => {
	const sentence =
		"PAYMENT_GATEWAY must be set when SHOP_URL is public: comgate takes money, sandbox only plays payments.";
	for (const blank of [undefined, " "])
		expect(() => readEnv({ SHOP_URL: url, PAYMENT_GATEWAY: blank })).toThrow(sentence);
	const named = readEnv({ SHOP_URL: url, PAYMENT_GATEWAY: "sandbox" });
	expect([named.PAYMENT_GATEWAY, isPublic(named)]).toEqual(["sandbox", true]);
	// Another shop takes the money then.
	expect(readEnv({ SHOP_URL: url, SHOP_API_URL: "https://api.example.cz" }).PAYMENT_GATEWAY).toBe("sandbox");
});

test.each([
	undefined,
	"http://localhost:3000",
	"http://LOCALHOST",
	"http://localhost.",
	"http://shop.localhost:3000",
	"http://127.0.0.1:3000",
	"http://127.8.0.1",
	"http://[::1]:3000",
	"http://konfety.test",
])("at %s, which only this computer reaches, payments go to the sandbox by default", (url) => {
	const env = readEnv({ SHOP_URL: url });
	expect([env.PAYMENT_GATEWAY, isPublic(env)]).toEqual(["sandbox", false]);
});

test.each(["0.0.0.0", "::", "192.168.1.20", "fe80::1", "0", "127.1", "shop.lan", "konfety.test"])(
	"when listening at %s, which other computers reach, PAYMENT_GATEWAY must be set, even to sandbox",
	(host) => {
		expect(() => readEnv({ HOST: host })).toThrow(
			`PAYMENT_GATEWAY must be set when HOST ${host} lets other computers in: comgate takes money, sandbox only plays payments.`,
		);
		const named = readEnv({ HOST: host, SHOP_URL: "http://localhost:3000", PAYMENT_GATEWAY: "sandbox" });
		expect([named.PAYMENT_GATEWAY, isPublic(named)]).toEqual(["sandbox", true]);
		expect(readEnv({ HOST: host, SHOP_API_URL: "https://api.example.cz" }).PAYMENT_GATEWAY).toBe("sandbox");
	},
);

test.each([undefined, "127.0.0.1", "127.8.0.1", "localhost"])(
	"when listening at %s, which only this computer reaches, payments go to the sandbox by default",
	(host) => {
		const env = readEnv({ HOST: host });
		expect([env.PAYMENT_GATEWAY, isPublic(env)]).toEqual(["sandbox", false]);
	},
);

test("one error names all bad settings, secrets and passwords without their value", () => {
	const read = () => readEnv({ PORT: "x", SESSION_SECRET: "short-secret", DATABASE_URL: "user:hunter2" });
	expect(read).toThrow(/^The settings need a correction \(see \.env\.example\):\n(.+\.\n){2}.+\.$/);
	expect(read).not.toThrow(/short-secret|hunter2/);
});

test(".env.example names exactly the settings that are read", () => {
	const example = readFileSync(join(import.meta.dirname, "../../../.env.example"), "utf8");
	const named = [...example.matchAll(/^# ([A-Z0-9_]+)=/gm)].map((match) => match[1]);
	expect(named.sort()).toEqual(Object.keys(settings).sort());
});
