ALTER TABLE "careers" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Who ordered before was not offered to refuse.
ALTER TABLE "orders" ADD COLUMN "is_survey_refused" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_methods" ADD COLUMN "heureka_id" text;--> statement-breakpoint
-- Nobody knows when older texts were last changed; they were published once.
UPDATE "posts" SET "updated_at" = "published_at";--> statement-breakpoint
UPDATE "careers" SET "updated_at" = "published_at";--> statement-breakpoint
UPDATE "events" SET "updated_at" = "published_at";--> statement-breakpoint
-- The ways of delivery of the demo shop.
UPDATE "delivery_methods" SET "heureka_id" = CASE "key" WHEN 'courier' THEN 'PPL' WHEN 'post' THEN 'CESKA_POSTA' WHEN 'pickup_point' THEN 'ZASILKOVNA' END;
