import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ShopEnv } from "../kernel/http.ts";
import { type ApiDocument, apiDocument } from "./document.ts";
import { docsPage } from "./page.ts";

/** The same for everybody until the next release; not `public`, because a reply to a customer may contain a fresh token. */
const CACHED = "max-age=300";

/** `/api/openapi.json` and `/api/docs`, about the calls mounted when they are first requested. Mounted last. */
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
