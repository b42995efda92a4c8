/** Signing in and up, passwords, and the customer's own data. */

import { z } from "zod";
import * as examples from "../examples/account.ts";
import * as fields from "../fields.ts";
import * as account from "../schemas/account.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Account";
const bySecret = { params: z.object({ secret: fields.linkSecret }) };

export const login = defineCall({
	method: "post",
	path: "/auth/login",
	tag,
	summary: "Signs in with e-mail and password, and brings the guest's cart along",
	request: jsonBody(account.loginBody),
	reply: account.loginReply,
	errors: ["unreadable", "invalid_credentials", "too_large", "invalid", "too_many_requests"],
	example: {
		body: { email: "zakaznice@konfety.example", password: "KonfetyDemo1", locale: "cs" },
		reply: { token: examples.TOKEN },
	},
});

export const register = defineCall({
	method: "post",
	path: "/auth/register",
	tag,
	summary: "Opens an account, signs in, and mails a link that confirms the e-mail",
	request: jsonBody(account.registerBody),
	reply: account.loginReply,
	status: 201,
	errors: ["unreadable", "account_exists", "captcha_failed", "too_large", "invalid", "too_many_requests"],
	example: {
		body: {
			email: "jana.novakova@example.cz",
			password: "balonky-na-oslavu",
			firstname: "Jana",
			lastname: "Nováková",
			phone: "777 123 456",
			newsletter: true,
			consent: true,
			locale: "cs",
			tempId: "d3e285f1-5fba-4088-a284-6c9fa0a73b92",
		},
		reply: { token: examples.TOKEN },
	},
});

export const logout = defineCall({
	method: "get",
	path: "/auth/logout",
	tag,
	summary: "Ends the session of the bearer token; without one nothing happens",
	auth: "lenient",
	reply: z.object({}),
	example: { reply: {} },
});

export const requestReset = defineCall({
	method: "post",
	path: "/auth/password-reset",
	tag,
	summary: "Mails a link for a new password; the answer is the same whether the e-mail is known or not",
	request: jsonBody(account.resetRequestBody),
	reply: z.object({}),
	errors: ["unreadable", "captcha_failed", "too_large", "invalid", "too_many_requests"],
	example: { body: { email: "jana.novakova@example.cz", locale: "cs" }, reply: {} },
});

export const checkReset = defineCall({
	method: "get",
	path: "/auth/password-reset/{secret}",
	tag,
	summary: "Whether a mailed link for a new password still works",
	request: bySecret,
	reply: z.object({}),
	errors: ["not_found", "link_invalid", "too_many_requests"],
	example: { params: { secret: examples.LINK_SECRET }, reply: {} },
});

export const resetPassword = defineCall({
	method: "post",
	path: "/auth/password-reset/{secret}",
	tag,
	summary: "Sets a new password by a mailed link, once, and ends all sessions",
	request: { ...bySecret, ...jsonBody(account.resetBody) },
	reply: z.object({}),
	errors: ["unreadable", "not_found", "link_invalid", "too_large", "invalid", "too_many_requests", "request_running"],
	example: { params: { secret: examples.LINK_SECRET }, body: { password: "balonky-na-oslavu" }, reply: {} },
});

export const confirmEmail = defineCall({
	method: "post",
	path: "/auth/confirm/{secret}",
	tag,
	summary:
		"Confirms the e-mail that a link was mailed to, with its customer's token; guests' orders of that e-mail follow",
	auth: "optional",
	request: bySecret,
	reply: account.emailConfirmed,
	errors: [
		"unauthorized",
		"sign_in_first",
		"not_found",
		"link_invalid",
		"account_exists",
		"too_many_requests",
		"request_running",
	],
	example: { params: { secret: examples.LINK_SECRET }, reply: { email: "jana.novakova@example.cz" } },
});

export const getCaptcha = defineCall({
	method: "get",
	path: "/auth/captcha",
	tag,
	summary: "Public key of the captcha, or null when there is none",
	reply: account.captchaReply,
	example: { reply: { siteKey: null } },
});

export const getMe = defineCall({
	method: "get",
	path: "/me",
	tag,
	summary: "The signed-in customer",
	auth: "required",
	reply: account.meReply,
	example: { reply: { data: examples.user } },
});

export const sendConfirmation = defineCall({
	method: "post",
	path: "/account/confirmation",
	tag,
	summary: "Mails the link that confirms the e-mail once more; the older ones stop working",
	auth: "required",
	reply: z.object({}),
	errors: ["already_confirmed", "too_many_requests"],
	example: { reply: {} },
});

export const changeProfile = defineCall({
	method: "put",
	path: "/account/profile",
	tag,
	summary: "Changes name and phone",
	auth: "required",
	request: jsonBody(account.profileBody),
	reply: account.meReply,
	errors: ["unreadable", "too_large", "invalid"],
	example: { body: { firstname: "Jana", lastname: "Nováková", phone: "777 123 456" }, reply: { data: examples.user } },
});

export const changeInvoice = defineCall({
	method: "put",
	path: "/account/invoice",
	tag,
	summary: "Changes the invoice details",
	auth: "required",
	request: jsonBody(account.invoiceBody),
	reply: account.meReply,
	errors: ["unreadable", "too_large", "invalid"],
	example: {
		body: { street: "Lidická 12", city: "Brno", zip: "602 00", country: "CZ" },
		reply: { data: examples.user },
	},
});

export const changePassword = defineCall({
	method: "put",
	path: "/account/password",
	tag,
	summary: "Changes the password, ends all other sessions, and answers a new token for this one",
	auth: "required",
	request: jsonBody(account.passwordBody),
	reply: account.passwordChanged,
	errors: ["unreadable", "wrong_password", "too_large", "invalid", "too_many_requests", "request_running"],
	example: {
		body: { currentPassword: "balonky-na-oslavu", password: "jeste-vic-balonku" },
		reply: { token: examples.TOKEN },
	},
});

export const changeEmail = defineCall({
	method: "put",
	path: "/account/email",
	tag,
	summary: "Mails a link to a new e-mail, which counts once the link is opened",
	auth: "required",
	request: jsonBody(account.emailBody),
	reply: account.emailChange,
	errors: [
		"unreadable",
		"account_exists",
		"wrong_password",
		"too_large",
		"invalid",
		"too_many_requests",
		"request_running",
	],
	example: {
		body: { email: "jana.vesela@example.cz", currentPassword: "balonky-na-oslavu" },
		reply: { pendingEmail: "jana.vesela@example.cz" },
	},
});

export const changeNewsletter = defineCall({
	method: "put",
	path: "/account/newsletter",
	tag,
	summary: "Begins or ends the newsletter",
	auth: "required",
	request: jsonBody(account.newsletterBody),
	reply: account.meReply,
	errors: ["unreadable", "too_large", "invalid"],
	example: { body: { subscribed: true, locale: "cs" }, reply: { data: { ...examples.user, newsletter: true } } },
});

export const listDevices = defineCall({
	method: "get",
	path: "/account/devices",
	tag,
	summary: "Browsers in which the customer is signed in, the one used last first",
	auth: "required",
	reply: z.array(account.device),
	example: { reply: [examples.device] },
});

export const endDevice = defineCall({
	method: "delete",
	path: "/account/devices/{sessionId}",
	tag,
	summary: "Signs one browser out",
	auth: "required",
	request: { params: z.object({ sessionId: fields.uuid }) },
	reply: z.object({}),
	errors: ["not_found"],
	example: { params: { sessionId: examples.device.id }, reply: {} },
});

export const endOtherDevices = defineCall({
	method: "delete",
	path: "/account/devices",
	tag,
	summary: "Signs all browsers out but the one that asks",
	auth: "required",
	reply: z.object({ ended: z.number().int() }),
	example: { reply: { ended: 2 } },
});

export const exportAccount = defineCall({
	method: "get",
	path: "/account/export",
	tag,
	summary: "Everything the shop keeps of the customer (GDPR Art. 15 and 20)",
	auth: "required",
	reply: account.accountExport,
	errors: ["too_many_requests"],
	example: { reply: examples.accountExport },
});

export const deleteAccount = defineCall({
	method: "post",
	path: "/account/delete",
	tag,
	summary: "Deletes the account; orders stay for the books without it (GDPR Art. 17)",
	auth: "required",
	request: jsonBody(account.deletionBody),
	reply: z.object({}),
	errors: [
		"unreadable",
		"commission_unpaid",
		"wrong_password",
		"too_large",
		"invalid",
		"too_many_requests",
		"request_running",
	],
	example: { body: { currentPassword: "balonky-na-oslavu" }, reply: {} },
});
