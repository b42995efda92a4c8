"use client";
import { createContext, type ReactNode, use } from "react";
import { useAuth } from "#lib/storefront/account/use-auth.ts";

const Discount = createContext(0);

/** Tells the leaves inside what the customer's group takes off all goods; the static page knows nobody. */
export function MemberGroup({ children }: { children: ReactNode }) {
	const { user } = useAuth();
	return <Discount value={user?.group.discount ?? 0}>{children}</Discount>;
}

/** Percent off all goods for whoever is signed in; 0 for guests, and until it is known. */
export const useDiscount = (): number => use(Discount);
