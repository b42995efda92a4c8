import { useEffect, useRef } from "react";

/** For a dialog that is mounted only while open: opens it as a modal. Closing it returns the focus. */
export function useOpenDialog() {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		if (dialog.current && !dialog.current.open) dialog.current.showModal();
	}, []);
	return dialog;
}
