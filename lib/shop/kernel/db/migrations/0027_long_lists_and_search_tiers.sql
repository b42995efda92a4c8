CREATE INDEX "listed_by_rating" ON "listed_products" USING btree ("rating" DESC NULLS LAST,"ratings" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "product_search_second_cs" ON "product_search" USING gin ("document") WHERE "product_search"."locale" = 'cs' and is_in_stock and popularity >= 90 and popularity < 98;--> statement-breakpoint
CREATE INDEX "product_search_third_cs" ON "product_search" USING gin ("document") WHERE "product_search"."locale" = 'cs' and is_in_stock and popularity >= 60 and popularity < 90;--> statement-breakpoint
CREATE INDEX "product_search_second_en" ON "product_search" USING gin ("document") WHERE "product_search"."locale" = 'en' and is_in_stock and popularity >= 90 and popularity < 98;--> statement-breakpoint
CREATE INDEX "product_search_third_en" ON "product_search" USING gin ("document") WHERE "product_search"."locale" = 'en' and is_in_stock and popularity >= 60 and popularity < 90;--> statement-breakpoint
-- Of the migration before; last, because from here on carts wait.
DROP INDEX "carts_by_age";