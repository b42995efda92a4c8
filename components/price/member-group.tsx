"use client";
import { type ReactNode, useEffect } from "react";
import { useAuth } from "#lib/storefront/account/use-auth.ts";
import { KnownLabel, KnownPrice } from "./member-price-known.tsx";
import { KnownSetSums } from "./member-set-sums-known.tsx";
import { tellMember } from "./member-store.ts";

/** Tells the prices of the page which discount the customer's group has; the static page knows no customer. */
export function MemberGroup({ children }: { children?: ReactNode }) {
	const { user } = useAuth();
	const discount = user?.group.discount ?? 0;
	useEffect(() => tellMember(discount > 0 ? { discount, KnownPrice, KnownLabel, KnownSetSums } : null), [discount]);
	useEffect(() => () => tellMember(null), []);
	return children;
}
