/** Kinds of texts in Czech alone (promises §2): forms to print, and contacts. */
import { z } from "zod";
import { typographic } from "../markdown/typography.ts";
import * as fields from "./fields.ts";
import { defineKind, type Kind } from "./kind.ts";

const documents = defineKind({
	folder: "documents",
	body: "plain",
	locales: ["cs"],
	own: z.object({
		title: fields.textLine(160),
		section: fields.textLine(80),
		perex: fields.optionalTextLine(400),
	}),
	shared: z.object({ position: fields.position }),
	rows: ({ key, shared: { position }, texts: { cs }, lookups }) => ({
		table: "documents",
		key: { key },
		facts: {
			section: typographic(cs?.section ?? "", "cs"),
			title: typographic(cs?.title ?? "", "cs"),
			description: typographic(cs?.perex ?? "", "cs"),
			body: cs?.body ?? "",
			position,
		},
		initial: { updated_at: lookups.now },
		isDated: true,
	}),
});

const contacts = defineKind({
	folder: "contacts",
	body: "none",
	locales: ["cs"],
	own: z.object({
		name: fields.textLine(80),
		role: fields.textLine(120),
		description: fields.optionalTextLine(400),
		email: z.email("is an e-mail address").max(254),
		phone: fields.textLine(30),
	}),
	shared: z.object({ position: fields.position }),
	rows: ({ key, shared: { position }, texts: { cs } }) => ({
		table: "contacts",
		key: { key },
		facts: {
			name: typographic(cs?.name ?? "", "cs"),
			role: typographic(cs?.role ?? "", "cs"),
			description: typographic(cs?.description ?? "", "cs"),
			email: cs?.email ?? "",
			phone: cs?.phone ?? "",
			position,
		},
	}),
});

export const CZECH_KINDS: Kind[] = [documents, contacts];
