import type { Subject } from '../direct/shot-list.ts'

/** What leaves the rest of somebody as it is. */
const SMALL =
  /scarf|tie|shoe|boot|sneaker|sandal|sock|glove|mitten|glasses|goggles|belt|necklace|earring|ring|watch|bracelet|badge|围巾|领带|鞋|靴|袜|手套|眼镜|墨镜|腰带|项链|耳环|戒指|手表/iu

/** The colour of what somebody has on, as far as it is seen from afar: of a coat, and not of a tie. */
export const wornColour = ({ wears = [] }: Pick<Subject, 'wears'>): string | undefined =>
  wears.find(({ words, colour }) => colour !== undefined && !SMALL.test(words))?.colour
