CREATE TABLE "held_jobs" (
	"id" serial PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"data" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
