ALTER TABLE "watchdogs" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "watchdogs" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "watchdogs" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_watch_once" ON "watchdogs" USING btree (lower("email"),"variant_id") WHERE "watchdogs"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "watchdogs" ADD CONSTRAINT "watchdog_of_one" CHECK (("watchdogs"."user_id" is null) <> ("watchdogs"."email" is null));