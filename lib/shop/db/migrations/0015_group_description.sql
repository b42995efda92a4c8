ALTER TABLE "groups" ADD COLUMN "description_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "groups" SET "description_en" = 'Partners of Konfety' WHERE "id" = 2 AND "description" = 'Spolupráce s Konfety';--> statement-breakpoint
UPDATE "groups" SET "description_en" = 'Club members get 10% off all goods. You see your own price right beside them.' WHERE "id" = 4 AND "name" = 'Klub Konfety' AND "discount_percent" = 10;
