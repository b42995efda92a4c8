import { z } from "zod";
import { KEY } from "../examples/order.ts";
import * as fields from "../fields.ts";
import { defineFileCall } from "./define-call.ts";

const tag = "Order";
const orderParams = z.object({ id: fields.pathId, hash: fields.pathHash });

export const getOrderDocument = defineFileCall({
	method: "get",
	path: "/order/{id}/{hash}/documents/{number}",
	tag,
	summary: "An invoice or a credit note of an order as a PDF, for whoever knows the order's hash",
	request: { params: orderParams.extend({ number: z.string().regex(/^[A-Z]?\d{10,14}$/) }) },
	reply: "application/pdf",
	errors: ["not_found"],
	example: { params: { ...KEY, number: "2026000001" } },
});

export const getOrderQr = defineFileCall({
	method: "get",
	path: "/order/{id}/{hash}/qr.svg",
	tag,
	summary: "QR Platba of an order whose transfer in CZK is still awaited; 404 for all others",
	request: { params: orderParams },
	reply: "image/svg+xml",
	errors: ["not_found"],
	example: { params: KEY },
});

export const getOrderQrPicture = defineFileCall({
	method: "get",
	path: "/order/{id}/{hash}/qr.png",
	tag,
	summary: "The same as a picture that a phone can save",
	request: { params: orderParams },
	reply: "image/png",
	errors: ["not_found"],
	example: { params: KEY },
});
