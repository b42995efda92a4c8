import { expireTags } from "#lib/api/cache.ts";

export const POST = expireTags;
