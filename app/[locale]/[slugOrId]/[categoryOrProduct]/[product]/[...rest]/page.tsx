import { notFound } from "next/navigation";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ slugOrId: "0", categoryOrProduct: "x", product: "x", rest: ["x"] }];
}

/** No address of the shop is this deep. */
export default function Page() {
	notFound();
}
