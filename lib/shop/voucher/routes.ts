import * as calls from "../../contract/routes/voucher.ts";
import { askerOf, refusedWith, router } from "../http.ts";
import { addVoucher, deleteVoucher } from "./voucher.ts";

export const voucherRoutes = router()
	.openapi(calls.addVoucher, async (context) => {
		const { cartId } = context.req.valid("param");
		const added = await addVoucher(context.var.shop, askerOf(context), cartId, context.req.valid("json"));
		return added.ok ? context.json({ cart: added.value }, 200) : refusedWith(context, added);
	})
	.openapi(calls.deleteVoucher, async (context) => {
		const { cartId } = context.req.valid("param");
		const { voucherId } = context.req.valid("json");
		const deleted = await deleteVoucher(context.var.shop, askerOf(context), cartId, voucherId);
		return deleted.ok ? context.json({ cart: deleted.value }, 200) : refusedWith(context, deleted);
	});
