import { servePicture } from "#lib/shop/media/serve.ts";

export async function GET(
	request: Request,
	context: { params: Promise<{ key: string; width: string }> },
): Promise<Response> {
	return servePicture(await context.params, request.headers.get("Accept") ?? "");
}
