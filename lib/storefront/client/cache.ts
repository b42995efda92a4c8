/** The storefront's cache of the shop's replies: their tags, and how they expire. */
import { timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { z } from "zod";
import { INTERNAL_KEY_HEADER } from "#lib/domain/calls.ts";

const body = z.array(z.string().max(100)).max(500);

/** Expires cached replies at once. Only this server knows the key; without it the reply is 404. */
export async function expireTags(request: Request): Promise<Response> {
	const expected = Buffer.from(process.env.KONFETY_INTERNAL_KEY ?? "");
	const given = Buffer.from(request.headers.get(INTERNAL_KEY_HEADER) ?? "");
	const isOurs = expected.length > 0 && expected.length === given.length && timingSafeEqual(expected, given);
	if (!isOurs) return Response.json({ error: "not_found" }, { status: 404 });
	const tags = body.safeParse(await request.json().catch(() => null));
	if (!tags.success) return Response.json({ error: "invalid" }, { status: 422 });
	for (const tag of tags.data) revalidateTag(tag, { expire: 0 });
	return Response.json({ expired: tags.data.length });
}
