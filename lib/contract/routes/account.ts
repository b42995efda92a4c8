/** Signing in and up, passwords, and the customer's own data. */
import { z } from "zod";
import * as account from "../account.ts";
import * as fields from "../fields.ts";
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
});

export const logout = defineCall({
	method: "get",
	path: "/auth/logout",
	tag,
	summary: "Ends the session of the bearer token; without one nothing happens",
	auth: "optional",
	reply: z.object({}),
});

export const requestReset = defineCall({
	method: "post",
	path: "/auth/password-reset",
	tag,
	summary: "Mails a link for a new password; the answer is the same whether the e-mail is known or not",
	request: jsonBody(account.resetRequestBody),
	reply: z.object({}),
	errors: ["unreadable", "captcha_failed", "too_large", "invalid", "too_many_requests"],
});

export const checkReset = defineCall({
	method: "get",
	path: "/auth/password-reset/{secret}",
	tag,
	summary: "Whether a mailed link for a new password still works",
	request: bySecret,
	reply: z.object({}),
	errors: ["not_found", "link_invalid", "too_many_requests"],
});

export const resetPassword = defineCall({
	method: "post",
	path: "/auth/password-reset/{secret}",
	tag,
	summary: "Sets a new password by a mailed link, once, and ends all sessions",
	request: { ...bySecret, ...jsonBody(account.resetBody) },
	reply: z.object({}),
	errors: ["unreadable", "not_found", "link_invalid", "too_large", "invalid", "too_many_requests", "request_running"],
});

export const confirmEmail = defineCall({
	method: "post",
	path: "/auth/confirm/{secret}",
	tag,
	summary: "Confirms the e-mail to which the link was mailed; again answers the same",
	request: bySecret,
	reply: account.emailConfirmed,
	errors: ["not_found", "link_invalid", "account_exists", "too_many_requests", "request_running"],
});

export const getCaptcha = defineCall({
	method: "get",
	path: "/auth/captcha",
	tag,
	summary: "Public key of the captcha, or null when there is none",
	reply: account.captchaReply,
});

export const getMe = defineCall({
	method: "get",
	path: "/me",
	tag,
	summary: "The signed-in customer",
	auth: "required",
	reply: account.meReply,
});

export const sendConfirmation = defineCall({
	method: "post",
	path: "/account/confirmation",
	tag,
	summary: "Mails the link that confirms the e-mail once more; the older ones stop working",
	auth: "required",
	reply: z.object({}),
	errors: ["already_confirmed", "too_many_requests"],
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
});

export const listDevices = defineCall({
	method: "get",
	path: "/account/devices",
	tag,
	summary: "Browsers in which the customer is signed in, the one used last first",
	auth: "required",
	reply: z.array(account.device),
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
});

export const endOtherDevices = defineCall({
	method: "delete",
	path: "/account/devices",
	tag,
	summary: "Signs all browsers out but the one that asks",
	auth: "required",
	reply: z.object({ ended: z.number().int() }),
});

export const exportAccount = defineCall({
	method: "get",
	path: "/account/export",
	tag,
	summary: "Everything the shop keeps of the customer (GDPR Art. 15 and 20)",
	auth: "required",
	reply: account.accountExport,
	errors: ["too_many_requests"],
});

export const deleteAccount = defineCall({
	method: "post",
	path: "/account/delete",
	tag,
	summary: "Deletes the account; orders stay for the books without it (GDPR Art. 17)",
	auth: "required",
	request: jsonBody(account.deletionBody),
	reply: z.object({}),
	errors: ["unreadable", "wrong_password", "too_large", "invalid", "too_many_requests", "request_running"],
});
