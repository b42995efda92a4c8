import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ShopEnv } from "../kernel/http.ts";
import { type ApiDocument, apiDocument } from "./document.ts";
import { docsPage } from "./page.ts";

/** The same for everybody until the next release; not `public`, since an answer to a customer may bring a fresh token. */
const CACHED = "max-age=300";

/** `/api/openapi.json` and `/api/docs`, about the calls that the app has once it is asked. Mounted last. */
export function addDocs(app: OpenAPIHono<ShopEnv>): void {
	let document: ApiDocument | undefined;
	let page: string | undefined;
	const made = () => {
		document ??= apiDocument(app);
		return document;
	};
	app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
		type: "http",
		scheme: "bearer",
		bearerFormat: "JWT",
	});
	app.get("/api/openapi.json", (context) => context.json(made(), 200, { "Cache-Control": CACHED }));
	app.get("/api/docs", async (context) => {
		page ??= String(await docsPage(made()));
		return context.html(page, 200, { "Cache-Control": CACHED });
	});
}
