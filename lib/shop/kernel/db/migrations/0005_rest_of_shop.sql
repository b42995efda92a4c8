CREATE TYPE "public"."page_kind" AS ENUM('generic', 'info');--> statement-breakpoint
CREATE TYPE "public"."subscriber_step" AS ENUM('asked', 'mailed', 'confirmed', 'ended');--> statement-breakpoint
CREATE TYPE "public"."request_kind" AS ENUM('rental', 'inflation', 'decoration', 'event');--> statement-breakpoint
CREATE TYPE "public"."request_state" AS ENUM('new', 'confirmed', 'ready', 'out', 'done', 'declined', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."service_kind" AS ENUM('rental', 'inflation', 'decoration');--> statement-breakpoint
CREATE TABLE "career_translations" (
	"career_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"perex" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "career_translations_career_id_locale_pk" PRIMARY KEY("career_id","locale")
);
--> statement-breakpoint
CREATE TABLE "careers" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"branch_id" integer,
	"employment" text NOT NULL,
	"pay_from_minor" integer,
	"pay_to_minor" integer,
	"pay_per" text DEFAULT 'month' NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"closes_on" date,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "careers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "contacts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"section" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "event_translations" (
	"event_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"perex" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	CONSTRAINT "event_translations_event_id_locale_pk" PRIMARY KEY("event_id","locale")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"branch_id" integer,
	"picture_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"price_minor" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_key_unique" UNIQUE("key"),
	CONSTRAINT "event_ends_after_start" CHECK ("events"."ends_at" > "events"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "instagram_posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"picture_id" integer NOT NULL,
	"alt" jsonb NOT NULL,
	"url" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "instagram_posts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "page_translations" (
	"page_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"perex" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "page_translations_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);
--> statement-breakpoint
CREATE TABLE "post_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_categories_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "post_category_translations" (
	"category_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "post_category_translations_category_id_locale_pk" PRIMARY KEY("category_id","locale")
);
--> statement-breakpoint
CREATE TABLE "post_products" (
	"post_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_products_post_id_product_id_pk" PRIMARY KEY("post_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "subscriber_steps" (
	"id" serial PRIMARY KEY NOT NULL,
	"subscriber_id" integer NOT NULL,
	"step" "subscriber_step" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"origin" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "branch_exceptions" (
	"branch_id" integer NOT NULL,
	"day" date NOT NULL,
	"hours" jsonb,
	"note" jsonb NOT NULL,
	CONSTRAINT "branch_exceptions_branch_id_day_pk" PRIMARY KEY("branch_id","day")
);
--> statement-breakpoint
CREATE TABLE "branch_pictures" (
	"branch_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "branch_pictures_branch_id_picture_id_pk" PRIMARY KEY("branch_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "branch_translations" (
	"branch_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"directions" text DEFAULT '' NOT NULL,
	CONSTRAINT "branch_translations_branch_id_locale_pk" PRIMARY KEY("branch_id","locale")
);
--> statement-breakpoint
CREATE TABLE "balloon_types" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"float_hours_min" smallint NOT NULL,
	"float_hours_max" smallint NOT NULL,
	"gel_float_hours_min" smallint,
	"gel_float_hours_max" smallint,
	"price_minor" integer NOT NULL,
	"own_price_minor" integer NOT NULL,
	"gel_price_minor" integer,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "balloon_types_key_unique" UNIQUE("key"),
	CONSTRAINT "balloon_float_hours" CHECK ("balloon_types"."float_hours_min" > 0 and "balloon_types"."float_hours_max" >= "balloon_types"."float_hours_min")
);
--> statement-breakpoint
CREATE TABLE "inflation_bookings" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"branch_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"balloons" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "inflation_balloons" CHECK ("inflation_bookings"."balloons" > 0)
);
--> statement-breakpoint
CREATE TABLE "rental_assets" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"variant_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rental_assets_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "rental_costumes" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"short_minor" integer NOT NULL,
	"week_minor" integer NOT NULL,
	"extra_day_minor" integer NOT NULL,
	"deposit_minor" integer NOT NULL,
	CONSTRAINT "rental_prices" CHECK ("rental_costumes"."short_minor" >= 0 and "rental_costumes"."week_minor" >= "rental_costumes"."short_minor" and "rental_costumes"."extra_day_minor" >= 0 and "rental_costumes"."deposit_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rental_reservations" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"asset_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"blocked" daterange NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "rental_reservations_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "rental_days" CHECK ("rental_reservations"."to_day" >= "rental_reservations"."from_day")
);
--> statement-breakpoint
CREATE TABLE "request_steps" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"state" "request_state" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "satisfaction_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer,
	"locale" "locale" NOT NULL,
	"recommendation" smallint NOT NULL,
	"stars" jsonb NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "satisfaction_recommendation" CHECK ("satisfaction_answers"."recommendation" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"hash" text NOT NULL,
	"request_key" text,
	"kind" "request_kind" NOT NULL,
	"state" "request_state" DEFAULT 'new' NOT NULL,
	"locale" "locale" NOT NULL,
	"branch_id" integer,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"details" jsonb NOT NULL,
	"price_minor" integer,
	"deposit_minor" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_requests_number_unique" UNIQUE("number"),
	CONSTRAINT "service_requests_hash_unique" UNIQUE("hash"),
	CONSTRAINT "service_requests_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "service_translations" (
	"service_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"perex" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "service_translations_service_id_locale_pk" PRIMARY KEY("service_id","locale")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" "service_kind" NOT NULL,
	"picture_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "services_kind_unique" UNIQUE("kind")
);
--> statement-breakpoint
DROP INDEX "page_once";--> statement-breakpoint
DROP INDEX "page_slug";--> statement-breakpoint
ALTER TABLE "post_translations" ALTER COLUMN "perex" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "post_translations" ADD COLUMN "blocks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "services" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "balloons_per_slot" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "kind" "page_kind" DEFAULT 'generic' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "career_translations" ADD CONSTRAINT "career_translations_career_id_careers_id_fk" FOREIGN KEY ("career_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "careers" ADD CONSTRAINT "careers_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_translations" ADD CONSTRAINT "event_translations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instagram_posts" ADD CONSTRAINT "instagram_posts_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_category_translations" ADD CONSTRAINT "post_category_translations_category_id_post_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."post_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_products" ADD CONSTRAINT "post_products_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_products" ADD CONSTRAINT "post_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_steps" ADD CONSTRAINT "subscriber_steps_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_exceptions" ADD CONSTRAINT "branch_exceptions_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_pictures" ADD CONSTRAINT "branch_pictures_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_pictures" ADD CONSTRAINT "branch_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_translations" ADD CONSTRAINT "branch_translations_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inflation_bookings" ADD CONSTRAINT "inflation_bookings_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inflation_bookings" ADD CONSTRAINT "inflation_bookings_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_assets" ADD CONSTRAINT "rental_assets_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_assets" ADD CONSTRAINT "rental_assets_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_costumes" ADD CONSTRAINT "rental_costumes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_reservations" ADD CONSTRAINT "rental_reservations_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_reservations" ADD CONSTRAINT "rental_reservations_asset_id_rental_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."rental_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_steps" ADD CONSTRAINT "request_steps_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "satisfaction_answers" ADD CONSTRAINT "satisfaction_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_translations" ADD CONSTRAINT "service_translations_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_slug_once" ON "page_translations" USING btree ("locale","slug");--> statement-breakpoint
CREATE INDEX "subscriber_steps_by_subscriber" ON "subscriber_steps" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "inflation_bookings_by_slot" ON "inflation_bookings" USING btree ("branch_id","starts_at");--> statement-breakpoint
CREATE INDEX "rental_assets_by_variant" ON "rental_assets" USING btree ("variant_id","branch_id");--> statement-breakpoint
CREATE INDEX "rental_reservations_by_asset" ON "rental_reservations" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "request_steps_by_request" ON "request_steps" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "satisfaction_once_per_order" ON "satisfaction_answers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "service_requests_by_state" ON "service_requests" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_post_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."post_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_key_unique" UNIQUE("key");--> statement-breakpoint
INSERT INTO "page_translations" ("page_id", "locale", "slug", "title", "body")
SELECT (SELECT min(x."id") FROM "pages" x WHERE x."key" = p."key"), p."locale", p."slug", p."title", p."body" FROM "pages" p;--> statement-breakpoint
DELETE FROM "pages" p USING "pages" x WHERE x."key" = p."key" AND x."id" < p."id";--> statement-breakpoint
ALTER TABLE "pages" DROP COLUMN "locale";--> statement-breakpoint
ALTER TABLE "pages" DROP COLUMN "slug";--> statement-breakpoint
ALTER TABLE "pages" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "pages" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_key_unique" UNIQUE("key");--> statement-breakpoint
-- Articles of before are named by their Czech words.
UPDATE "posts" p SET "key" = t."slug" FROM "post_translations" t WHERE t."post_id" = p."id" AND t."locale" = 'cs'
	AND NOT EXISTS (SELECT FROM "post_translations" o WHERE o."locale" = 'cs' AND o."slug" = t."slug" AND o."post_id" < t."post_id");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
-- The last guard against lending a costume twice.
ALTER TABLE "rental_reservations" ADD CONSTRAINT "rental_once" EXCLUDE USING gist ("asset_id" WITH =, "blocked" WITH &&) WHERE ("is_active");
--> statement-breakpoint
CREATE SEQUENCE "public"."request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 260001 CACHE 1;--> statement-breakpoint
ALTER TABLE "service_requests" ALTER COLUMN "number" SET DEFAULT 'P' || nextval('request_numbers');--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "request_hash" text NOT NULL;