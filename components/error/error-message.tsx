"use client";
import { Button } from "#components/ui/button.tsx";
import styles from "./error.module.scss";

export function ErrorMessage({
	title,
	text,
	action,
	onRetry,
}: {
	title: string;
	text: string;
	action: string;
	onRetry: () => void;
}) {
	return (
		<div className={styles.root}>
			<h1>{title}</h1>
			<p>{text}</p>
			<Button onClick={onRetry}>{action}</Button>
		</div>
	);
}
