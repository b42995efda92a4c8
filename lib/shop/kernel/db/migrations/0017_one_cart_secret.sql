ALTER TABLE "carts" DROP CONSTRAINT "carts_temp_id_unique";--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "cart_has_one_owner";--> statement-breakpoint
-- The cookie of a guest names the temporary id: an open cart moves to the id that its guest knows.
INSERT INTO "carts" ("id", "locale", "currency_id", "created_at", "updated_at")
SELECT "temp_id", "locale", "currency_id", "created_at", "updated_at" FROM "carts"
WHERE "temp_id" IS NOT NULL AND "ordered_at" IS NULL;--> statement-breakpoint
UPDATE "cart_items" i SET "cart_id" = c."temp_id" FROM "carts" c
WHERE c."id" = i."cart_id" AND c."temp_id" IS NOT NULL AND c."ordered_at" IS NULL;--> statement-breakpoint
UPDATE "cart_vouchers" v SET "cart_id" = c."temp_id" FROM "carts" c
WHERE c."id" = v."cart_id" AND c."temp_id" IS NOT NULL AND c."ordered_at" IS NULL;--> statement-breakpoint
DELETE FROM "carts" WHERE "temp_id" IS NOT NULL AND "ordered_at" IS NULL;--> statement-breakpoint
ALTER TABLE "carts" DROP COLUMN "temp_id";
