/** The first match names the browser; many user agents also contain names further down. */
const BROWSERS: [RegExp, string][] = [
	[/\bEdg(?:A|iOS)?\//, "Edge"],
	[/\bOPR\/|\bOPT\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\bVivaldi\//, "Vivaldi"],
	[/\bFirefox\/|\bFxiOS\//, "Firefox"],
	[/\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
	[/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bMac OS X\b|\bMacintosh\b/, "macOS"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bLinux\b/, "Linux"],
];

/** Name of a browser, "Chrome, Windows"; "" for an unknown one. */
export function nameOfBrowser(userAgent: string): string {
	const nameIn = (table: [RegExp, string][]) => table.find(([mark]) => mark.test(userAgent))?.[1];
	return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(", ");
}
