import { existsSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isAlive } from "#lib/shop/kernel/db/embedded/process-identity.ts";
import { builderOf, postmasterPid } from "./observe.ts";
import { env, set, shop, start, withStubShop } from "./started-shop.ts";

withStubShop();

describe("the build", () => {
	/** What a start with these settings says of its pages. */
	async function build(settings: Record<string, string> = {}): Promise<string | undefined> {
		set(settings);
		const one = start();
		const output = await one.printed("To stop");
		one.process.kill("SIGTERM");
		await one.exited;
		return /Pages: (.*)/.exec(output)?.[1];
	}

	test("is kept while the sources stay the same, whatever their times, and renewed when one changes; the same sources have the same name", async () => {
		const name = () => readFileSync(join(shop.root, ".next/BUILD_ID"), "utf8");
		expect(await build()).toBe("built");
		const first = name();
		expect(await build()).toBe("the build is current");
		utimesSync(join(shop.root, "app/page.tsx"), 1, 1);
		expect(await build()).toBe("the build is current");
		const source = readFileSync(join(shop.root, "app/page.tsx"), "utf8");
		shop.write("app/page.tsx", "second");
		expect(await build()).toBe("built");
		expect(name()).not.toBe(first);
		shop.write("app/page.tsx", source);
		expect(await build()).toBe("built");
		expect(name()).toBe(first);
	});

	test("depends on the third parties that its pages allow, not on the API that it reads", async () => {
		expect(await build()).toBe("built");
		expect(await build({ SHOP_API_URL: "https://api.example.cz" })).toBe("the build is current");
		expect(await build({ RECAPTCHA_SITE_KEY: "key", RECAPTCHA_SECRET: "secret" })).toBe("built");
		expect(await build({ TAG_MANAGER_ID: "GTM-ABC1234" })).toBe("built");
		expect(await build({ TAG_MANAGER_ID: "GTM-XYZ9876" })).toBe("built");
	});

	test("that fails ends the start with the end of its log and no database left", async () => {
		shop.write("app/broken", "");
		const first = start();
		expect(await first.exited).toBe(1);
		expect(first.output()).toMatch(/The build failed[\s\S]*app\/broken: does not compile/);
		expect(postmasterPid(env.DATA_DIR ?? "")).toBeNull();
	});

	test("that was killed is not kept", async () => {
		shop.write("app/slow", "");
		const first = start();
		await first.printed("Building");
		// Not before it does something.
		await expect.poll(() => existsSync(join(shop.root, ".next"))).toBe(true);
		const building = builderOf(shop.root);
		first.process.kill("SIGKILL");
		await first.exited;
		await expect.poll(() => isAlive(building)).toBe(false);
		rmSync(join(shop.root, "app/slow"));
		shop.write(".next/BUILD_ID", "half");
		expect(await start().printed("To stop")).toContain("Pages: built");
	});
});
