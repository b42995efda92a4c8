CREATE TYPE "public"."video_source" AS ENUM('file', 'youtube', 'vimeo');--> statement-breakpoint
CREATE TYPE "public"."account_link_kind" AS ENUM('confirm_email', 'change_email', 'reset_password');--> statement-breakpoint
CREATE TABLE "commission_payouts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"amount_minor" bigint NOT NULL,
	"by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_payout_positive" CHECK ("commission_payouts"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "commission_terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"percent" numeric(5, 2) NOT NULL,
	"payable_after_days" integer NOT NULL,
	CONSTRAINT "commission_percent" CHECK ("commission_terms"."percent" between 0 and 100),
	CONSTRAINT "commission_days" CHECK ("commission_terms"."payable_after_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "video_translations" (
	"video_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "video_translations_video_id_locale_pk" PRIMARY KEY("video_id","locale")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" "video_source" NOT NULL,
	"name" text NOT NULL,
	"duration_s" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_duration" CHECK ("videos"."duration_s" > 0)
);
--> statement-breakpoint
CREATE TABLE "courier_reviews" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"stars" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_review_stars" CHECK ("courier_reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" "account_link_kind" NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"filled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limit_tokens" CHECK ("rate_limits"."tokens" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"hash" text NOT NULL,
	"locale" "locale" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscribers_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "vouchers" DROP CONSTRAINT "vouchers_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "voucher_redemptions" DROP CONSTRAINT "voucher_redemptions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD COLUMN "commission_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD COLUMN "commission_base_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locale" "locale" DEFAULT 'cs' NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_payouts" ADD CONSTRAINT "commission_payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_terms" ADD CONSTRAINT "commission_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_translations" ADD CONSTRAINT "video_translations_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_reviews" ADD CONSTRAINT "courier_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "group_discount_percent" CHECK ("groups"."discount_percent" between 0 and 100);--> statement-breakpoint
CREATE INDEX "commission_payouts_by_user" ON "commission_payouts" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_terms_once" ON "commission_terms" USING btree (coalesce("user_id", 0));--> statement-breakpoint
CREATE INDEX "account_links_by_user" ON "account_links" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "rate_limits_by_age" ON "rate_limits" USING btree ("filled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriber_email_once" ON "subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_without_account" ON "orders" USING btree (lower("email")) WHERE "orders"."user_id" is null;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
INSERT INTO "commission_terms" ("user_id", "percent", "payable_after_days") VALUES (NULL, 8, 30);--> statement-breakpoint
-- Orders of before bring their vouchers' owners what they would today: goods after vouchers without VAT, in haléře.
WITH "goods" AS (
	SELECT "order_id", "vat_percent", min("position") AS "first", sum("total_minor") AS "gross"
	FROM "order_lines" WHERE "kind" = 'goods' AND "order_id" IN (SELECT "order_id" FROM "voucher_redemptions") GROUP BY 1, 2
), "discounts" AS (
	SELECT "order_id", -sum("total_minor") AS "minor" FROM "order_lines" WHERE "kind" = 'voucher' GROUP BY 1
), "running" AS (
	SELECT "goods".*, coalesce("discounts"."minor", 0) AS "discount",
		sum("gross") OVER (PARTITION BY "order_id" ORDER BY "first") AS "until",
		sum("gross") OVER (PARTITION BY "order_id") AS "total"
	FROM "goods" LEFT JOIN "discounts" USING ("order_id")
), "rates" AS (
	SELECT "order_id", "vat_percent",
		"gross" - floor("discount" * "until" / "total") + floor("discount" * ("until" - "gross") / "total") AS "gross"
	FROM "running" WHERE "total" > 0
), "bases" AS (
	SELECT "order_id", sum("gross" - round("gross" * "vat_percent" / (100 + "vat_percent"))) AS "minor" FROM "rates" GROUP BY 1
), "earned" AS (
	SELECT r."voucher_id", r."order_id", coalesce(v."commission_percent", t."percent") AS "percent",
		round(b."minor" * 10::numeric ^ (2 - o."currency_decimals") / o."currency_rate") AS "base"
	FROM "voucher_redemptions" r
	JOIN "vouchers" v ON v."id" = r."voucher_id" JOIN "users" u ON u."id" = v."owner_id"
	JOIN "orders" o ON o."id" = r."order_id" JOIN "bases" b ON b."order_id" = r."order_id"
	JOIN "commission_terms" t ON t."user_id" IS NULL
	WHERE o."user_id" IS DISTINCT FROM u."id" AND lower(u."email") NOT IN (lower(o."email"), r."email")
)
UPDATE "voucher_redemptions" r SET "commission_base_minor" = e."base", "commission_minor" = round(e."base" * e."percent" / 100)
FROM "earned" e WHERE e."voucher_id" = r."voucher_id" AND e."order_id" = r."order_id";
