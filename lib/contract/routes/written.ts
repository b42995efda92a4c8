/** Content besides the blog: jobs, events, services, documents, contacts, pictures. */
import { z } from "@hono/zod-openapi";
import * as examples from "../examples/written.ts";
import * as fields from "../fields.ts";
import { career, careerCard, contact, document, event, eventsList, instagramPost } from "../schemas/content.ts";
import { service, serviceCard } from "../schemas/request.ts";
import { defineCall, defineFileCall } from "./define-call.ts";

const tag = "Shop";
const inLocale = { params: z.object({ locale: fields.locale }) };
const localeAndId = { params: z.object({ locale: fields.locale, id: fields.pathId }) };

export const listCareers = defineCall({
	method: "get",
	path: "/careers/{locale}",
	tag,
	summary: "Jobs that are offered now",
	request: inLocale,
	reply: z.array(careerCard),
	errors: ["not_found"],
	example: { params: { locale: "cs" }, reply: [examples.careerCard] },
});

export const getCareer = defineCall({
	method: "get",
	path: "/careers/{locale}/{id}",
	tag,
	summary: "A job that is offered now",
	request: localeAndId,
	reply: career,
	errors: ["not_found"],
	example: { params: { locale: "cs", id: "1" }, reply: examples.career },
});

export const listEvents = defineCall({
	method: "get",
	path: "/events/{locale}",
	tag,
	summary: "Events for the public, those to come and the last ones that are over",
	request: inLocale,
	reply: eventsList,
	errors: ["not_found"],
	example: { params: { locale: "cs" }, reply: { upcoming: [examples.eventCard], past: [] } },
});

export const getEvent = defineCall({
	method: "get",
	path: "/events/{locale}/{id}",
	tag,
	summary: "An event for the public",
	request: localeAndId,
	reply: event,
	errors: ["not_found"],
	example: { params: { locale: "cs", id: "1" }, reply: examples.event },
});

export const listServices = defineCall({
	method: "get",
	path: "/services/{locale}",
	tag,
	summary: "Services of the shop",
	request: inLocale,
	reply: z.array(serviceCard),
	errors: ["not_found"],
	example: { params: { locale: "cs" }, reply: [examples.serviceCard] },
});

export const getService = defineCall({
	method: "get",
	path: "/services/{locale}/{id}",
	tag,
	summary: "A service of the shop",
	request: localeAndId,
	reply: service,
	errors: ["not_found"],
	example: { params: { locale: "cs", id: "1" }, reply: examples.service },
});

export const listDocuments = defineCall({
	method: "get",
	path: "/documents",
	tag,
	summary: "Papers to print and to sign, in Czech",
	reply: z.array(document),
	example: { reply: [examples.document] },
});

export const getDocumentFile = defineFileCall({
	method: "get",
	path: "/documents/{file}",
	tag,
	summary: "A paper to print as a PDF, by its key: `{key}.pdf`",
	request: { params: z.object({ file: z.string().regex(/^[a-z0-9-]{1,80}\.pdf$/) }) },
	reply: "application/pdf",
	errors: ["not_found"],
	example: { params: { file: "odstoupeni-od-smlouvy.pdf" } },
});

export const listContacts = defineCall({
	method: "get",
	path: "/contacts",
	tag,
	summary: "Whom to write or call, in Czech",
	reply: z.array(contact),
	example: { reply: [examples.contact] },
});

export const getContact = defineCall({
	method: "get",
	path: "/contacts/{id}",
	tag,
	summary: "A contact",
	request: { params: z.object({ id: fields.pathId }) },
	reply: contact,
	errors: ["not_found"],
	example: { params: { id: "1" }, reply: examples.contact },
});

export const listInstagram = defineCall({
	method: "get",
	path: "/instagram/{locale}",
	tag,
	summary: "Pictures of the shop's Instagram, stored by the shop",
	request: inLocale,
	reply: z.array(instagramPost),
	errors: ["not_found"],
	example: { params: { locale: "cs" }, reply: [examples.instagramPost] },
});
