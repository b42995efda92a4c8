import { integer, pgEnum, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { PUT_LABELS } from "../../../../domain/goods/listing.ts";
import { products } from "./catalogue.ts";

export const labelEnum = pgEnum("label", PUT_LABELS);

export const productLabels = pgTable(
	"product_labels",
	{
		productId: integer("product_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		label: labelEnum("label").notNull(),
	},
	(table) => [primaryKey({ columns: [table.productId, table.label] })],
);
