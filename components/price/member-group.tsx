"use client";
import { createContext, type ReactNode, use } from "react";
import { useAuth } from "#lib/storefront/account/use-auth.ts";

const Discount = createContext(0);

/** Provides the discount of the customer's group to client components; the static page knows no customer. */
export function MemberGroup({ children }: { children: ReactNode }) {
	const { user } = useAuth();
	return <Discount value={user?.group.discount ?? 0}>{children}</Discount>;
}

/** The signed-in customer's discount in percent; 0 for guests, and until loaded. */
export const useDiscount = (): number => use(Discount);
