ALTER TABLE "delivery_methods" ADD COLUMN "carrier" text;--> statement-breakpoint
UPDATE "delivery_methods" SET "carrier" = CASE "heureka_id" WHEN 'PPL' THEN 'ppl' WHEN 'CESKA_POSTA' THEN 'balikovna' WHEN 'ZASILKOVNA' THEN 'zasilkovna' END;
