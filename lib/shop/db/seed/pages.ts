/** Generic pages of the demo shop in Markdown. */
export const PAGES: { key: string; locale: "cs" | "en"; slug: string; title: string; body: string }[] = [
	{
		key: "terms",
		locale: "cs",
		slug: "obchodni-podminky",
		title: "Obchodní podmínky",
		body: `Tyto podmínky platí pro nákup v demonstračním obchodě Konfety. Skutečné zboží se zde neprodává.

## Objednávka a kupní smlouva

Objednávku odesíláte tlačítkem „Objednat s povinností platby“. Přijetí vám obratem potvrdíme e-mailem; tím je kupní smlouva uzavřena. Cenu a dostupnost znovu ověřujeme ve chvíli odeslání.

## Ceny a platba

Všechny ceny jsou konečné, včetně DPH. Platit můžete kartou online, bankovním převodem nebo dobírkou. Při platbě v hotovosti se celková částka zaokrouhluje na celé koruny. Osobní odběr je možný po zaplacení předem.

## Dodání

Zboží skladem v e-shopu doručujeme do 1–3 pracovních dnů po České republice. Na pobočce v Praze bývá připraveno za 1–2 dny, na ostatních za 3–5 dnů. Pokud je zvolená pobočka nemá, trvá dodání až 10 dnů. Doprava je zdarma při nákupu nad 1 500 Kč.

## Odstoupení od smlouvy

Do 14 dnů od převzetí můžete od smlouvy odstoupit bez udání důvodu. Výjimkou je zboží upravené na přání a z hygienických důvodů také rozbalené masky, paruky, líčidla a punčochy.

## Reklamace

Vadu můžete uplatnit do dvou let od převzetí na kterékoli pobočce nebo na adrese ahoj@konfety.example. Vyřídíme ji nejpozději do 30 dnů.`,
	},
	{
		key: "terms",
		locale: "en",
		slug: "terms-and-conditions",
		title: "Terms and conditions",
		body: `These terms apply to the demonstration shop Konfety. No real goods are sold here.

## Order and contract

You place an order with the button “Order with obligation to pay”. We confirm it by e-mail at once; with that the contract is concluded. Price and availability are checked again at that moment.

## Prices and payment

All prices are final and include VAT. You can pay by card online, by bank transfer or in cash on delivery. A cash total is rounded to whole crowns. Pickup at a branch needs payment in advance.

## Delivery

Goods in stock in the e-shop arrive within 1–3 working days in the Czech Republic. At the Prague branch they are ready in 1–2 days, at the others in 3–5 days. If the chosen branch lacks them, it takes up to 10 days. Delivery is free above 1 500 Kč.

## Withdrawal

You may withdraw from the contract within 14 days of receiving the goods without giving a reason. Goods made to order and, for hygiene, unsealed masks, wigs, make-up and tights are excepted.

## Complaints

You may complain about a defect for two years after receiving the goods, at any branch or at ahoj@konfety.example. We settle it within 30 days.`,
	},
	{
		key: "privacy",
		locale: "cs",
		slug: "ochrana-osobnich-udaju",
		title: "Ochrana osobních údajů",
		body: `Vaše údaje používáme jen k tomu, abychom vyřídili objednávku a splnili zákonné povinnosti.

## Co o vás víme

Jméno, adresu, e-mail a telefon, které jste vyplnili v objednávce, a co jste si objednali. Košík hosta uchováváme 14 dní.

## Komu je předáváme

Dopravci a bance, a jen v rozsahu, který k doručení a platbě potřebují. Údaje neprodáváme.

## Vaše práva

Můžete žádat o výpis, opravu i výmaz svých údajů na adrese ahoj@konfety.example. Stížnost lze podat u Úřadu pro ochranu osobních údajů.`,
	},
	{
		key: "privacy",
		locale: "en",
		slug: "privacy",
		title: "Privacy",
		body: `We use your data only to handle your order and to meet our legal duties.

## What we know about you

The name, address, e-mail and phone you entered in an order, and what you ordered. A guest's cart is kept for 14 days.

## Who receives it

The carrier and the bank, and only what they need for delivery and payment. We do not sell data.

## Your rights

You may ask for a copy, a correction or the deletion of your data at ahoj@konfety.example. Complaints go to the Czech Office for Personal Data Protection.`,
	},
];
