DROP INDEX "listed_recommended";--> statement-breakpoint
DROP INDEX "listed_by_rating";--> statement-breakpoint
ALTER TABLE "listed_products" ADD COLUMN "sales_score" real DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "listed_recommended" ON "listed_products" USING btree ("is_in_stock" DESC NULLS FIRST,"sales_score" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listed_by_rating" ON "listed_products" USING btree ("rating" DESC NULLS LAST,"ratings" DESC NULLS FIRST,"sales_score" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"product_id");--> statement-breakpoint
-- Last, because from here on orders wait, too.
DROP INDEX "products_by_popularity";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sales_score" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "sales_score" real DEFAULT 0 NOT NULL;
