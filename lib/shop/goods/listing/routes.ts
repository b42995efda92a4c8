import * as calls from "../../../contract/routes/catalogue.ts";
import { getPartyPlan as partyPlanCall } from "../../../contract/routes/party.ts";
import { askerOf, customerOf, customersOnly, refused, router } from "../../kernel/http.ts";
import { getCatalogueEntry, getEntryBySlug } from "../catalogue/catalogue-entry.ts";
import { getCategory, getCategoryTree } from "../catalogue/categories.ts";
import { getMemberPrices } from "../catalogue/member-prices.ts";
import { getProduct } from "../catalogue/product.ts";
import { getRelatedProducts } from "../catalogue/related.ts";
import { getPartyPlan } from "../party/party.ts";
import { getBrand, listBrands } from "./brands.ts";
import { listProducts } from "./listing.ts";

const guarded = router();
guarded.use("/catalog/member-prices", customersOnly);

export const catalogueRoutes = guarded
	.openapi(calls.getCategoryTree, async (context) => {
		const { depth } = context.req.valid("query");
		return context.json(await getCategoryTree(context.var.shop, context.req.valid("param").locale, depth), 200);
	})
	.openapi(calls.getCategory, async (context) => {
		const { locale, id } = context.req.valid("param");
		const category = await getCategory(context.var.shop, locale, id);
		return category ? context.json(category, 200) : refused(context, "not_found");
	})
	.openapi(calls.listProducts, async (context) => {
		const listing = await listProducts(context.var.shop, context.req.valid("param").locale, context.req.valid("query"));
		return context.json(listing, 200);
	})
	.openapi(calls.getProduct, async (context) => {
		const { locale, id } = context.req.valid("param");
		const product = await getProduct(context.var.shop, locale, id);
		return product ? context.json(product, 200) : refused(context, "not_found");
	})
	.openapi(calls.getRelatedProducts, async (context) => {
		const { locale, id } = context.req.valid("param");
		const related = await getRelatedProducts(context.var.shop, locale, id);
		return related ? context.json(related, 200) : refused(context, "not_found");
	})
	.openapi(partyPlanCall, async (context) => {
		const { locale, id: themeId } = context.req.valid("param");
		const { guests } = context.req.valid("query");
		const { userId } = askerOf(context);
		const plan = await getPartyPlan(context.var.shop, { locale, themeId, guests, userId });
		return plan ? context.json(plan, 200) : refused(context, "not_found");
	})
	.openapi(calls.listBrands, async (context) => {
		return context.json(await listBrands(context.var.shop, context.req.valid("param").locale), 200);
	})
	.openapi(calls.getBrand, async (context) => {
		const { locale, id } = context.req.valid("param");
		const brand = await getBrand(context.var.shop, locale, id);
		return brand ? context.json(brand, 200) : refused(context, "not_found");
	})
	.openapi(calls.getCatalogueEntry, async (context) => {
		const { locale, id } = context.req.valid("param");
		const entry = await getCatalogueEntry(context.var.shop, locale, id);
		return entry ? context.json(entry, 200) : refused(context, "not_found");
	})
	.openapi(calls.getEntryBySlug, async (context) => {
		const { locale, type, slug } = context.req.valid("param");
		const entry = await getEntryBySlug(context.var.shop, locale, type, slug);
		return entry ? context.json(entry, 200) : refused(context, "not_found");
	})
	.openapi(calls.getMemberPrices, async (context) => {
		const { userId } = customerOf(context);
		return context.json(await getMemberPrices(context.var.shop, userId, context.req.valid("json")), 200);
	});
