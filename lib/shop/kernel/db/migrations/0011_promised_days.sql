ALTER TABLE "orders" ADD COLUMN "days_from" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "days_to" smallint;