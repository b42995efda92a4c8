"use client";
import { useEffect, useState } from "react";

/** The copyright line with the current year, set in the browser: a static page would keep the year of its rendering. */
export function CopyrightYear({ text }: { text: string }) {
	const [year, setYear] = useState("");
	useEffect(() => setYear(String(new Date().getFullYear())), []);
	return <>{text.replace("{year}", year)}</>;
}
