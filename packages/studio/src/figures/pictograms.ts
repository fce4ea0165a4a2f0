import { MASCOT_METRES } from '../bodies/kits/mascot.ts'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import { livingMetres } from '../bodies/kinds/kinds.ts'
import { findOwnBody } from '../bodies/own-bodies.ts'
import { findDrawing } from './drawn/drawings.ts'
import { findTraits } from './find-traits.ts'
import type { Pictogram } from './pictogram.ts'

const METRES: readonly (readonly [metres: number, pictograms: string])[] = [
  [0.03, '🐜🐞🐝🪲🪳🦗🪰🦟🐛🕷️🦋🪱🐌🌰🥜🍒🍓🫐💍🪙💊🦪🐚🎲'],
  [0.08, '🥚🍋🍊🍎🍏🍑🥝🍅🥐🧁🍩🍪🍡🍙🍘🍢🌶️🫒🍇🍐🍫🍬🍭💎⌚🔑🗝️🥠🪶🍁🍀♟️🎱⚾🎾💄🕯️'],
  [0.13, '☕🍵🍶🧃🥛🍷🍸🍹🍺🥤🧋🍔🍟🌮🌭🥪🍨🍦🍧🍰🥧📱🎁🌷🌹🌺🌸🌼🏵️💡🦐🦀🐹🐁🐭🐸🪀🖱️📷🧴🍮🧊'],
  [
    0.25,
    '🍕🍜🍝🍲🥘🍱🍚🍛🍣🎂🥗🥖🍞🧀🍍🥥📖📕📗📘📙📓📒📔📚🍾⏰🕰️🎮👑🎩👒🧢⛑️🪖🎓👟👠👢🥾👞🏺🐟🐠🐡🐤🐥🐣🐀🐿️🦔🦎🥀💐🌱🍄⚽🏀🏐🏈🥊🥽🎈🔔🎧🔮🪔🔦',
  ],
  [0.35, '🐈🐈‍⬛🐇🐰🐦🐦‍⬛🕊️🦜🦉🐔🐓🦆🐙🦑🪼🦞🐢🦨🧸🪆🏮🍉🎃🥁🪘🎺🎷🎻👜👛💻🌻🪷🪻🦇👻☂️'],
  [0.55, '🐕🦮🐕‍🦺🐩🐶🐱🦊🦝🐨🐼🦥🦦🦫🐖🐷🐑🐐🐏🦃🦢🪿🦅🦚🦩🐧🦤🪁🪴🎒🧳🌾🌿🪺🔥⛄☃️🛹🎸🪕🪗🪵🐍'],
  [0.95, '🐺🐆🐅🐒🦘🐗🦙🛷🛴🪑🦽🛋️🖥️📺🌵🎍🪨🏹🗡️⚔️🎄🛒👶🚲🦌🐊🦈🐬'],
  [1.3, '🎹🦁🐯🐻🐻‍❄️🦍🦧🐴🦓🦄🐂🐃🐄🐮🫏🏍️🛵🛺🏎️🚗🚕🚙🚓🛻🚪🪞🛏️🛶🚤🧒👦👧👼⛺🎪🐋🐳'],
  [1.7, '🐎🏇🦏🦛🦬🐪🐫🫎🚐🚑🚜⛵🚁🛩️🛸🎠'],
  [2.6, '🐘🦣🚌🚎🚒🚚🚛🚂🚆🚅🚄🚇🚊🚋🚃🚈🚝🚞🚡🚠🚟🌲🌴🗿⛲🛰️'],
  [4, '🦒🦖🦕🐉🐲🌳🏠🏡🛖🏚️⛩️✈️🚀🛳️🌋🎡🎢'],
  [7, '🏰🏯🛕⛪🕌🕍🏛️🏢🏥🏫🏨🏪🏦🏭🏟️🏣🏤🏬🏩🕋🏘️🚢⛴️🗼🗽🏔️🗻⛰️🏝️🌪️🌊'],
]

const HEADS = '👶🧒👦👧🧑👨👩🧔🧔‍♂️🧔‍♀️👱👱‍♀️👱‍♂️🧓👴👵👼🎅🤶🧑‍🎄🤖👽💀🤡👳👳‍♂️👳‍♀️👹👺😊👾'
const BEASTS = '🐶🐱🦁🐯🐺🦊🦝🐻🐻‍❄️🐼🐨🐹🐸🐭🐰🐷🐮🐴🦄🐗🫎🐲🐔🐵'
const BUSTS =
  '👮👮‍♂️👮‍♀️🕵️🕵️‍♂️🕵️‍♀️💂💂‍♂️💂‍♀️🥷👷👷‍♂️👷‍♀️🤴🫅👸🤵🤵‍♂️🤵‍♀️👰👰‍♂️👰‍♀️🤰🫃🫄🦸🦸‍♂️🦸‍♀️🦹🦹‍♂️🦹‍♀️🧙🧙‍♂️🧙‍♀️🧛🧛‍♂️🧛‍♀️🧝🧝‍♂️🧝‍♀️🧟🧟‍♂️🧟‍♀️🧌👲🧕🤹🤹‍♂️🤹‍♀️🤱'
/** A person with a trade is a bust, except where the trade shows the whole of them. */
const TRADE =
  /^1f(?:9d1|468|469)-200d-(?:2695|2696|2708|1f33e|1f373|1f37c|1f393|1f3a4|1f3a8|1f3eb|1f3ed|1f4bb|1f4bc|1f527|1f52c|1f680|1f692)/
const WOMEN = '👧👩🧔‍♀️👱‍♀️👵🤶👳‍♀️'
const CHILDREN = '👶🧒👦👧👼'

const SORTS: readonly (readonly [NonNullable<Pictogram['sort']>, string])[] = [
  ['boat', '⛵🛶🚤🚢⛴️🛳️🛥️'],
  ['sky', '🌕🌙🌑🌒🌓🌔🌖🌗🌘🌛🌜🌍🌎🌏🪐🌈⭐🌟☀️🌞☁️'],
  ['airy', '🎈🪁🪂🛸🚁🛩️✈️🚀🛰️🦋🐝🪰🦟🦇🦅🕊️☄️🍁🍂🍃🪶🎐🫧✨'],
  ['mount', '🚲🏍️🛵🛴🛹🛷🐎🐴🦄🐪🐫🐘🦣🦒🦓🐂🐃🐄🦌🐕🐖🐑🦙🐉🐲🐋🐳🐬🦈🐢🦖🦕🐊🦏🦛🐅🦁🐆🐺🐻🎠🦅🦢🐌🧹'],
  ['cabin', '🚗🚕🚙🚓🛻🚐🚑🚌🚎🚒🚚🚛🚜🏎️🛺🚂🚆🚅🚄🚇🚊🚋🚃🚈🚝🚞🚡🚠🚟🚁🛩️✈️🚀🛸🛰️🏠'],
  ['holder', '☕🍵🍶🥛🍷🍸🥤🧺🪣📦🧳🎒👜🛒🪺🍲🥣🏺🛁🎁🥘🫙'],
  ['seat', '🪑🛋️🛏️🪵📦🧳🪨🧱🦽'],
  ['hat', '🎩👒🧢⛑️🪖👑🎓'],
  ['canopy', '☂️☔⛱️🌂'],
  ['light', '🔥✨🏮🕯️💡🌟⭐🔦🪔☄️🌋👻'],
]

const FRONTAL =
  '🦋🐙🦑🪼🦀🦞🕷️🦉🐧⛄🎈🎁🏮🌻🌼🌸🌺🌷🌹🪷🌳🌲🌴🎄🏠🏡🏰🏯⛪🕌🏛️🏢🏥🏫🏨🏪🏦🗼🗽⛲🎡🎪⛺🚆🚇🚊🪑🛋️🧸🪆👻☕🍔🍕🍎📱💻📺⏰🎩👑🕯️🔥🧴🥷💃🕺🧘🏋️🐜🐞🪲🌕🌍🪐🎃🍄🌵🪴🏪🏬🎰'
const WET = '⛵🛶🚤🚢⛴️🛳️🛥️🏊🏊‍♂️🏊‍♀️🚣🤽'
const AIMS: readonly (readonly [degrees: number, pictograms: string])[] = [
  [45, '✈️🚀🛩️'],
  [225, '☄️'],
]

const pictogramsIn = (text: string): string[] => splitGraphemes(text).map(pictogramCode)

/** The code points of a pictogram in hex: its code in the vocabulary and in the tables of bodies. */
export const pictogramCode = (pictogram: string): string =>
  Array.from(pictogram, character => character.codePointAt(0)!.toString(16).padStart(4, '0')).join('-')

/** The same of what is only drawn, where that is far from the size of most things. */
const DRAWN_METRES: Readonly<Record<string, number>> = {
  'basketball-hoop': 3.75,
  'finish-line': 2.97,
  'diving-board': 3.3,
  crag: 3.4,
  flagpole: 4.5,
  'flag-cloth': 0.8,
  puddle: 0.14,
  'golf-hole': 1.7,
  'brick-wall': 1.6,
  'low-wall': 0.66,
  lead: 0.4,
  trace: 0.1,
  'tug-rope': 0.65,
  'flying-broom': 0.34,
  'flying-vacuum': 0.4,
  'flying-carpet': 0.16,
  'dandelion-seed': 0.1,
  'high-wall': 2.3,
  'plaster-wall': 2,
  'carriage-seats': 1.23,
  'inner-wall': 2.7,
  'wide-window': 2,
  arrow: 0.09,
  domino: 0.5,
  'block-tower': 1.2,
  'leaf-pile': 0.62,
  'gravel-heap': 0.6,
  'banana-peel': 0.14,
  'bowling-pins': 0.6,
  housefront: 3.1,
  'bright-bulb': 0.4,
  'lily-pad': 0.07,
  'stepping-stone': 0.13,
  container: 2.4,
  breaker: 0.6,
}
const METRES_BY_CODE = new Map([
  ...METRES.flatMap(([metres, all]) => pictogramsIn(all).map(code => [code, metres] as const)),
  ...Object.entries(DRAWN_METRES).map(([name, metres]) => [`drawn-${name}`, metres] as const),
])
const SORT_BY_CODE = new Map(SORTS.toReversed().flatMap(([sort, all]) => pictogramsIn(all).map(code => [code, sort])))
const AIM_BY_CODE = new Map(AIMS.flatMap(([aim, all]) => pictogramsIn(all).map(code => [code, aim])))
/** What has a body and no pictogram is used as another thing is. */
const LIKE = new Map<string, string>(
  Object.entries({
    '☕': 'mug glass empty-glass',
    '🍶': 'bottle vase jug thermos drink-can perfume cream-jar labelled-bottle dropper-bottle milk-carton',
    '🧴': 'tube pouch carton tin',
    '🥣': 'noodle-cup yogurt-cup',
    '🍲': 'blender open-blender rice-cooker coffee-dripper steamer pot open-pot flowerpot pan wok bowl steamed-bun kettle colander',
    '🍎': 'filling fried-egg dough pumpkin plate popsicle tanghulu lemon-slice orange-slice honeycomb match thread pine-cone acorn durian pomegranate dragon-fruit persimmon lychee lotus-root egg-tart tofu stinky-tofu roujiamo takoyaki',
    '🪣': 'cage sprinkler barrel watering-can dustbin well incense-burner',
    '🛋️': 'armchair hammock carriage-seats',
    '🪑': 'stool tree-stump swing potters-wheel window-seat seesaw rocking-chair throne high-chair office-chair deckchair low-wall',
    '📦': 'chest jewel-box crate',
    '🎂': 'lava-cake',
    '🍪': 'marshmallow macaron gingerbread-man youtiao jianbing churros',
    '🔑': 'hand genie-lamp pocket-watch drill spring gold-bars water-gun',
    '🍟': 'chip',
    '📱': 'smartwatch tablet earbuds gear bangle rubiks-cube chessboard snow-globe globe binoculars walkie-talkie dartboard dominoes',
    '📺': 'counter cooktop workbench coffee-machine fridge washing-machine stove microwave toaster ironing-board treadmill grill fan clock bookshelf wardrobe drawers vending-machine phone-booth typewriter escalator record-player gramophone jukebox loom spinning-wheel printing-press conveyor robot-arm arcade claw-machine safe punching-bag coat-rack folding-screen blackboard whiteboard air-conditioner radiator ping-pong-table billiard-table',
    '🏠': 'barn igloo log-cabin windmill apartment-block pavilion doghouse birdhouse beehive',
    '🏯': 'temple pyramid lighthouse clock-tower watchtower skyscraper wind-turbine',
    '🪺': 'running-wheel fish-tank',
    '🪨': 'branch web leaf leaflet perch pedestal cube sphere tray robot-vacuum open-book trampoline hay-bale',
    '🌳': 'cherry-tree maple-tree willow bush haystack',
    '🔥': 'campfire fireplace',
    '🎩': 'beret chef-hat bamboo-hat veil',
    '🎻': 'cello erhu pipa harp',
    '🐚': 'starfish sea-urchin',
    '🍁': 'petal dandelion-seed',
    '🛹': 'snowboard surfboard',
    '🛴': 'rocking-horse hobby-horse',
    '🧹': 'flying-broom flying-vacuum flying-carpet',
    '🚏': 'signpost billboard parking-meter',
    '🚁': 'drone',
    '🚗': 'convertible',
    '🐋': 'submarine orca narwhal',
    '⚾': 'snowball baseball-glove pompom',
    '🫙': 'glass-jar glass-bowl',
    '🦝': 'red-panda',
    '🐆': 'lynx snow-leopard cheetah',
    '🐺': 'hyena wolf-cub',
    '🦦': 'meerkat weasel ferret',
    '🐀': 'mole',
    '🦡': 'anteater',
    '🦔': 'armadillo pangolin porcupine',
    '🦫': 'platypus capybara',
    '🐗': 'tapir',
    '🐃': 'yak',
    '🦌': 'reindeer antelope fawn',
    '🐒': 'chimpanzee lemur',
    '🐿️': 'chipmunk',
    '🦭': 'walrus',
    '🦎': 'chameleon gecko iguana axolotl salamander',
    '🦕': 'triceratops',
    '🐦': 'sparrow robin swallow woodpecker kingfisher',
    '🐦‍⬛': 'magpie',
    '🕊️': 'seagull pigeon',
    '🦢': 'pelican',
    '🦜': 'toucan',
    '🐧': 'puffin',
    '🦤': 'ostrich',
    '🦩': 'heron egret stork',
    '🦅': 'hawk vulture',
    '🦚': 'phoenix',
    '🦋': 'dragonfly moth',
    '🦗': 'grasshopper mantis',
    '🪲': 'cicada',
    '🐠': 'goldfish clownfish seahorse',
    '🐟': 'koi salmon',
    '🐡': 'stingray manta',
    '🐬': 'beluga',
    '🦀': 'hermit-crab',
    '🚜': 'excavator bulldozer forklift tank harvester',
    '🚚': 'cement-mixer dump-truck',
    '🛒': 'rickshaw sedan-chair stroller wheelbarrow farm-cart wagon covered-wagon lawnmower plough',
    '🛶': 'dragon-boat gondola awning-boat raft',
    '🏮': 'sky-lantern scarecrow',
    '🏗️': 'tower-crane',
    '🗿': 'buddha totem-pole armour',
    '🥄': 'whisk ladle spatula',
    '🪓': 'pickaxe chainsaw sickle scythe hoe',
    '🗡️': 'spear',
    '💡': 'chandelier table-lamp floor-lamp',
    '🎈': 'pinwheel',
    '🪁': 'paper-crane shadow-puppet',
    '⚽': 'rubber-duck',
    '🎹': 'xylophone grand-piano guzheng pipe-organ',
    '🎠': 'dragon-dance',
    '🍭': 'sugar-painting cotton-candy kebab',
    '🌿': 'seaweed',
    '🦁': 'lion-dance lion-cub',
    '🐉': 'eastern-dragon',
    '🔪': 'cleaver',
    '🔧': 'pliers tongs',
    '🕯️': 'candelabra oil-lamp storm-lantern',
    '🐘': 'elephant-calf',
    '🐼': 'panda-cub',
    '🐻': 'bear-cub',
    '🐅': 'tiger-cub',
    '🦊': 'fox-cub',
    '🐖': 'piglet',
    '🐄': 'calf',
    '🐎': 'foal',
    '🐐': 'goat-kid',
    '🐑': 'lamb',
    '🐕': 'puppy',
    '🐈': 'kitten',
    '🚌': 'double-decker',
    '🛺': 'golf-cart',
    '🚲': 'cargo-trike unicycle',
    '🚤': 'jet-ski',
    '🏍️': 'snowmobile quad-bike',
    '🪈': 'clarinet',
    '🪗': 'bagpipes',
    '🎺': 'trombone tuba french-horn suona harmonica',
    '🥁': 'drum-kit',
    '🎸': 'electric-guitar',
    '🛏️': 'cradle bunk-bed',
  }).flatMap(([pictogram, names]) =>
    names.split(' ').map(name => [`drawn-${name}`, pictogramCode(pictogram)] as const),
  ),
)
const [heads, beasts, busts, women, children, frontal, wet] = [HEADS, BEASTS, BUSTS, WOMEN, CHILDREN, FRONTAL, WET].map(
  all => new Set(pictogramsIn(all)),
) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>, Set<string>, Set<string>]
// Exactly these: a firefighter begins with the code point of anybody.
const [SPARKS, ANYBODY] = ['✨', '🧑'].map(pictogramCode)

/** The code of what it is used like: itself, unless it is a body without a pictogram. */
export const usedLike = (code: string): string => LIKE.get(code) ?? code

/** A grown-up, and whatever nobody has measured. */
const PERSON_METRES = 1.65
const UNKNOWN_METRES = 0.45

/** Whether somebody has said how tall such a thing is. */
export const isMeasured = (code: string): boolean =>
  METRES_BY_CODE.has(code) || findDrawing(code) !== undefined || findOwnBody(code) !== undefined

export const isWoman = (code: string): boolean => women.has(code) || code.includes('-2640')
export const isChild = (code: string): boolean => children.has(code)
/** People seen whole, by the code points that begin them. */
const WHOLE_PERSON =
  /^(?:1f483|1f57a|1f3c3|1f3c4|1f3ca|1f6b4|26f7|1f3c2|1f9d7|1f9d8|1f3cb|26f9|1f93a|1f9da|1f9dc|1f9de|1f46b|1f46a|1f46c|1f46d|1f6b6|1f9cd|1f9ce|1f6b5|1f938|1f93c)/

/** What others do with it; how it is drawn is its own. */
const used = ({
  part: _part,
  aim: _aim,
  isFrontal: _isFrontal,
  isWet: _isWet,
  steamsAt: _steams,
  ...rest
}: Pictogram) => rest

export function findPictogram(code: string): Pictogram {
  const drawing = findDrawing(code)
  if (drawing) return drawing
  const own = findOwnBody(code)
  if (own) return { ...(own.like === undefined ? {} : used(findPictogram(own.like))), metres: own.extent.high[1] }
  if (code.startsWith('drawn-mascot-')) {
    const { isAnybody: _, ...person } = findPictogram(ANYBODY!)
    return { ...person, metres: MASCOT_METRES }
  }
  const living = livingMetres(code)
  if (living !== undefined) {
    const { isAnybody: _, part: __, ...person } = findPictogram(ANYBODY!)
    return { ...person, metres: living }
  }
  const like = LIKE.get(code)
  if (like !== undefined) return findPictogram(like)
  const part = heads.has(code)
    ? 'head'
    : beasts.has(code)
      ? 'beast'
      : busts.has(code) || TRADE.test(code)
        ? 'bust'
        : undefined
  const isPerson = part === 'head' || part === 'bust' || WHOLE_PERSON.test(code)
  const sort = SORT_BY_CODE.get(code)
  const aim = AIM_BY_CODE.get(code)
  return {
    metres: METRES_BY_CODE.get(code) ?? (isPerson ? PERSON_METRES : UNKNOWN_METRES),
    ...(part && { part }),
    ...(sort && { sort }),
    ...(aim !== undefined && { aim }),
    ...((frontal.has(code) || part === 'bust' || part === 'head') && { isFrontal: true }),
    ...(wet.has(code) && { isWet: true }),
    ...findTraits(code),
    ...(code === SPARKS && { isSparks: true }),
    ...(code === ANYBODY && { isAnybody: true }),
  }
}
