import { serveLateTexts } from "#lib/storefront/content/late-texts.ts";

async function answer(_: Request, context: { params: Promise<{ file: string }> }): Promise<Response> {
	return serveLateTexts((await context.params).file);
}

export { answer as GET, answer as HEAD };
