/** The first that fits names a browser; many call themselves by the names of those further down too. */
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

/** A browser in words, "Chrome, Windows"; "" for one that is not known. */
export function nameOfBrowser(userAgent: string): string {
	const nameIn = (table: [RegExp, string][]) => table.find(([mark]) => mark.test(userAgent))?.[1];
	return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(", ");
}
