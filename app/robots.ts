import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { robotsRules } from "#lib/storefront/heads/robots.ts";

/** Made at each request: the address of the shop is not known when it is built. */
export default async function robots(): Promise<MetadataRoute.Robots> {
	await connection();
	return robotsRules();
}
