import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { TOP_BANNER_SCRIPT } from "#lib/storefront/browser/banner-cookies.ts";
import { CHUNK_RELOAD_SCRIPT } from "#lib/storefront/browser/chunk-reload.ts";
import { CONSENT_MODE_SCRIPT } from "#lib/storefront/browser/consent-mode.ts";
import { EARLY_CLICK_SCRIPT } from "#lib/storefront/browser/early-click.ts";
import { CURRENCY_SCRIPT } from "#lib/storefront/cart/currency-script.ts";
import { hashOf, type ScriptHash } from "./page-scripts.ts";

/** All scripts of the shop's own that stand inline in pages. */
const INLINE_SCRIPTS = [
	CHUNK_RELOAD_SCRIPT,
	CONSENT_MODE_SCRIPT,
	CURRENCY_SCRIPT,
	EARLY_CLICK_SCRIPT,
	TOP_BANNER_SCRIPT,
];

const fileOf = (root: string, build: string) => join(root, build, "inline-scripts.json");
const schema = z.array(z.string());

/** Writes them down beside the pages that have them: a door may serve a build that is newer than itself. */
export function writeKnownScripts(root: string, build: string): void {
	writeFileSync(fileOf(root, build), JSON.stringify(INLINE_SCRIPTS.map(hashOf)));
}

/** The shop's own inline scripts in a build. */
export function readKnownScripts(root: string, build: string): ScriptHash[] {
	const file = fileOf(root, build);
	return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : [];
}
