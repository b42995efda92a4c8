/** Examples of the account's replies. */
import type { AccountExport, Device, User } from "../schemas/account.ts";
import type { OrderRow, OwnRequest, OwnReview } from "../schemas/account-orders.ts";
import type { SavedAddress } from "../schemas/address.ts";
import type { CategoryLink } from "../schemas/catalogue.ts";
import { KEY, serviceRequest } from "./request.ts";

/** Has the form of a token, but is not valid. */
export const TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiI5ZGIzYTMzMSJ9.dGhlIHNpZ25hdHVyZQ";

export const LINK_SECRET = "8oKfeZJq8YbVqlfZOjvpAlFd4xlHVmHmKDTn3LBlj1w";

export const user: User = {
	id: 2,
	firstname: "Jana",
	lastname: "Nováková",
	email: "jana.novakova@example.cz",
	isConfirmed: true,
	pendingEmail: null,
	phone: "+420777123456",
	company: "",
	companyId: "",
	taxId: "",
	street: "Lidická 12",
	city: "Brno",
	zip: "60200",
	country: "CZ",
	newsletter: false,
	group: {
		id: 1,
		name: "Zákazníci",
		description: "",
		descriptions: {},
		discount: 0,
	},
};

export const device: Device = {
	id: "9db3a331-778c-4dc9-bc94-733cd47e6d19",
	userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/145.0",
	createdAt: "2026-11-20T10:00:00.000Z",
	lastUsedAt: "2026-11-20T10:00:00.000Z",
	isCurrent: true,
};

export const addressBody = {
	addressName: "Domů",
	firstname: "Jana",
	lastname: "Nováková",
	company: "",
	phone: "+420777123456",
	street: "Lidická 12",
	city: "Brno",
	zip: "602 00",
	country: "CZ",
	isDefault: true,
};

export const address: SavedAddress = {
	id: 1,
	addressName: "Domů",
	firstname: "Jana",
	lastname: "Nováková",
	company: "",
	phone: "+420777123456",
	street: "Lidická 12",
	city: "Brno",
	zip: "60200",
	country: "CZ",
	isDefault: true,
};

export const orderRow: OrderRow = {
	id: 3,
	hash: "ohGDQcWVTfpde2HBbxeu2GcXsKY4r3KP",
	number: "2600003",
	date: "2026-11-20T10:00:00.000Z",
	state: "paid",
	total_with_tax: 95700,
	currency: {
		code: "CZK",
		symbol_before: "",
		symbol_after: "Kč",
		decimals: 2,
	},
	items: 2,
	goods: 1,
	pictures: [
		{
			image: { src: "/media/balonek-latexovy-pastelovy", alt: "Balónek latexový pastelový 30 cm, 10 ks" },
			tint: "#ffe3ea",
		},
	],
	progress: { reached: 1, steps: 5 },
	tracking_url: null,
	actions: {
		pay: false,
		transfer: false,
	},
	documents: [
		{
			number: "2026000001",
			kind: "invoice",
			url: "/api/order/3/ohGDQcWVTfpde2HBbxeu2GcXsKY4r3KP/documents/2026000001",
		},
	],
};

export const ownRequest: OwnRequest = {
	...{ id: 1, hash: KEY.hash, number: "P260001", kind: "rental", state: "confirmed" },
	date: "2026-11-20T10:00:00.000Z",
	branch: "Konfety Praha – Smíchov",
	details: serviceRequest.details,
	price_with_tax: 69000,
	image: null,
	tint: "#e8dcfa",
};

export const goodsLink: CategoryLink = {
	id: 1155,
	slug: "balonek-latexovy-pastelovy-30-cm-10-ks",
	name: "Balónek latexový pastelový 30 cm, 10 ks",
	url: "/1155/latexove-balonky/balonek-latexovy-pastelovy-30-cm-10-ks",
};

export const ownReview: OwnReview = {
	id: 12,
	product: goodsLink,
	stars: 5,
	text: "Balónky vydržely celý týden.",
	date: "2026-11-20T10:00:00.000Z",
	state: "pending",
};

export const accountExport: AccountExport = {
	exportedAt: "2026-11-20T10:00:00.000Z",
	account: {
		id: 2,
		email: "jana.novakova@example.cz",
		firstname: "Jana",
		lastname: "Nováková",
		phone: "+420777123456",
		city: "Brno",
		isConfirmed: true,
	},
	addresses: [],
	orders: [],
	reviews: [],
	courierReviews: [],
	satisfactionAnswers: [],
	requests: [],
	watchdogs: [],
	carts: [],
	devices: [],
};
