"use client";
import { useEffect, useState } from "react";

/** The copyright line with the current year: a page made last year must not show it for ever. */
export function CopyrightYear({ text }: { text: string }) {
	const [year, setYear] = useState("");
	useEffect(() => setYear(String(new Date().getFullYear())), []);
	return <>{text.replace("{year}", year)}</>;
}
