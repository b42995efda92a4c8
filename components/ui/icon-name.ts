/**
 * Icons of Lucide that the shop uses; after a change, \`node tools/make-icon-styles.ts\`. Two kinds, so that the first page of a
 * phone brings those alone that it shows.
 */
export type IconName = EverydayIcon | OtherIcon;

/** On most pages: their drawings lie in the sheet of every page. */
type EverydayIcon =
	| "check"
	| "chevron-down"
	| "chevron-left"
	| "chevron-right"
	| "circle-check"
	| "layout-grid"
	| "menu"
	| "package"
	| "search"
	| "shopping-bag"
	| "sliders-horizontal"
	| "star"
	| "store"
	| "user-plus"
	| "user-round"
	| "x"
	| "zoom-in";

/** On a few pages, or only after a press: their drawings are a file that is asked for when one of them is shown. */
type OtherIcon =
	| "accessibility"
	| "arrow-left"
	| "bell"
	| "bell-off"
	| "bell-ring"
	| "car-front"
	| "clapperboard"
	| "copy"
	| "credit-card"
	| "download"
	| "eye"
	| "eye-off"
	| "file-text"
	| "house"
	| "locate-fixed"
	| "lock"
	| "log-out"
	| "mail"
	| "megaphone"
	| "party-popper"
	| "pencil"
	| "phone"
	| "play"
	| "plus"
	| "printer"
	| "receipt-text"
	| "rotate-ccw"
	| "settings"
	| "shirt"
	| "sparkles"
	| "ticket-percent"
	| "trash-2";
