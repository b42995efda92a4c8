ALTER TABLE "attribute_values" ADD COLUMN "import_name" text;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "is_filter" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "import_name" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "import_path" text;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_value_import_name" UNIQUE("attribute_id","import_name");--> statement-breakpoint
ALTER TABLE "attributes" ADD CONSTRAINT "attributes_import_name_unique" UNIQUE("import_name");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_import_path_unique" UNIQUE("import_path");