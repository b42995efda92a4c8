"use client";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import styles from "./notices.module.scss";
import { useAutoHide } from "./use-auto-hide.ts";
import { useHeld } from "./use-held.ts";

type Tone = "danger" | "success";
type Notice = { id: number; tone: Tone; text: string };

const Context = createContext<(tone: Tone, text: string) => void>(() => {});
const SHOWN_MS = 7000;

/** Shows a notice at the top of the screen and announces it; it disappears by itself or by its button. */
export function useNotice() {
	return useContext(Context);
}

/** Shows a notice each time that `isFailed` becomes true. */
export function useFailureNotice(isFailed: boolean, text: string): void {
	const notice = useNotice();
	useEffect(() => {
		if (isFailed) notice("danger", text);
	}, [isFailed, text, notice]);
}

export function Notices({ children, closeLabel }: { children: ReactNode; closeLabel: string }) {
	const [notices, setNotices] = useState<Notice[]>([]);
	const nextId = useRef(1);
	const close = useCallback((id: number) => setNotices((all) => all.filter((notice) => notice.id !== id)), []);
	const show = useCallback((tone: Tone, text: string) => {
		const id = nextId.current++;
		setNotices((all) => [...all.filter((notice) => notice.text !== text), { id, tone, text }].slice(-3));
	}, []);
	return (
		<Context.Provider value={show}>
			{children}
			<div className={styles.root} aria-live="polite" role="status">
				{notices.map((notice) => (
					<Shown key={notice.id} notice={notice} closeLabel={closeLabel} onClose={close} />
				))}
			</div>
		</Context.Provider>
	);
}

type ShownProps = { notice: Notice; closeLabel: string; onClose: (id: number) => void };

/** Its timer pauses while it is hovered or focused. */
function Shown({ notice, closeLabel, onClose }: ShownProps) {
	const { id, tone, text } = notice;
	const { isHeld, held } = useHeld();
	const close = useCallback(() => onClose(id), [onClose, id]);
	useAutoHide({ shown: notice, ms: SHOWN_MS, isPaused: isHeld, onHide: close });
	return (
		<div {...held} className={tone === "danger" ? styles.toneDanger : styles.toneSuccess}>
			<span>{text}</span>
			<button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
				×
			</button>
		</div>
	);
}
