import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import type { Kind } from '../kinds.ts'
import type { Build, Weight } from './builds.ts'
import { type Noun, spriteName } from './noun-table.ts'

type Size = Required<Pick<Noun, 'metres' | 'build' | 'weight'>>

/** What most of a kind are: how tall, how they are put together, how heavy. What the words speak of as sky has no size. */
const BY_KIND: Record<Kind, readonly [metres: number, Build, Weight]> = {
  person: [1.7, 'person', 'heavy'],
  animal: [0.9, 'four-legged', 'medium'],
  bird: [0.3, 'bird', 'light'],
  insect: [0.03, 'insect', 'light'],
  fish: [0.3, 'fish', 'light'],
  flower: [0.4, 'plant', 'light'],
  plant: [0.5, 'plant', 'light'],
  tree: [12, 'tree', 'huge'],
  leaf: [0.08, 'plant', 'light'],
  food: [0.1, 'food', 'light'],
  drink: [0.12, 'vessel', 'light'],
  building: [10, 'building', 'huge'],
  car: [1.5, 'vehicle', 'huge'],
  bike: [1, 'vehicle', 'medium'],
  rail: [3.5, 'vehicle', 'huge'],
  boat: [2, 'boat', 'huge'],
  aircraft: [4, 'aircraft', 'huge'],
  spacecraft: [10, 'aircraft', 'huge'],
  planet: [500, 'sky', 'huge'],
  moon: [500, 'sky', 'huge'],
  sky: [500, 'sky', 'huge'],
  product: [0.12, 'product', 'light'],
  cosmetic: [0.1, 'product', 'light'],
  worn: [0.7, 'garment', 'light'],
  headwear: [0.2, 'garment', 'light'],
  instrument: [0.6, 'instrument', 'light'],
  furniture: [1, 'furniture', 'heavy'],
  book: [0.25, 'product', 'light'],
  toy: [0.2, 'toy', 'light'],
  ball: [0.22, 'ball', 'light'],
  fire: [0.6, 'festive', 'light'],
  festive: [0.5, 'festive', 'light'],
  thing: [0.3, 'product', 'light'],
}

/** Pictograms of what is not as tall as most of its kind. */
const BY_METRES: readonly (readonly [metres: number, pictograms: string])[] = [
  [0.01, '🐜🐞🐝🪰🦟💍💎🪙🎲'],
  [0.05, '🦋🐛🪲🪳🦗🕷️🐌🪱🦂🍒🍓🫐🍇🥜🌰🐚🦪⚾🎾🏓🔑🗝️💄🏌️'],
  [0.15, '🐁🐭🐀🐹🐸🦎🐍🐤🐥🐣🐦🦇🦐🦀🥊🔔⏰⌚🔦🔮💡🔋'],
  [0.25, '🐈🐈‍⬛🐱🐇🐰🐢🐿️🦔🦨🦞🐠🐟🐡🍕🍜🍝🎂🍞🥖🍉🍍🥥🫖🍾🎮⚽🏀🏐🏈🎈🏮💻⌨️👟👠👢🥾👞🩰👡👜👛'],
  [0.4, '🕊️🦜🦉🐦‍⬛🦆🐔🐓🎧📦🎁🏺⏳📺📻🎒🪣🧺🪆🧸🎻🎺🥁'],
  [0.6, '🐕🐶🦮🐕‍🦺🐩🦊🦝🦫🦡🦦🪿🦅🐙🦑🪼🐊🧳🖥️🪺🌵🛹🐨'],
  [0.8, '👶🐺🐖🐷🐗🐑🐏🐐🐆🐼🦥🐧🐬🐒🐵☂️⛱️🎸🪕🎹🪑🛷🗡️🏹🧹🛒'],
  [1.1, '🦢🦩🦚🦃🦤🐅🐯🦁🫏🦈🦭🛵🏍️🏎️🛋️🛁🕰️🎣🎿🪁👗👘🧥'],
  [1.3, '🧒👦👧👼🐻🐻‍❄️🦙🐄🐮🦌'],
  [1.5, '🐎🐴🦄🦓🐂🐃🦘🦍🦧🦬⛄☃️🪞🪟⛺🎐🎋🎍🛺'],
  [2, '🦏🦛🐪🐫🫎🚐🚑🛻🗿🌴🪂🎄🎏⛩️🪦🛑🚏🚦'],
  [3, '🐘🦣🚌🚎🚒🚚🚛🚜🛩️🚁⛵🚋🚊🐋🐳🛖⛲🎠🛝'],
  [5, '🦒🦖🐉🐲🚂🏠🏡🏚️🏘️🎪🎈🗽'],
  [15, '🏰🏯⛪🕌🕍🛕🕋🏛️🏥🏫🏨🏪🏦🏣🏤🏬🏩🏭🎢🦕🏴‍☠️'],
  [40, '🏢🏟️🎡🚢⛴️🛳️🚀🌪️🌊'],
  [300, '🗼🏔️🗻⛰️🌋🏝️'],
]
const BY_BUILD: readonly (readonly [Build, pictograms: string])[] = [
  ['reptile', '🐸🐢🐊🦎🐍🦖🦕'],
  ['mythical', '🐉🐲🦄'],
  ['vessel', '🏺🥣🪣🧺🍲🫖🫙'],
  ['tool', '🔨🪓🧹✂️🔧🪛🪚⛏️🔑🗝️🔦🖌️🖊️🖋️✏️'],
  ['weapon', '🗡️⚔️🏹🛡️'],
  ['sport', '🛹🎿⛸️🛷🎣🥊🏏🏑🏒🥍'],
]

const byCode = <T>(rows: readonly (readonly [T, string])[]): Map<string, T> =>
  new Map(rows.flatMap(([value, all]) => splitGraphemes(all).map(pictogram => [spriteName(pictogram), value])))
const METRES = byCode(BY_METRES)
const BUILDS = byCode(BY_BUILD)
const LIVING: ReadonlySet<Kind> = new Set(['animal', 'bird', 'fish'])

/** How large, how heavy and how built a thing of the tables is: as most of its kind, unless its pictogram is known to differ. */
export function usualSize({ kind, sprites: [sprite = ''] }: Noun): Size {
  const [usual, build, weight] = BY_KIND[kind]
  const metres = METRES.get(sprite) ?? usual
  return { metres, build: BUILDS.get(sprite) ?? build, weight: LIVING.has(kind) ? weightOf(metres) : weight }
}

/** Of an animal, by how tall it is: a cat is carried, a dog is led, a horse carries. */
const weightOf = (metres: number): Weight =>
  metres < 0.45 ? 'light' : metres < 0.9 ? 'medium' : metres < 2.5 ? 'heavy' : 'huge'
