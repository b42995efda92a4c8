import * as calls from "../../../contract/routes/voucher.ts";
import { askerOf, refusedWith, router } from "../../kernel/http.ts";
import { clientAddressOf } from "../../kernel/rate-limits/client-address.ts";
import { giveBack, takeLimit } from "../../kernel/rate-limits/limits.ts";
import { addVoucher, deleteVoucher } from "./enter-voucher.ts";

export const voucherRoutes = router()
	.openapi(calls.addVoucher, async (context) => {
		const { cartId } = context.req.valid("param");
		const { shop } = context.var;
		const here = { address: clientAddressOf(context) };
		const taken = await takeLimit(shop, "voucher", here);
		if (!taken.ok) return refusedWith(context, taken);
		const added = await addVoucher(shop, askerOf(context), cartId, context.req.valid("json"));
		if (added.ok || added.error !== "not_exists") await giveBack(shop, "voucher", here);
		return added.ok ? context.json({ cart: added.value }, 200) : refusedWith(context, added);
	})
	.openapi(calls.deleteVoucher, async (context) => {
		const { cartId } = context.req.valid("param");
		const deleted = await deleteVoucher(context.var.shop, askerOf(context), cartId, context.req.valid("json"));
		return deleted.ok ? context.json({ cart: deleted.value }, 200) : refusedWith(context, deleted);
	});
