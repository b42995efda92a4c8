import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { robotsRules } from "#lib/storefront/heads/robots.ts";

/** Rendered at each request: the build does not know the shop's address. */
export default async function robots(): Promise<MetadataRoute.Robots> {
	await connection();
	return robotsRules();
}
