import * as calls from "../../../contract/routes/document.ts";
import { refused, router } from "../../kernel/http.ts";
import { getOrder } from "../../selling/order/read-order.ts";
import { paymentQrSvg } from "./payment-qr.ts";
import { getDocumentFile } from "./read-document.ts";

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
	});
