import * as calls from "../../../contract/routes/written.ts";
import { refused, router } from "../../kernel/http.ts";
import { getCareer, listCareers } from "./careers.ts";
import { getEvent, listEvents } from "./events.ts";
import { getContact, listContacts, listDocuments, listInstagram } from "./lists.ts";
import { getService, listServices } from "./services.ts";

/** Jobs, events, services, documents, contacts, and pictures. */
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
	.openapi(calls.listContacts, async (context) => context.json(await listContacts(context.var.shop), 200))
	.openapi(calls.getContact, async (context) => {
		const contact = await getContact(context.var.shop, context.req.valid("param").id);
		return contact ? context.json(contact, 200) : refused(context, "not_found");
	})
	.openapi(calls.listInstagram, async (context) => {
		return context.json(await listInstagram(context.var.shop, context.req.valid("param").locale), 200);
	});
