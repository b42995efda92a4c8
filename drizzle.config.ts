import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "postgresql",
	schema: "./lib/shop/db/schema/*.ts",
	out: "./lib/shop/db/migrations",
});
