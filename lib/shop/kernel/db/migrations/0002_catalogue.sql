CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."listed_availability" AS ENUM('in_stock', 'temporarily_sold_out', 'sold_out');--> statement-breakpoint
CREATE TYPE "public"."search_kind" AS ENUM('category', 'brand', 'article', 'page');--> statement-breakpoint
CREATE TYPE "public"."review_state" AS ENUM('pending', 'published', 'rejected');--> statement-breakpoint
CREATE TABLE "brand_translations" (
	"brand_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "brand_translations_brand_id_locale_pk" PRIMARY KEY("brand_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_companions" (
	"product_id" integer NOT NULL,
	"companion_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_companions_product_id_companion_id_pk" PRIMARY KEY("product_id","companion_id")
);
--> statement-breakpoint
CREATE TABLE "set_parts" (
	"variant_id" integer NOT NULL,
	"part_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "set_parts_variant_id_part_id_pk" PRIMARY KEY("variant_id","part_id"),
	CONSTRAINT "set_part_quantity" CHECK ("set_parts"."quantity" > 0 and "set_parts"."variant_id" <> "set_parts"."part_id")
);
--> statement-breakpoint
CREATE TABLE "size_tables" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "size_tables_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "post_translations" (
	"post_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"perex" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "post_translations_post_id_locale_pk" PRIMARY KEY("post_id","locale")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"picture_id" integer,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listed_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"category_ids" integer[] NOT NULL,
	"brand_id" integer,
	"price_minor" integer NOT NULL,
	"availability" "listed_availability" NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"branch_ids" integer[] NOT NULL,
	"is_new" boolean NOT NULL,
	"is_sale" boolean NOT NULL,
	"has_gifts" boolean NOT NULL,
	"value_ids" integer[] NOT NULL,
	"rating" numeric(3, 2),
	"ratings" integer NOT NULL,
	"popularity" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"document" "tsvector" NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"popularity" integer NOT NULL,
	"is_leading" boolean NOT NULL,
	CONSTRAINT "product_search_product_id_locale_pk" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "search_texts" (
	"kind" "search_kind" NOT NULL,
	"ref_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "search_texts_kind_ref_id_locale_pk" PRIMARY KEY("kind","ref_id","locale")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"locale" "locale" NOT NULL,
	"word" text NOT NULL,
	"stem" text NOT NULL,
	CONSTRAINT "search_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"author" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"locale" "locale" NOT NULL,
	"is_verified" boolean NOT NULL,
	"state" "review_state" DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_once" UNIQUE("product_id","user_id"),
	CONSTRAINT "review_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "watchdogs" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"hash" text NOT NULL,
	"locale" "locale" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "watchdogs_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "attribute_translations" ADD COLUMN "slug" text;--> statement-breakpoint
-- The words of names without diacritics, as slugify makes them; of two alike the second gets its number, a name without any its key.
UPDATE "attribute_translations" t SET "slug" = CASE WHEN w."place" = 1 THEN w."word" ELSE left(w."word", 68) || '-' || w."id" END
	FROM (
		SELECT n."id", n."locale", n."word", row_number() OVER (PARTITION BY n."locale", n."word" ORDER BY n."id") AS "place"
		FROM (
			SELECT t."attribute_id" AS "id", t."locale", coalesce(nullif(trim(both '-' from left(regexp_replace(
				lower(translate(t."name", 'áäčďéěíľĺňóôöőřŕšťúůüűýžÁÄČĎÉĚÍĽĹŇÓÔÖŐŘŔŠŤÚŮÜŰÝŽ', 'aacdeeillnoooorrstuuuuyzaacdeeillnoooorrstuuuuyz')), '[^a-z0-9]+', '-', 'g'), 80)), ''), a."key") AS "word"
			FROM "attribute_translations" t JOIN "attributes" a ON a."id" = t."attribute_id"
		) n
	) w WHERE w."id" = t."attribute_id" AND w."locale" = t."locale";--> statement-breakpoint
ALTER TABLE "attribute_translations" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_value_translations" ADD COLUMN "slug" text;--> statement-breakpoint
UPDATE "attribute_value_translations" t SET "slug" = CASE WHEN w."place" = 1 THEN w."word" ELSE left(w."word", 68) || '-' || w."id" END
	FROM (
		SELECT n."id", n."locale", n."word", row_number() OVER (PARTITION BY n."attribute_id", n."locale", n."word" ORDER BY n."id") AS "place"
		FROM (
			SELECT t."value_id" AS "id", t."locale", a."attribute_id", coalesce(nullif(trim(both '-' from left(regexp_replace(
				lower(translate(t."name", 'áäčďéěíľĺňóôöőřŕšťúůüűýžÁÄČĎÉĚÍĽĹŇÓÔÖŐŘŔŠŤÚŮÜŰÝŽ', 'aacdeeillnoooorrstuuuuyzaacdeeillnoooorrstuuuuyz')), '[^a-z0-9]+', '-', 'g'), 80)), ''), a."key") AS "word"
			FROM "attribute_value_translations" t JOIN "attribute_values" a ON a."id" = t."value_id"
		) n
	) w WHERE w."id" = t."value_id" AND w."locale" = t."locale";--> statement-breakpoint
ALTER TABLE "attribute_value_translations" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "is_motif" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "attributes" SET "is_motif" = true WHERE "key" = 'motiv';--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "responsible_name" text;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "responsible_address" text;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "responsible_contact" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "size_table_id" integer;--> statement-breakpoint
ALTER TABLE "category_translations" ADD COLUMN "safety" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_translations" ADD COLUMN "safety" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_table_id" integer;--> statement-breakpoint
ALTER TABLE "brand_translations" ADD CONSTRAINT "brand_translations_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_companions" ADD CONSTRAINT "product_companions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_companions" ADD CONSTRAINT "product_companions_companion_id_products_id_fk" FOREIGN KEY ("companion_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_parts" ADD CONSTRAINT "set_parts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_parts" ADD CONSTRAINT "set_parts_part_id_variants_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_translations" ADD CONSTRAINT "post_translations_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_products" ADD CONSTRAINT "listed_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchdogs" ADD CONSTRAINT "watchdogs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchdogs" ADD CONSTRAINT "watchdogs_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "set_parts_by_part" ON "set_parts" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "listed_by_category" ON "listed_products" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "listed_by_value" ON "listed_products" USING gin ("value_ids");--> statement-breakpoint
CREATE INDEX "listed_by_brand" ON "listed_products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "listed_recommended" ON "listed_products" USING btree ("is_in_stock" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listed_by_price" ON "listed_products" USING btree ("price_minor","product_id");--> statement-breakpoint
CREATE INDEX "listed_newest" ON "listed_products" USING btree ("created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listed_sale" ON "listed_products" USING btree ("product_id") WHERE "listed_products"."is_sale";--> statement-breakpoint
CREATE INDEX "listed_new" ON "listed_products" USING btree ("product_id") WHERE "listed_products"."is_new";--> statement-breakpoint
CREATE INDEX "product_search_cs" ON "product_search" USING gin ("document") WHERE "product_search"."locale" = 'cs';--> statement-breakpoint
CREATE INDEX "product_search_en" ON "product_search" USING gin ("document") WHERE "product_search"."locale" = 'en';--> statement-breakpoint
CREATE INDEX "product_search_leading_cs" ON "product_search" USING gin ("document") WHERE "product_search"."locale" = 'cs' and "product_search"."is_leading";--> statement-breakpoint
CREATE INDEX "product_search_leading_en" ON "product_search" USING gin ("document") WHERE "product_search"."locale" = 'en' and "product_search"."is_leading";--> statement-breakpoint
CREATE INDEX "search_texts_by_word" ON "search_texts" USING gin ("document");--> statement-breakpoint
CREATE INDEX "search_words_by_stem" ON "search_words" USING btree ("locale","stem" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_published" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST) WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_pending" ON "reviews" USING btree ("created_at") WHERE "reviews"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "watchdog_once" ON "watchdogs" USING btree ("user_id","variant_id") WHERE "watchdogs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "watchdogs_waiting" ON "watchdogs" USING btree ("variant_id") WHERE "watchdogs"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_size_table_id_size_tables_id_fk" FOREIGN KEY ("size_table_id") REFERENCES "public"."size_tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_table_id_size_tables_id_fk" FOREIGN KEY ("size_table_id") REFERENCES "public"."size_tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variants_by_ean" ON "variants" USING btree ("ean");--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "attribute_translations" ADD CONSTRAINT "attribute_slug" UNIQUE("locale","slug");--> statement-breakpoint
-- Pieces that can be had at each place. A set has none of its own: as many as its scarcest part allows. Parts are looked up one
-- by one: joined, they would cost a look at the whole stock per set.
CREATE VIEW "available_stock" AS
	SELECT s."variant_id", s."place_id", s."quantity" FROM "stock" s
	UNION ALL
	SELECT sp."variant_id", pl."id", min(CASE
		WHEN (SELECT v."is_active" AND p."is_active" FROM "variants" v JOIN "products" p ON p."id" = v."product_id" WHERE v."id" = sp."part_id")
		THEN coalesce((SELECT s."quantity" FROM "stock" s WHERE s."variant_id" = sp."part_id" AND s."place_id" = pl."id"), 0) / sp."quantity"
		ELSE 0 END)
	FROM "set_parts" sp CROSS JOIN "places" pl
	GROUP BY sp."variant_id", pl."id";
