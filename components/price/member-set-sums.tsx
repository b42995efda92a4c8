"use client";
import type { MemberSetSumsProps } from "#components/price/set-sums.tsx";
import { useMember } from "./member-store.ts";

/** The saving of a set; for a member both sums use member prices. */
export function MemberSetSums({ children, ...set }: MemberSetSumsProps) {
	const member = useMember();
	if (!member) return children;
	return (
		<member.KnownSetSums {...set} discount={member.discount}>
			{children}
		</member.KnownSetSums>
	);
}
