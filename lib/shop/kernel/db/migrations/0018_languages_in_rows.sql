CREATE TABLE "group_translations" (
	"group_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "group_translations_group_id_locale_pk" PRIMARY KEY("group_id","locale")
);
--> statement-breakpoint
INSERT INTO "group_translations" ("group_id", "locale", "description")
SELECT "id", 'cs'::locale, "description" FROM "groups" WHERE "description" <> ''
UNION ALL
SELECT "id", 'en'::locale, "description_en" FROM "groups" WHERE "description_en" <> '';--> statement-breakpoint
DROP INDEX "product_search_cs";--> statement-breakpoint
DROP INDEX "product_search_en";--> statement-breakpoint
DROP INDEX "product_search_leading_cs";--> statement-breakpoint
DROP INDEX "product_search_leading_en";--> statement-breakpoint
ALTER TABLE "product_search" ALTER COLUMN "locale" SET DATA TYPE text USING "locale"::text;--> statement-breakpoint
CREATE INDEX "product_search_cs" ON "product_search" USING gin ("document") WHERE "product_search"."locale" = 'cs';--> statement-breakpoint
CREATE INDEX "product_search_en" ON "product_search" USING gin ("document") WHERE "product_search"."locale" = 'en';--> statement-breakpoint
CREATE INDEX "product_search_leading_cs" ON "product_search" USING gin ("document") WHERE "product_search"."locale" = 'cs' and "product_search"."is_leading";--> statement-breakpoint
CREATE INDEX "product_search_leading_en" ON "product_search" USING gin ("document") WHERE "product_search"."locale" = 'en' and "product_search"."is_leading";--> statement-breakpoint
ALTER TABLE "group_translations" ADD CONSTRAINT "group_translations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" DROP COLUMN "description";--> statement-breakpoint
ALTER TABLE "groups" DROP COLUMN "description_en";
