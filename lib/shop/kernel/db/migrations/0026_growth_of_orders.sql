CREATE INDEX "cart_vouchers_by_email" ON "cart_vouchers" USING btree (lower("guest_email")) WHERE "cart_vouchers"."guest_email" is not null;--> statement-breakpoint
CREATE INDEX "carts_of_guests_by_age" ON "carts" USING btree ("updated_at") WHERE "carts"."user_id" is null and "carts"."ordered_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_end" ON "orders" USING btree ("state","created_at") WHERE "orders"."state" in ('cancelled', 'withdrawn');--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "invoices_by_tax_point" ON "invoices" USING btree (("data" ->> 'taxPointOn'));--> statement-breakpoint
CREATE INDEX "payment_events_by_kind" ON "payment_events" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "users_by_part_of_email" ON "users" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_age" ON "users" USING btree ("created_at","id");
