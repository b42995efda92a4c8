import * as calls from "../../../contract/routes/document.ts";
import { getDocumentFile as getPaperFileCall } from "../../../contract/routes/written.ts";
import { refused, router } from "../../kernel/http.ts";
import { getOrder } from "../../selling/order/read-order.ts";
import { paymentQrPng, paymentQrSvg } from "./payment-qr.ts";
import { getDocumentFile } from "./read-document.ts";
import { getPaperFile } from "./text-paper-file.ts";

export const documentRoutes = router()
	.openapi(calls.getOrderDocument, async (context) => {
		const file = await getDocumentFile(context.var.shop, context.req.valid("param"));
		if (!file) return refused(context, "not_found");
		return context.body(new Uint8Array(file.bytes), 200, {
			"Content-Type": "application/pdf",
			"Content-Disposition": `inline; filename="${file.name}"`,
		});
	})
	.openapi(calls.getOrderQr, async (context) => {
		const { id, hash } = context.req.valid("param");
		const order = await getOrder(context.var.shop, id, hash);
		if (!order || order.qr_payment === null) return refused(context, "not_found");
		return context.body(await paymentQrSvg(order.qr_payment), 200, { "Content-Type": "image/svg+xml" });
	})
	.openapi(calls.getOrderQrPicture, async (context) => {
		const { id, hash } = context.req.valid("param");
		const order = await getOrder(context.var.shop, id, hash);
		if (!order || order.qr_payment === null) return refused(context, "not_found");
		const picture = await paymentQrPng(order.qr_payment);
		return context.body(new Uint8Array(picture), 200, { "Content-Type": "image/png" });
	})
	.openapi(getPaperFileCall, async (context) => {
		const { file } = context.req.valid("param");
		const paper = await getPaperFile(context.var.shop, file.slice(0, -".pdf".length));
		if (!paper) return refused(context, "not_found");
		const headers = { "Cache-Control": "public, no-cache", ETag: paper.etag };
		if (context.req.header("If-None-Match") === paper.etag) return context.body(null, 304, headers) as never;
		return context.body(new Uint8Array(await paper.draw()), 200, {
			...headers,
			"Content-Type": "application/pdf",
			"Content-Disposition": `inline; filename="${file}"`,
		});
	});
