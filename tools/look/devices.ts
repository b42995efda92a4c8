/** The devices that pages are looked at on: a phone, a tablet and a computer. */
import type { BrowserContextOptions } from "playwright";

type Device = {
	screen: Pick<BrowserContextOptions, "hasTouch" | "isMobile"> & { viewport: { width: number; height: number } };
	/** Width of a picture in contact sheets. */
	thumbnailPx: number;
};

/** By the widths of their screens in pixels. */
export const DEVICES = {
	390: { screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, thumbnailPx: 260 },
	768: { screen: { viewport: { width: 768, height: 1024 } }, thumbnailPx: 340 },
	1280: { screen: { viewport: { width: 1280, height: 900 } }, thumbnailPx: 420 },
} as const satisfies Record<number, Device>;

export type Width = keyof typeof DEVICES;
export const WIDTHS: readonly Width[] = [390, 768, 1280];
