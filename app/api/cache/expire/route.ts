import { expireTags } from "#lib/storefront/client/cache.ts";

export const POST = expireTags;
