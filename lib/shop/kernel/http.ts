import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { ERRORS, type ErrorCode, type ErrorReply } from "../../contract/errors.ts";
import { MAINTENANCE_RETRY_S } from "../../domain/maintenance.ts";
import type { Refusal } from "../../domain/result.ts";
import type { Session } from "./session.ts";
import type { Shop } from "./shop.ts";

export type ShopEnv = { Variables: { shop: Shop; session: Session | null } };

/** A router of one subject. Invalid fields are answered here with 422, invalid addresses with 404. */
export function router() {
	return new OpenAPIHono<ShopEnv>({
		defaultHook: (result, context) => {
			if (result.success) return;
			// A malformed id or language gets the same answer as one that does not exist.
			if (result.target === "param") return refused(context, "not_found");
			return refused(context, "invalid", { errors: fieldErrors(result.error.issues) });
		},
	});
}

/** Text keys per field, "invoice.zip" for nested ones; "form" when the whole body is wrong. */
function fieldErrors(issues: Pick<z.core.$ZodIssue, "path" | "message" | "code">[]): Record<string, string[]> {
	const errors: Record<string, string[]> = {};
	for (const issue of issues) {
		const field = issue.path.map(String).join(".") || "form";
		const key = /^[a-z_]+$/.test(issue.message) ? issue.message : "invalid";
		errors[field] = [...new Set([...(errors[field] ?? []), key])];
	}
	return errors;
}

/** The answer of a refusal; its status comes from the table of codes. */
export function refused(context: Context, code: ErrorCode, extra: Omit<ErrorReply, "error"> = {}) {
	const status = ERRORS[code].status;
	if (status === 429) context.header("Retry-After", String(extra.value ?? 10));
	if (status === 503 || code === "request_running")
		context.header("Retry-After", code === "maintenance" ? String(MAINTENANCE_RETRY_S) : "2");
	// Typed as never: the contract's list of codes declares the refusals, not each handler.
	return context.json({ error: code, ...extra }, status) as never;
}

/** `fields` names the body's fields that a code is about; the key of each field's text is the code. */
export function refusedWith(
	context: Context,
	refusal: Refusal<ErrorCode>,
	fields: Partial<Record<ErrorCode, string>> = {},
) {
	const field = fields[refusal.error];
	return refused(context, refusal.error, {
		...(refusal.value === undefined ? {} : { value: refusal.value }),
		...(field === undefined ? {} : { errors: { [field]: [refusal.error] } }),
	});
}

/** Refuses guests before anything else in the request is checked. */
export const customersOnly = createMiddleware<ShopEnv>(async (context, next) => {
	if (!context.var.session) return refused(context, "unauthorized");
	return next();
});

/** The session that `customersOnly` let in. */
export function sessionOf(context: Context<ShopEnv>): Session {
	const { session } = context.var;
	if (!session) throw new Error("A call for customers lacks customersOnly");
	return session;
}

/** The customer whom `customersOnly` let in. */
export function customerOf(context: Context<ShopEnv>): { userId: number } {
	return { userId: sessionOf(context).userId };
}

/** The signed-in customer's id, or null for a guest. */
export function askerOf(context: Context<ShopEnv>): { userId: number | null } {
	return { userId: context.var.session?.userId ?? null };
}
