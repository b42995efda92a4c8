import { useEffect, useRef } from "react";

/** For a dialog that is on the page only while it is open: opens it, modally. Closing it gives the focus back. */
export function useOpenDialog() {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		if (dialog.current && !dialog.current.open) dialog.current.showModal();
	}, []);
	return dialog;
}
