import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "postgresql",
	schema: "./lib/shop/kernel/db/schema/*.ts",
	out: "./lib/shop/kernel/db/migrations",
});
