ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "orders_open_by_email" ON "orders" USING btree (lower("email")) WHERE "orders"."paid_at" is null and "orders"."state" in ('waiting_for_payment', 'accepted');--> statement-breakpoint
CREATE INDEX "orders_open_by_network" ON "orders" USING btree ("network") WHERE "orders"."network" is not null;--> statement-breakpoint
CREATE INDEX "service_requests_new_by_email" ON "service_requests" USING btree (lower("email")) WHERE "service_requests"."state" = 'new';--> statement-breakpoint
CREATE INDEX "service_requests_by_network" ON "service_requests" USING btree ("network") WHERE "service_requests"."network" is not null;