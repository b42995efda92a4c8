CREATE TYPE "public"."withdrawal_exemption" AS ENUM('made_to_order', 'perishable', 'hygiene');--> statement-breakpoint
CREATE TYPE "public"."invoice_kind" AS ENUM('invoice', 'credit_note');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('pending', 'paid', 'cancelled', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('requested', 'done');--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawals_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"kind" "invoice_kind" NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" "invoice_kind" NOT NULL,
	"number" text NOT NULL,
	"order_id" integer NOT NULL,
	"corrects" text,
	"data" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_once" UNIQUE("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"transaction_id" text NOT NULL,
	"order_id" integer,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"gateway" text NOT NULL,
	"transaction_id" text NOT NULL,
	"state" "payment_state" DEFAULT 'pending' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"redirect_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_once" UNIQUE("gateway","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" integer,
	"amount_minor" bigint NOT NULL,
	"state" "refund_state" DEFAULT 'requested' NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "refund_positive" CHECK ("refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"ref_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"state" "payment_state" DEFAULT 'pending' NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"return_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_redemptions" (
	"voucher_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_redemptions_voucher_id_order_id_pk" PRIMARY KEY("voucher_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "company_lookups" (
	"company_id" text PRIMARY KEY NOT NULL,
	"company" jsonb,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickup_points" (
	"id" serial PRIMARY KEY NOT NULL,
	"delivery_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"zip" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"is_staffed" boolean NOT NULL,
	"opening_hours" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "pickup_point_once" UNIQUE("delivery_id","code")
);
--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "state" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "state" SET DATA TYPE text;--> statement-breakpoint
-- Names of states before this migration; cash on delivery began as "new".
UPDATE "orders" SET "state" = CASE "state" WHEN 'new' THEN 'accepted' WHEN 'ready' THEN CASE WHEN "branch_id" IS NULL THEN 'packed' ELSE 'ready_at_branch' END WHEN 'shipped' THEN 'handed_over' WHEN 'done' THEN 'delivered' ELSE "state" END;--> statement-breakpoint
UPDATE "order_events" e SET "state" = CASE e."state" WHEN 'new' THEN 'accepted' WHEN 'ready' THEN CASE WHEN o."branch_id" IS NULL THEN 'packed' ELSE 'ready_at_branch' END WHEN 'shipped' THEN 'handed_over' WHEN 'done' THEN 'delivered' ELSE e."state" END FROM "orders" o WHERE o."id" = e."order_id";--> statement-breakpoint
DROP TYPE "public"."order_state";--> statement-breakpoint
CREATE TYPE "public"."order_state" AS ENUM('waiting_for_payment', 'paid', 'accepted', 'packed', 'handed_over', 'ready_at_branch', 'delivered', 'cancelled', 'withdrawn');--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "state" SET DATA TYPE "public"."order_state" USING "state"::"public"."order_state";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "state" SET DATA TYPE "public"."order_state" USING "state"::"public"."order_state";--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "seen_unit_minor" bigint;--> statement-breakpoint
ALTER TABLE "product_companions" ADD COLUMN "is_addon" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "withdrawal_exemption" "withdrawal_exemption";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "parent_position" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "withdrawal_exemption" "withdrawal_exemption";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_point" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cheapest_delivery_minor" bigint;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_points" ADD CONSTRAINT "pickup_points_delivery_id_delivery_methods_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery_methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_by_order" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_events_by_transaction" ON "payment_events" USING btree ("gateway","transaction_id");--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "voucher_redemptions_by_email" ON "voucher_redemptions" USING btree ("voucher_id","email");--> statement-breakpoint
CREATE INDEX "voucher_redemptions_by_user" ON "voucher_redemptions" USING btree ("voucher_id","user_id");--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("expires_at") WHERE "orders"."state" = 'waiting_for_payment';--> statement-breakpoint
UPDATE "orders" SET "expires_at" = now() + interval '7 days' WHERE "state" = 'waiting_for_payment';--> statement-breakpoint
INSERT INTO "voucher_redemptions" ("voucher_id", "order_id", "user_id", "email", "created_at") SELECT DISTINCT l."voucher_id", o."id", o."user_id", lower(coalesce(u."email", o."email")), o."created_at" FROM "order_lines" l JOIN "orders" o ON o."id" = l."order_id" LEFT JOIN "users" u ON u."id" = o."user_id" WHERE l."kind" = 'voucher' AND l."voucher_id" IS NOT NULL AND o."state" <> 'cancelled';
