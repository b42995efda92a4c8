import type { QueryClient } from "@tanstack/react-query";
import { queriesOfPage } from "../client/page-queries.ts";
import { type CartWriter, cartWriterOf } from "./cart-writer.ts";

/** The writer of the page's cart, for buttons that stand outside its cache of replies and import this when pressed. */
export const cartWriterHere = (around: QueryClient | undefined): CartWriter => cartWriterOf(around ?? queriesOfPage());
