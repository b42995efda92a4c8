import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import * as calls from "../../../contract/routes/account.ts";
import { COOKIES } from "../../../domain/cookies.ts";
import { DEVICE_MAX_AGE_S } from "../../../domain/people/account-limits.ts";
import {
	askerOf,
	customerOf,
	customersOnly,
	refused,
	refusedWith,
	router,
	type ShopEnv,
	sessionOf,
} from "../../kernel/http.ts";
import { clientAddressOf } from "../../kernel/rate-limits/client-address.ts";
import { endSession } from "../../people/customer/session.ts";
import { type Browser, getUser, login, type SignedIn } from "./account.ts";
import { confirmEmail, sendConfirmation } from "./confirmation.ts";
import { endDevice, endOtherDevices, listDevices } from "./devices.ts";
import { changeEmail } from "./email.ts";
import { changePassword } from "./password.ts";
import { checkReset, requestReset, resetPassword } from "./password-reset.ts";
import { register } from "./register.ts";

function browserOf(context: Context<ShopEnv>): Browser {
	return {
		userAgent: context.req.header("User-Agent") ?? "",
		address: clientAddressOf(context),
		device: getCookie(context, COOKIES.device) ?? "",
	};
}

/** Sets the cookie by which the account knows the browser, for the login path alone and HttpOnly; returns the rest. */
function replyOf<Reply>(context: Context<ShopEnv>, { reply, device }: SignedIn<Reply>): Reply {
	setCookie(context, COOKIES.device, device, {
		path: "/api/auth/login",
		httpOnly: true,
		secure: context.var.shop.shopUrl.startsWith("https:"),
		sameSite: "Strict",
		maxAge: DEVICE_MAX_AGE_S,
	});
	return reply;
}

const guarded = router();
guarded.on("GET", "/me", customersOnly);
for (const path of ["/account/confirmation", "/account/password", "/account/email", "/account/devices/*"])
	guarded.use(path, customersOnly);

export const accountRoutes = guarded
	.openapi(calls.login, async (context) => {
		const result = await login(context.var.shop, context.req.valid("json"), browserOf(context));
		return result.ok ? context.json(replyOf(context, result.value), 200) : refusedWith(context, result);
	})
	.openapi(calls.register, async (context) => {
		const result = await register(context.var.shop, context.req.valid("json"), browserOf(context));
		if (result.ok) return context.json(replyOf(context, result.value), 201);
		return refusedWith(context, result, { account_exists: "email" });
	})
	.openapi(calls.logout, async (context) => {
		if (context.var.session) await endSession(context.var.shop, context.var.session);
		return context.json({}, 200);
	})
	.openapi(calls.requestReset, async (context) => {
		const result = await requestReset(context.var.shop, context.req.valid("json"), clientAddressOf(context));
		return result.ok ? context.json({}, 200) : refusedWith(context, result);
	})
	.openapi(calls.checkReset, async (context) => {
		const { secret } = context.req.valid("param");
		const result = await checkReset(context.var.shop, secret, clientAddressOf(context));
		return result.ok ? context.json({}, 200) : refusedWith(context, result);
	})
	.openapi(calls.resetPassword, async (context) => {
		const reset = { ...context.req.valid("param"), ...context.req.valid("json") };
		const result = await resetPassword(context.var.shop, reset, clientAddressOf(context));
		return result.ok ? context.json({}, 200) : refusedWith(context, result);
	})
	.openapi(calls.confirmEmail, async (context) => {
		const { secret } = context.req.valid("param");
		const result = await confirmEmail(context.var.shop, secret, {
			address: clientAddressOf(context),
			...askerOf(context),
		});
		return result.ok ? context.json(result.value, 200) : refusedWith(context, result);
	})
	.openapi(calls.getMe, async (context) => {
		const user = await getUser(context.var.shop, customerOf(context).userId);
		return user ? context.json({ data: user }, 200) : refused(context, "unauthorized");
	})
	.openapi(calls.sendConfirmation, async (context) => {
		const result = await sendConfirmation(context.var.shop, customerOf(context).userId);
		return result.ok ? context.json({}, 200) : refusedWith(context, result);
	})
	.openapi(calls.changePassword, async (context) => {
		const { userId } = customerOf(context);
		const body = context.req.valid("json");
		const result = await changePassword(context.var.shop, userId, body, browserOf(context));
		if (result.ok) return context.json(replyOf(context, result.value), 200);
		return refusedWith(context, result, { wrong_password: "currentPassword" });
	})
	.openapi(calls.changeEmail, async (context) => {
		const { userId } = customerOf(context);
		const result = await changeEmail(context.var.shop, userId, context.req.valid("json"));
		if (result.ok) return context.json(result.value, 200);
		return refusedWith(context, result, { account_exists: "email", wrong_password: "currentPassword" });
	})
	.openapi(calls.listDevices, async (context) => {
		return context.json(await listDevices(context.var.shop, sessionOf(context)), 200);
	})
	.openapi(calls.endDevice, async (context) => {
		const { sessionId } = context.req.valid("param");
		const isEnded = await endDevice(context.var.shop, sessionOf(context), sessionId);
		return isEnded ? context.json({}, 200) : refused(context, "not_found");
	})
	.openapi(calls.endOtherDevices, async (context) => {
		return context.json({ ended: await endOtherDevices(context.var.shop, sessionOf(context)) }, 200);
	});
