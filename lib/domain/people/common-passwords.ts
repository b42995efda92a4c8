/**
 * Rules against the passwords that attackers try first, Czech ones too. Rules refuse thousands of spellings and are
 * smaller in the browser than a list.
 */

/** Common words, without diacritics, that must not be the core of a password. */
const WORDS = new Set(
	(
		"account admin administrator adam ahoj ales alena alexandra andel andrea aneta anezka anicka anna apple babicka balonek " +
		"barbora baseball batman beruska blanka broucek buster ceskarepublika cesko charlie chelsea computer dagmar dalibor " +
		"daniel daniela david dedecek default demo denisa diana dominik dragon eliska ester filip flower football fotbal " +
		"frantisek freedom google guest hana heslo hello helena hockey hokej honza hunter iloveyou internet ivana jakub jana " +
		"jaroslav jarmila jennifer jessica jindrich jirina jiri jitka jordan josef kacenka kamil kamila karel karolina katerina " +
		"killer klara kocicka kocka konfety konicek kristyna laska lenka letmein libor liverpool login lucie lucinka ludmila " +
		"lukas maminka marcela marek marie marketa martin martina martinka master matej matrix michaela michal michelle " +
		"milacek milada milan miluju milujite milujute miroslav mojeheslo monika monkey mustang natalie nazdar nevim neznam " +
		"nikola novak novotny ondra ondrej oslava ostrava parola party passwd password pavel pavla pejsek pepa pepicek petr " +
		"petra pokemon praha prasatko princess princezna qwerty qwertz radek renata richard robert robin roman samsung secret " +
		"server shadow simona skola slavia slunce slunicko sparta spartapraha spring stanislav starwars stepan summer sunday " +
		"sunshine superman svoboda system tajneheslo tatinek tereza terezka test tester thomas tigger tomas trustno unknown " +
		"user username vaclav vanoce vendula vera veronika viktor viktorie vitejte vladimir vojtech welcome whatever winter " +
		"zakaznik zdenek zdenka zlaticko zuzana zuzka"
	).split(" "),
);

/** Rows and columns of both Czech keyboards, and other sequences, in both directions. */
const RUNS = [
	"01234567890123456789",
	"abcdefghijklmnopqrstuvwxyz",
	"qwertyuiopasdfghjklzxcvbnm",
	"qwertzuiopasdfghjklyxcvbnm",
	"1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
	"1qay2wsx3edc4rfv5tgb6zhn7ujm8ik",
	"qazwsxedcrfvtgbyhnujmik",
	"qaywsxedcrfvtgbzhnujmik",
	"q1w2e3r4t5y6u7i8o9p0",
	"q1w2e3r4t5z6u7i8o9p0",
	"1q2w3e4r5t6y7u8i9o0p",
	"1q2w3e4r5t6z7u8i9o0p",
	"+ěščřžýáíé",
	"!@#$%^&*()",
].flatMap((run) => [run, [...run].reverse().join("")]);
const RUN_LENGTH = { min: 3, max: 31 };

const LOOKALIKES: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };

/**
 * Whether a password is easily guessed: a few digits alone, runs of keys, a repeated text, or a common word with a few
 * digits or signs around it. Case, diacritics and look-alike digits do not matter.
 */
export function isCommonPassword(password: string): boolean {
	const plain = password.toLowerCase();
	return /^\d{1,11}$/.test(plain) || isPlain(plain) || isRepeated(plain);
}

const isPlain = (text: string) => isCommonWord(text) || isRuns(text) || isRuns(text.replace(/[^a-z]{1,3}$/, ""));

/** "aaaaaaaa", "12312312", "heslo123heslo123"; a repeated sentence is allowed. */
function isRepeated(text: string): boolean {
	for (let period = 1; period <= text.length / 2; period++) {
		const once = text.slice(0, period);
		const isOver = once.repeat(Math.ceil(text.length / period)).slice(0, text.length) === text;
		if (isOver && (period <= 3 || isPlain(once))) return true;
	}
	return false;
}

/** Runs of at least three keys one after the other: "qwertzuiop", "abc123", "qweasdyxc". */
function isRuns(text: string): boolean {
	const isReached = [true];
	for (let end = 1; end <= text.length; end++) {
		let from = Math.max(0, end - RUN_LENGTH.max);
		while (from <= end - RUN_LENGTH.min && !(isReached[from] && isRun(text.slice(from, end)))) from++;
		isReached[end] = from <= end - RUN_LENGTH.min;
	}
	return isReached[text.length] === true;
}

const isRun = (text: string) => RUNS.some((run) => run.includes(text));

/** A common word with up to six digits or signs before and after it: "heslo123", "Martina1985", "!P@ssw0rd!". */
function isCommonWord(text: string): boolean {
	const folded = text.normalize("NFD").replace(/\p{Mn}/gu, "");
	const [, inner = ""] = /^[^a-z]{0,6}([a-z].*?)[^a-z]{0,6}$/su.exec(folded) ?? [];
	return WORDS.has(inner) || WORDS.has(inner.replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign));
}
