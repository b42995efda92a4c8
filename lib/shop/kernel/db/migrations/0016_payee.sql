ALTER TABLE "commission_payouts" ADD COLUMN "payee" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "commission_payouts" c SET "payee" = u."email" FROM "users" u WHERE u."id" = c."user_id";
