import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const SETTINGS = { TAG_MANAGER_ID: "GTM-ABC1234", RECAPTCHA_SITE_KEY: "key" } as const;
type Setting = keyof typeof SETTINGS;

beforeEach(() => {
	for (const name of Object.keys(SETTINGS)) vi.stubEnv(name, "");
});
afterEach(() => vi.unstubAllEnvs());

/** What the policy of pages with this address allows, by directive, when these settings are given. */
async function policyOf(settings: Setting[] = [], source = "/:path*"): Promise<Record<string, string[]>> {
	vi.resetModules();
	for (const name of settings) vi.stubEnv(name, SETTINGS[name]);
	const { default: config } = await import("../../next.config.js");
	const rules = (await config.headers?.()) ?? [];
	const all = rules.filter((rule) => rule.source === source).flatMap(({ headers }) => headers);
	const text = all.find(({ key }) => key === "Content-Security-Policy")?.value ?? "";
	return Object.fromEntries(
		text.split("; ").map((part) => {
			const [name = "", ...hosts] = part.split(" ");
			return [name, hosts];
		}),
	);
}

const hostsOf = (policy: Record<string, string[]>) =>
	Object.values(policy)
		.flat()
		.filter((source) => source.startsWith("http"));

describe("the content security policy", () => {
	test("allows no other host while no service is configured", async () => {
		const policy = await policyOf();
		expect(hostsOf(policy)).toEqual([]);
		expect(policy["default-src"]).toEqual(["'self'"]);
		expect(policy["script-src"]).toEqual(["'self'"]);
		expect(policy["img-src"]).toEqual(["'self'", "data:"]);
		expect(policy["connect-src"]).toEqual(["'self'"]);
		expect(policy).not.toHaveProperty("frame-src");
	});

	test("allows the tag manager only the hosts that Google names", async () => {
		const [plain, policy] = [await policyOf(), await policyOf(["TAG_MANAGER_ID"])];
		expect(policy["script-src"]).toContain("https://*.googletagmanager.com");
		for (const directive of ["img-src", "connect-src"]) {
			expect(policy[directive]).toContain("https://*.google-analytics.com");
			expect(policy[directive]).toContain("https://*.googletagmanager.com");
		}
		expect(policy["connect-src"]).toContain("https://*.analytics.google.com");
		expect(policy["frame-src"]).toEqual(["https://www.googletagmanager.com", "https://td.doubleclick.net"]);
		const changed = Object.keys(policy).filter((name) => policy[name]?.join() !== plain[name]?.join());
		expect(changed.toSorted()).toEqual(["connect-src", "frame-src", "img-src", "script-src"]);
		for (const host of hostsOf(policy))
			expect(host).toMatch(
				/^https:\/\/(\*\.|[\w-]+\.)*(googletagmanager|google-analytics|google|googleadservices|doubleclick|googlesyndication)\.(com|net)$/,
			);
	});

	test("allows the tag manager, the captcha and video players together", async () => {
		const policy = await policyOf(["TAG_MANAGER_ID", "RECAPTCHA_SITE_KEY"], "/account/video/:path*");
		expect(policy["script-src"]).toContain("https://www.google.com/recaptcha/");
		for (const frame of ["https://recaptcha.google.com/recaptcha/", "https://td.doubleclick.net"])
			expect(policy["frame-src"]).toContain(frame);
		expect(policy["frame-src"]).toContain("https://player.vimeo.com");
	});
});
