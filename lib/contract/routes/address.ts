import { z } from "zod";
import * as examples from "../examples/account.ts";
import * as fields from "../fields.ts";
import { savedAddress, savedAddressBody } from "../schemas/address.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Account";
const params = z.object({ id: fields.pathId });

export const listAddresses = defineCall({
	method: "get",
	path: "/account/addresses",
	tag,
	summary: "The customer's delivery addresses, the default one first",
	auth: "required",
	reply: z.array(savedAddress),
	example: { reply: [examples.address] },
});

export const createAddress = defineCall({
	method: "post",
	path: "/account/addresses",
	tag,
	summary: "Saves a delivery address; one that is saved already is changed instead, and answers 201 too",
	auth: "required",
	request: jsonBody(savedAddressBody),
	reply: savedAddress,
	status: 201,
	errors: ["unreadable", "too_large", "invalid", "addresses_full", "request_running"],
	example: { body: examples.addressBody, reply: examples.address },
});

export const changeAddress = defineCall({
	method: "put",
	path: "/account/addresses/{id}",
	tag,
	summary: "Replaces a delivery address",
	auth: "required",
	request: { params, ...jsonBody(savedAddressBody) },
	reply: savedAddress,
	errors: ["unreadable", "not_found", "too_large", "invalid", "request_running"],
	example: { params: { id: "1" }, body: examples.addressBody, reply: examples.address },
});

export const deleteAddress = defineCall({
	method: "delete",
	path: "/account/addresses/{id}",
	tag,
	summary: "Deletes a delivery address",
	auth: "required",
	request: { params },
	reply: z.object({}),
	errors: ["not_found"],
	example: { params: { id: "1" }, reply: {} },
});
