import { expect, test } from "vitest";
import { isCommonPassword } from "#lib/domain/people/common-passwords.ts";

/** Some of what leaked lists begin with, Czech ones too, of at least eight characters. */
const COMMON =
	`12345678 123456789 1234567890 12345678910 87654321 11111111 00000000 88888888 11223344 12341234 123123123
	12312312 123321123 147258369 10203040 19851224 01011990 777123456 password Password1 PASSWORD password1 password12
	password123 password1234 Password123! p@ssw0rd P@ssword1 passw0rd pa$$word qwertyui qwertyuiop qwertzui qwertzuiop
	qwerty123 qwertz123 qwerty12345 1qaz2wsx 1qaz2wsx3edc 1qay2wsx zaq12wsx q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t
	1q2w3e4r5t6z asdfghjk asdfghjkl yxcvbnmasdf qweasdzxc qweasdyxc abcd1234 abc12345 abcdefgh abcdefgh1 abc123abc
	aaaaaaaa zzzzzzzzz abababab heslo123 Heslo123 HESLO1234 heslo12345 heslo2024 Heslo2026! heslo123456 hesloheslo
	heslo123heslo123 mojeheslo mojeheslo1 tajneheslo tajneheslo1 neznam123 nevim123 konfety1 Konfety123 konfety2026 KONFETY!!!
	balonek1 balonek123 party2026 oslava123 milacek1 miláček1 Miláček123 milujute miluju123 slunicko sluníčko sluníčko1
	beruska1 beruška123 laska123 láska2020 kocicka1 kočička12 princezna Princezna1 broucek1 brouček12 zlaticko zlatíčko1
	maminka1 maminka123 tatinek1 tatínek1 babicka1 babička123 dedecek1 pejsek123 prasatko prasátko1 martina1 Martina1985 martin12
	Martin123 petra123 Petra1990 petr1234 pavel123 Pavel1975 pavla1980 jana1234 Jana1985! jakub123 Jakub2010 tomas123 Tomáš123
	Tomáš1988 honza123 Honza1990 jirina12 jiri1234 Jiří1970 karel123 Karel1960 lenka123 Lenka1982 lucie123 Lucie1995 lukas123
	Lukáš2001 marek123 Marek1999 marie123 Marie1955 marketa1 Markéta90 michal12 Michal1987 michaela Michaela1 monika12 Monika1978
	ondra123 Ondřej123 tereza12 Tereza2003 veronika Veronika1 zuzana12 Zuzana1984 zdenek12 Zdeněk1958 vaclav12 Václav1950
	katerina Kateřina1 barbora1 Barbora99 kristyna Kristýna1 klara123 Klára1993 daniel12 Daniela1 david123 David1992 adam1234
	adam2015 filip123 Filip2008 eliska12 Eliška2012 anicka12 anežka123 nikola12 Nikola2000 dominik1 Dominik99 vojtech1
	vojtěch12 sparta12 sparta1893 spartapraha slavia12 slavia1892 praha123 Praha2024 ostrava1 cesko123 hokej123 fotbal12 novak123
	novotny1 svoboda1 Svoboda123 admin123 admin1234 admin12345 administrator welcome1 Welcome123 letmein1 letmein123 iloveyou
	iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball superman batman123 starwars pokemon1 pokemon123
	monkey123 dragon12 dragon123 master123 shadow12 michelle jennifer jessica1 charlie1 trustno1 whatever whatever1 computer
	internet internet1 samsung1 samsung123 summer2024 Summer2025! winter2024 spring25 freedom1 killer123 mustang1 liverpool
	chelsea1 google123 test1234 testtest tester12 test12345 user1234 guest123 demo1234 default1 login123 secret12 secret123
	server12 system12 unknown1 welcome2026 ěščřžýáíé ěščřžýáí +ěščřžýá !@#$%^&* h3slo123 qwertyui1!
	tgbyhnuj tgbzhnuj q1w2e3r4t5y6 q1w2e3r4t5z6 1q2w3e4r5t6y Mart1na85 b4lonek1 he5lo123 Mar7in123 123asdfgh! lalalalal hojhojhoj`.split(
		/\s+/,
	);

const UNCOMMON = [
	"zelenykonvalinka",
	"Tři veverky v lese",
	"kolo-strom-čaj-9",
	"KonfetyDemo1",
	"KonfetyDemo2",
	"KonfetyDemo3",
	"x7Kp2mQz",
	"correct horse battery staple",
	"modráVrána7",
	"balonekplnyvody",
	"martina a petr 1985",
	"604193757281",
	"večer je krásně, večer je krásně",
	"modráVrána7modráVrána7",
	"7394 2618 heslo",
	"🎈🎉🎂🥳🎈🎁🎊🎀",
];

test.each(COMMON)("%s is a common password", (password) => {
	expect(password.length).toBeGreaterThanOrEqual(8);
	expect(isCommonPassword(password)).toBe(true);
});

test.each(UNCOMMON)("%s is not a common password", (password) => expect(isCommonPassword(password)).toBe(false));

test("a short password is not common just because it is short", () => {
	expect(isCommonPassword("x7k")).toBe(false);
});

test("the longest password is judged without a hang or an error, whatever it repeats", () => {
	for (const part of ["a", "ab", "qwe", "1qaz", "heslo", "é", "x1", "0123456789"])
		expect(isCommonPassword(`${part.repeat(200).slice(0, 199)}#`)).toBeTypeOf("boolean");
});
