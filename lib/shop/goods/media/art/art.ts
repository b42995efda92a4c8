/** All drawings, by the name that recipes use after `art:`. */

import { balloon, balloonConfetti, balloonDog, balloonDots, balloonStars } from "./balloons.ts";
import { bubbles } from "./bubbles.ts";
import { cakeTopper, candle, candleSparkler } from "./cake.ts";
import { cape, gloves, tights, wings } from "./clothes.ts";
import { cannon, confetti, confettiBit, streamer } from "./confetti.ts";
import { COSTUMES } from "./costumes/costumes.ts";
import { dressGown, tutu } from "./dresses.ts";
import { foilHeart, foilRound, foilStar } from "./foil-balloons.ts";
import { cardDeck, dice, gameBox } from "./games.ts";
import { bulb, curtain, flag, garlandSwirl, ghost, lantern, pompom, rosette, tassel } from "./hanging.ts";
import { boa, crosier, mitre, pirateHat, witchHat } from "./hats.ts";
import { horns, maskEye, moustache, wig, wigCurly, wigLong } from "./head.ts";
import type { Art } from "./kit.ts";
import { blowout, partyBag, partyHat, pinata, sack } from "./party.ts";
import { photoPropGlasses, photoPropMoustache } from "./photo-props.ts";
import { chain, facePaint, sword, wand } from "./props.ts";
import { child, door, hand } from "./references.ts";
import { candleNumber, foilLetter, foilNumber, letterFlag, pinataNumber } from "./signs.ts";
import { onesie, suit } from "./suits.ts";
import { heliumTank, pump, ribbon, weight } from "./supplies.ts";
import { cutlery, napkin, tablecloth } from "./table-linen.ts";
import { bowl, cup, plate, straw } from "./tableware.ts";
import { THINGS } from "./things/things.ts";
import { WORN } from "./worn/worn.ts";

export const ART: Record<string, Art> = {
	balloon,
	"balloon-dots": balloonDots,
	"balloon-confetti": balloonConfetti,
	"balloon-stars": balloonStars,
	"foil-star": foilStar,
	"foil-heart": foilHeart,
	"foil-round": foilRound,
	"foil-number": foilNumber,
	"foil-letter": foilLetter,
	"balloon-dog": balloonDog,
	"helium-tank": heliumTank,
	pump,
	ribbon,
	weight,
	plate,
	bowl,
	cup,
	straw,
	napkin,
	tablecloth,
	cutlery,
	flag,
	tassel,
	"letter-flag": letterFlag,
	lantern,
	bulb,
	ghost,
	rosette,
	pompom,
	"garland-swirl": garlandSwirl,
	confetti,
	"confetti-bit": confettiBit,
	streamer,
	cannon,
	curtain,
	"photo-prop-glasses": photoPropGlasses,
	"photo-prop-moustache": photoPropMoustache,
	candle,
	"candle-number": candleNumber,
	"candle-sparkler": candleSparkler,
	"cake-topper": cakeTopper,
	pinata,
	"pinata-number": pinataNumber,
	"party-bag": partyBag,
	sack,
	"party-hat": partyHat,
	blowout,
	bubbles,
	wig,
	"wig-curly": wigCurly,
	"wig-long": wigLong,
	"mask-eye": maskEye,
	cape,
	wings,
	tights,
	gloves,
	moustache,
	"dress-gown": dressGown,
	suit,
	onesie,
	tutu,
	"witch-hat": witchHat,
	"pirate-hat": pirateHat,
	mitre,
	crosier,
	chain,
	horns,
	boa,
	sword,
	wand,
	"face-paint": facePaint,
	"game-box": gameBox,
	"card-deck": cardDeck,
	dice,
	hand,
	child,
	door,
	...WORN,
	...THINGS,
	...COSTUMES,
};
