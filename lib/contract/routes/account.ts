import { z } from "zod";
import { loginBody, loginReply, meReply } from "../account.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Account";

export const login = defineCall({
	method: "post",
	path: "/auth/login",
	tag,
	summary: "Signs in with e-mail and password, and brings the guest's cart along",
	request: jsonBody(loginBody),
	reply: loginReply,
	errors: ["unreadable", "invalid_credentials", "too_large", "invalid"],
});

export const logout = defineCall({
	method: "get",
	path: "/auth/logout",
	tag,
	summary: "Ends the session of the bearer token; without one nothing happens",
	auth: "optional",
	reply: z.object({}),
});

export const getMe = defineCall({
	method: "get",
	path: "/me",
	tag,
	summary: "The signed-in customer",
	auth: "required",
	reply: meReply,
});
