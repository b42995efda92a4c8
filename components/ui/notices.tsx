"use client";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import styles from "./notices.module.scss";

type Tone = "danger" | "success";
type Notice = { id: number; tone: Tone; text: string };

const Context = createContext<(tone: Tone, text: string) => void>(() => {});
const SHOWN_MS = 7000;

/** Shows a sentence at the top of the screen and reads it out; it goes away by itself or by its button. */
export function useNotice() {
	return useContext(Context);
}

export function Notices({ children, closeLabel }: { children: ReactNode; closeLabel: string }) {
	const [notices, setNotices] = useState<Notice[]>([]);
	const nextId = useRef(1);
	const close = useCallback((id: number) => setNotices((all) => all.filter((notice) => notice.id !== id)), []);
	const show = useCallback(
		(tone: Tone, text: string) => {
			const id = nextId.current++;
			setNotices((all) => [...all.filter((notice) => notice.text !== text), { id, tone, text }].slice(-3));
			setTimeout(() => close(id), SHOWN_MS);
		},
		[close],
	);
	const value = useMemo(() => show, [show]);
	return (
		<Context.Provider value={value}>
			{children}
			<div className={styles.root} aria-live="polite" role="status">
				{notices.map((notice) => (
					<div key={notice.id} className={notice.tone === "danger" ? styles.toneDanger : styles.toneSuccess}>
						<span>{notice.text}</span>
						<button type="button" className={styles.close} aria-label={closeLabel} onClick={() => close(notice.id)}>
							×
						</button>
					</div>
				))}
			</div>
		</Context.Provider>
	);
}
