/** Examples of the shop's content, from the demo shop. */
import type { ShownBlock } from "../schemas/blocks.ts";
import type {
	Career,
	CareerCard,
	Contact,
	Event,
	EventCard,
	InstagramPost,
	Page,
	Post,
	PostCard,
	PostCategory,
	PostsPage,
	ShopDocument,
} from "../schemas/content.ts";
import type { Service, ServiceCard } from "../schemas/request.ts";
import { card } from "./catalogue.ts";
import { urlsOf } from "./urls.ts";

export const postCategory: PostCategory = {
	id: 1,
	slug: "balonky",
	name: "Balónky",
	url: "/blog/kategorie/1/balonky",
	count: 6,
};

const blocks: ShownBlock[] = [
	{ kind: "html", html: "<p>Latex je pórovitý, fólie téměř ne.</p>\n<h2>Jak dlouho co létá</h2>\n" },
	{ kind: "products", products: [card] },
	{ kind: "picture", image: { src: "/media/44579eb46e8a67377712.3", alt: "Láhev s heliem a tři balónky" } },
	{ kind: "cta", text: "Objednat nafouknutí", link: "/info/nafukovani-balonku" },
	{ kind: "faq", questions: [{ question: "Vydrží do rána?", html: "<p>Latexový s gelem ano.</p>\n" }] },
];

export const postCard: PostCard = {
	id: 1,
	slug: "jak-dlouho-letaji-balonky-s-heliem",
	title: "Jak dlouho létají balónky a kolik helia potřebujete",
	perex:
		"Malý latexový balónek vydrží odpoledne, velké fóliové číslo skoro týden. Spočítejte si, která láhev vám bude stačit.",
	url: "/blog/1/jak-dlouho-letaji-balonky-s-heliem",
	published_at: "2026-11-13T07:22:31.222Z",
	reading_minutes: 2,
	category: { id: 1, slug: "balonky", name: "Balónky", url: "/blog/kategorie/1/balonky" },
	image: {
		src: "/media/44579eb46e8a67377712.3",
		alt: "Jak dlouho létají balónky a kolik helia potřebujete",
	},
	tint: "#ffe1e6",
};

export const post: Post = {
	...postCard,
	updated_at: "2026-11-18T09:30:00.000Z",
	blocks,
	scene: "helium",
	products: [card],
	related: [],
	urls: urlsOf("/blog/1/jak-dlouho-letaji-balonky-s-heliem", "/en/blog/1/how-long-helium-balloons-float"),
};

export const postsPage: PostsPage = { posts: [postCard], total: 13, page: 1, pages: 2, category: null };

export const page: Page = {
	id: 1,
	key: "terms",
	kind: "generic",
	title: "Obchodní podmínky",
	slug: "obchodni-podminky",
	perex: "Podmínky nákupu v obchodě Konfety.",
	blocks: [{ kind: "html", html: "<p>Tyto podmínky platí pro nákup v demonstračním obchodě Konfety.</p>\n" }],
	image: null,
	scene: null,
	updated_at: "2026-11-22T10:00:00.000Z",
	urls: urlsOf("/obchodni-podminky", "/en/terms-and-conditions"),
};

export const careerCard: CareerCard = {
	id: 1,
	slug: "prodavac-brno",
	title: "Prodavač v Brně",
	perex: "Na zkrácený úvazek, 20 hodin týdně.",
	url: "/kariera/1/prodavac-brno",
	employment: "part_time",
	city: "Brno",
	pay_from: 16000,
	pay_to: 18000,
	pay_per: "hour",
	published_at: "2026-11-15T08:00:00.000Z",
	closes_on: "2027-01-15",
};

export const career: Career = {
	...careerCard,
	blocks: [{ kind: "html", html: "<h2>Co budete dělat</h2>\n<p>Radit s kostýmy a nafukovat balónky.</p>\n" }],
	address: { street: "Josefská 14", city: "Brno", zip: "60200" },
	urls: urlsOf("/kariera/1/prodavac-brno", "/en/careers/1/shop-assistant-brno"),
};

export const eventCard: EventCard = {
	id: 1,
	slug: "malovani-na-oblicej",
	title: "Malování na obličej",
	perex: "Odpoledne pro děti od tří let.",
	url: "/eventy/1/malovani-na-oblicej",
	starts_at: "2026-12-05T14:00:00.000Z",
	ends_at: "2026-12-05T16:00:00.000Z",
	place: { name: "Konfety Brno – Josefská", street: "Josefská 14", city: "Brno", url: "/prodejny/2" },
	price_with_tax: 0,
	image: { src: "/media/44579eb46e8a67377712.3", alt: "Malování na obličej" },
	tint: "#fff3bf",
};

export const event: Event = {
	...eventCard,
	blocks: [{ kind: "html", html: "<p>Barvy máme na vodní bázi.</p>\n" }],
	scene: "face",
	is_over: false,
	urls: urlsOf("/eventy/1/malovani-na-oblicej", "/en/events/1/face-painting"),
};

export const serviceCard: ServiceCard = {
	id: 1,
	kind: "rental",
	slug: "pujcovna-kostymu",
	title: "Půjčovna kostýmů",
	perex: "Kostým na víkend, vyčištěný a ve vaší velikosti.",
	url: "/sluzby/1/pujcovna-kostymu",
	image: { src: "/media/44579eb46e8a67377712.3", alt: "Půjčovna kostýmů" },
	tint: "#fff3bf",
};

export const service: Service = {
	...serviceCard,
	blocks: [{ kind: "html", html: "<p>Kauci vrátíme s kostýmem.</p>\n" }],
	scene: "rental",
	urls: urlsOf("/sluzby/1/pujcovna-kostymu", "/en/services/1/costume-rental"),
};

export const document: ShopDocument = {
	key: "odstoupeni-od-smlouvy",
	section: "Nákup",
	title: "Formulář pro odstoupení od smlouvy",
	description: "Vyplňte a pošlete nám ho do 14 dnů od převzetí zboží.",
	url: "/api/documents/odstoupeni-od-smlouvy.pdf",
	updated_at: "2026-11-22T10:00:00.000Z",
};

export const contact: Contact = {
	id: 1,
	name: "Zákaznická péče",
	role: "Objednávky a reklamace",
	description: "Poradíme s objednávkou, dopravou i reklamací.",
	email: "ahoj@konfety.example",
	phone: "+420 800 100 200",
	url: "/contacts/1",
};

export const instagramPost: InstagramPost = {
	image: { src: "/media/44579eb46e8a67377712.3", alt: "Girlanda z růžových balónků" },
	tint: "#ffe1e6",
	url: "https://www.instagram.com/konfety.example/",
};
