CREATE TABLE "worker_beats" (
	"machine" text NOT NULL,
	"pid" integer NOT NULL,
	"build" text NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	CONSTRAINT "worker_beats_machine_pid_pk" PRIMARY KEY("machine","pid")
);
--> statement-breakpoint
CREATE INDEX "orders_under_way" ON "orders" USING btree ("state") WHERE "orders"."state" not in ('delivered', 'cancelled', 'withdrawn');--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "refunds_requested" ON "refunds" USING btree ("requested_at") WHERE "refunds"."state" = 'requested';