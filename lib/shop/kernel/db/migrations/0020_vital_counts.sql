CREATE TYPE "public"."screen_device" AS ENUM('phone', 'computer');--> statement-breakpoint
CREATE TYPE "public"."screen_kind" AS ENUM('home', 'category', 'product', 'search', 'cart', 'checkout', 'order', 'account', 'blog', 'store', 'text', 'other');--> statement-breakpoint
CREATE TYPE "public"."vital" AS ENUM('LCP', 'INP', 'CLS', 'FCP', 'TTFB');--> statement-breakpoint
CREATE TABLE "vital_counts" (
	"day" date NOT NULL,
	"kind" "screen_kind" NOT NULL,
	"device" "screen_device" NOT NULL,
	"vital" "vital" NOT NULL,
	"up_to" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vital_counts_day_kind_device_vital_up_to_pk" PRIMARY KEY("day","kind","device","vital","up_to")
);
