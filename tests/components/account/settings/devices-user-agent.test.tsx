import { expect, test } from "vitest";
import { nameOfBrowser } from "#components/account/settings/devices-user-agent.ts";

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const KIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
	[`${WINDOWS} ${KIT} Chrome/140.0.0.0 Safari/537.36`, "Chrome, Windows"],
	[`${WINDOWS} ${KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, "Edge, Windows"],
	[`${WINDOWS} ${KIT} Chrome/140.0.0.0 Safari/537.36 OPR/110.0.0.0`, "Opera, Windows"],
	["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
	[`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${KIT} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome, Android"],
	[
		`Mozilla/5.0 (Linux; Android 14) ${KIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
		"Samsung Internet, Android",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
		"Safari, iPhone",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1",
		"Chrome, iPhone",
	],
	[
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
		"Safari, macOS",
	],
	[`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/140.0.0.0 Safari/537.36`, "Chrome, ChromeOS"],
	["curl/8.5.0", ""],
	["", ""],
])("%s is %s", (userAgent, name) => {
	expect(nameOfBrowser(userAgent)).toBe(name);
});
