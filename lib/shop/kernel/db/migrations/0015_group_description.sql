ALTER TABLE "groups" ADD COLUMN "description_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "groups" SET "description_en" = 'Partners of Konfety' WHERE "id" = 2 AND "description" = 'Spolupráce s Konfety';--> statement-breakpoint
UPDATE "groups" SET "description_en" = 'Club members get 10% off all goods. You see your own price right beside them.' WHERE "id" = 4 AND "description" LIKE 'Členové klubu nakupují všechno zboží o_10_% levněji. Svou cenu vidíte rovnou u_zboží.';--> statement-breakpoint
UPDATE "groups" SET "description_en" = '5% off for schools and nurseries' WHERE "id" = 3 AND "description" LIKE 'Sleva 5_% pro školy a_školky';
