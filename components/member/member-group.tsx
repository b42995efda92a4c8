"use client";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import { customerQuery, useIsSignedIn } from "#lib/api/customer.ts";

const Discount = createContext(0);

/** Tells the leaves inside what the customer's group takes off all goods; the static page knows nobody. */
export function MemberGroup({ children }: { children: ReactNode }) {
	const isSignedIn = useIsSignedIn();
	const { data } = useQuery({ ...customerQuery(), enabled: isSignedIn });
	return <Discount value={isSignedIn ? (data?.group.discount ?? 0) : 0}>{children}</Discount>;
}

/** Percent off all goods for whoever is signed in; 0 for guests, and until it is known. */
export const useDiscount = (): number => use(Discount);
