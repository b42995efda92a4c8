import * as calls from "../../../contract/routes/address.ts";
import { customerOf, customersOnly, refused, refusedWith, router } from "../../kernel/http.ts";
import { changeAddress, createAddress, deleteAddress, listAddresses } from "../../people/customer/addresses.ts";

const guarded = router();
guarded.use("/account/addresses", customersOnly);
guarded.use("/account/addresses/*", customersOnly);

export const addressRoutes = guarded
	.openapi(calls.listAddresses, async (context) => {
		return context.json(await listAddresses(context.var.shop, customerOf(context).userId), 200);
	})
	.openapi(calls.createAddress, async (context) => {
		const { userId } = customerOf(context);
		const created = await createAddress(context.var.shop, userId, context.req.valid("json"));
		return created.ok ? context.json(created.value, 201) : refusedWith(context, created);
	})
	.openapi(calls.changeAddress, async (context) => {
		const owned = { ...customerOf(context), ...context.req.valid("param") };
		const address = await changeAddress(context.var.shop, owned, context.req.valid("json"));
		return address ? context.json(address, 200) : refused(context, "not_found");
	})
	.openapi(calls.deleteAddress, async (context) => {
		const owned = { ...customerOf(context), ...context.req.valid("param") };
		const isDeleted = await deleteAddress(context.var.shop, owned);
		return isDeleted ? context.json({}, 200) : refused(context, "not_found");
	});
