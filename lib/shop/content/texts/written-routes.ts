import * as calls from "../../../contract/routes/written.ts";
import { refused, router } from "../../kernel/http.ts";
import { getPaperFile } from "../../telling/document/text-paper-file.ts";
import { getCareer, listCareers } from "./careers.ts";
import { getEvent, listEvents } from "./events.ts";
import { getContact, listContacts, listDocuments, listInstagram } from "./lists.ts";
import { getService, listServices } from "./services.ts";

/** Jobs, events, services, papers, contacts and pictures. */
export const writtenRoutes = router()
	.openapi(calls.listCareers, async (context) => {
		return context.json(await listCareers(context.var.shop, context.req.valid("param").locale), 200);
	})
	.openapi(calls.getCareer, async (context) => {
		const { locale, id } = context.req.valid("param");
		const career = await getCareer(context.var.shop, locale, id);
		return career ? context.json(career, 200) : refused(context, "not_found");
	})
	.openapi(calls.listEvents, async (context) => {
		return context.json(await listEvents(context.var.shop, context.req.valid("param").locale), 200);
	})
	.openapi(calls.getEvent, async (context) => {
		const { locale, id } = context.req.valid("param");
		const event = await getEvent(context.var.shop, locale, id);
		return event ? context.json(event, 200) : refused(context, "not_found");
	})
	.openapi(calls.listServices, async (context) => {
		return context.json(await listServices(context.var.shop, context.req.valid("param").locale), 200);
	})
	.openapi(calls.getService, async (context) => {
		const { locale, id } = context.req.valid("param");
		const service = await getService(context.var.shop, locale, id);
		return service ? context.json(service, 200) : refused(context, "not_found");
	})
	.openapi(calls.listDocuments, async (context) => context.json(await listDocuments(context.var.shop), 200))
	.openapi(calls.getDocumentFile, async (context) => {
		const { file } = context.req.valid("param");
		const paper = await getPaperFile(context.var.shop, file.slice(0, -".pdf".length));
		if (!paper) return refused(context, "not_found");
		const headers = { "Cache-Control": "public, no-cache", ETag: paper.etag };
		if (context.req.header("If-None-Match") === paper.etag) return context.body(null, 304, headers) as never;
		return context.body(new Uint8Array(await paper.draw()), 200, {
			...headers,
			"Content-Type": "application/pdf",
			"Content-Disposition": `inline; filename="${file}"`,
		});
	})
	.openapi(calls.listContacts, async (context) => context.json(await listContacts(context.var.shop), 200))
	.openapi(calls.getContact, async (context) => {
		const contact = await getContact(context.var.shop, context.req.valid("param").id);
		return contact ? context.json(contact, 200) : refused(context, "not_found");
	})
	.openapi(calls.listInstagram, async (context) => {
		return context.json(await listInstagram(context.var.shop, context.req.valid("param").locale), 200);
	});
