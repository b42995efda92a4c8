"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import { listenToOtherTabs } from "../browser/cart-tabs.ts";
import { customerKey } from "../customer/customer.ts";
import { type CartWriter, cartWriterOf } from "./cart-writer.ts";

export function useCartWriter(): CartWriter {
	return cartWriterOf(useQueryClient());
}

/** Synchronises the cart between tabs and saves pending changes when a page is left; mounted once, by the cart's code in the header. */
export function useCartKeeping(locale: Locale): void {
	const client = useQueryClient();
	useEffect(() => {
		const reload = () => {
			cartWriterOf(client).changedElsewhere();
			void client.invalidateQueries({ queryKey: customerKey() });
		};
		const leave = () => cartWriterOf(client).leave();
		const comeBack = (event: PageTransitionEvent) => {
			if (!event.persisted) return;
			reload();
			cartWriterOf(client).resume(locale);
		};
		cartWriterOf(client).resume(locale);
		const stopListening = listenToOtherTabs(reload);
		window.addEventListener("pagehide", leave);
		window.addEventListener("pageshow", comeBack);
		return () => {
			stopListening();
			window.removeEventListener("pagehide", leave);
			window.removeEventListener("pageshow", comeBack);
		};
	}, [client, locale]);
}
