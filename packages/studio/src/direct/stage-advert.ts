import { showPoint } from '@kinora/media/language/selling-points'
import { splitClauses, splitSentences } from '@kinora/media/language/split-sentences'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Kind } from './kinds.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Deed, Shot, Subject } from './shot-list.ts'
import { withoutSubjects } from './without-subjects.ts'
import { STAND_IN } from './words/noun-files.ts'
import { findPackage, PACKAGES } from './words/packages.ts'

const ADVERT =
  /\b(?:ads?|adverts?|advertisements?|advertising|commercials?|tvc|(?:tv|television) spot|promo|promotional|product (?:showcase|shot|video|display|launch|film)|(?:launch|brand) (?:film|video)|hero shot|brand(?! new))\b|广告|宣传片|产品展示|产品视频|产品短片|带货|新品/iu

export const isAdvert = (prompt: string): boolean => ADVERT.test(prompt)

/** `told` is what is promised there: of a ware from near its own words, else all. */
type Staging = {
  shown: readonly FoundSubject[]
  prompt: string
  told: string
  draw: (words: string) => readonly Subject[]
}

/** Besides the ware so much is shown: more would be a shelf. */
const MOST_BESIDE = 2
const MOST_SUBJECTS = 3

/**
 * A thing that is advertised stands large in the middle, on paper that suits it, and what is promised of it is seen beside
 * it. Where somebody is in the picture, or a place is named, the words decide.
 */
export function stageAdvert(shot: Shot, { shown: named, prompt, told, draw }: Staging): Shot {
  if (!isAdvert(prompt)) return { ...shot, subjects: withoutParts(shot.subjects, PARTS_EVERYWHERE) }
  const { isShownClose = false, isIndoors = false } = PLACE_TRAITS[shot.place]
  // Outdoors it is somebody who has come there with it.
  const hands = isShownClose || isIndoors ? shot.subjects.filter(isOnlyHand) : []
  const isHandOnly = hands.length > 0 && hands.length < shot.subjects.length
  const wares = isHandOnly ? withoutSubjects(openedBy(hands, shot.subjects), hands) : shot.subjects
  const subjects = withoutParts(withoutVessels(withoutBlocks(wares))).map(packaged)
  const shown = isHandOnly ? named.filter(one => !SOMEBODY.test(one.words)) : named
  if (shown.some(one => isAlive(one) && !SWARMS.has(one.kind))) return { ...shot, subjects: subjects.map(withWare) }
  if (!PLACE_TRAITS[shot.place].isShownClose) return servedOnTable({ ...shot, subjects }, shown)
  const said = points(told)
  // What flows is promise enough.
  const isFlowing = subjects.some(
    ({ deeds = [], relation }) =>
      relation?.kind === 'around' || deeds.some(({ verb, colour }) => colour ?? verb === 'overflow'),
  )
  // What is told of a ware from near is seen of it.
  const beside =
    subjects.length < MOST_SUBJECTS && !isFlowing && told === prompt ? companions(said, subjects, draw) : []
  const backdrop = shot.backdrop ?? chooseBackdrop(shot, shown[0], said, prompt)
  // What was a crowd of things is one now.
  const framing = shot.camera.framing === 'wide' && !WIDE.test(prompt) ? 'medium' : shot.camera.framing
  const isAlone = subjects.length + beside.length === 1 && shot.texts === undefined
  const isRoomy = subjects.some(({ deeds = [] }) => deeds.some(({ verb }) => ROOMY.has(verb)))
  return {
    ...shot,
    ...(backdrop && { backdrop }),
    subjects: [...subjects, ...beside],
    camera: {
      ...shot.camera,
      framing,
      // Room above it for what is written, and beside it for what is promised.
      ...(shot.camera.size === undefined && framing === 'medium' && !isRoomy && { size: isAlone ? 'bust' : 'waist' }),
    },
  }
}

/** `the brush … then drops fly off`: where only drops or vapour are named they are those of the ware before. */
export function keepWare(shots: Shot[]): void {
  for (const [index, shot] of shots.entries()) {
    const before = shots[index - 1]
    const [ware] = before?.subjects ?? []
    const isClose = [before, shot].every(one => one && PLACE_TRAITS[one.place].isShownClose)
    if (
      !before ||
      !ware ||
      !isClose ||
      shot.subjects.length === 0 ||
      !shot.subjects.every(({ words }) => DROPS.test(words))
    )
      continue
    const { relation: _relation, deeds: _deeds, ...same } = ware
    shot.subjects = [
      {
        ...same,
        deeds: [
          { verb: 'bead', words: '' },
          { verb: 'splash', words: '' },
        ],
      },
    ]
    shot.place = before.place
    if (before.where) shot.where = before.where
    else delete shot.where
  }
}
const DROPS =
  /^(?:water |tiny )?(?:drops?|droplets?|beads?|steam|mist|spray)$|^(?:水珠|水滴|水花|水雾|蒸汽|热气|泡沫)$/iu

/** `a hand cream ad: she squeezes a little out`: what she has in hand is the ware. */
function withWare(one: Subject, _index: number, all: readonly Subject[]): Subject {
  const ware = all.findIndex(other => isPackage(other) && other !== one)
  if (ware < 0 || one.build !== 'person' || one.relation?.kind === 'holding') return one
  const at = (one.deeds ?? []).findIndex(({ verb, to }) => verb === 'squeeze' && to === undefined)
  return at < 0 ? one : { ...one, deeds: one.deeds!.with(at, { ...one.deeds![at]!, to: ware }) }
}

/** What comes apart, flies about or is filled from above needs room around it. */
const ROOMY: ReadonlySet<string> = new Set([
  'cut',
  'split',
  'fill',
  'splash',
  'coat',
  'overflow',
  'open',
  'jump',
  'fly',
])

/** A ware that nobody can draw comes in a carton with its name on it, as wares do. */
const packaged = (one: Subject): Subject =>
  one.label !== undefined && one.label === one.words && 'sprite' in one.what && one.what.sprite === STAND_IN
    ? { ...one, what: { sprite: CARTON.sprite }, metres: CARTON.metres }
    : one
const CARTON = findPackage('box')!

/** `someone grabs a slice`: a hand at most, and nobody to be looked at instead of the ware. */
const isOnlyHand = ({ words, deeds = [] }: Subject): boolean =>
  SOMEBODY.test(words) && deeds.every(({ verb }) => AT_HAND.has(verb))
/** What a hand that is not seen opens comes open. */
const openedBy = (hands: readonly Subject[], subjects: readonly Subject[]): Subject[] => {
  const isOpened = (index: number): boolean =>
    hands.some(({ deeds = [] }) => deeds.some(({ verb, to }) => to === index && (verb === 'open' || verb === 'peel')))
  return subjects.map((one, index) =>
    isOpened(index) ? { ...one, deeds: [...(one.deeds ?? []), { verb: 'open', words: '' }] } : one,
  )
}
const AT_HAND: ReadonlySet<string> = new Set([
  'take',
  'pick',
  'grab',
  'hold',
  'bite',
  'pour',
  'open',
  'touch',
  'put',
  'pull',
  'lift',
  'peel',
])
const SOMEBODY = /^(?:some(?:one|body)|有人|某人)$/iu

const WIDE = /\b(?:wide|aerial|panorama|overhead)\b|全景|远景|广角|航拍/iu

const SERVED: ReadonlySet<Kind> = new Set<Kind>(['food', 'drink', 'plant', 'leaf'])

/** What a restaurant serves is seen on its table, and not on its floor. */
function servedOnTable(shot: Shot, shown: readonly FoundSubject[]): Shot {
  const isServed = (shot.place === 'room' || shot.place === 'kitchen') && shown.every(({ kind }) => SERVED.has(kind))
  if (!isServed) return shot
  const { where: _, ...near } = shot
  return { ...near, place: 'table' }
}

type Said = { clause: string; point: NonNullable<ReturnType<typeof showPoint>> }

/** `soft light`, `cool tones`, 20秒: how it is filmed and how long it lasts promises nothing. */
const FILMED =
  /\brose gold\b|\binstant (?:noodles?|coffee|ramen|camera)\b|\bcharging (?:case|dock|stand|cable)\b|\b(?:light|lighting|lit|tones?|colou?rs?|background|camera|shot|music|vibes?|mood|style|steam\w*)\b|热气|蒸汽|冒烟|光线|灯光|[冷暖逆侧柔打]一?道?光|色调|背景|镜头|音乐|风格|质感|时长|^\W*(?:约|大概|about )?\d+[ -]?(?:秒钟?|s(?:ec(?:ond)?s?)?)\W*$/iu

const points = (prompt: string): Said[] =>
  splitSentences(prompt)
    .flatMap(splitClauses)
    .filter(clause => !FILMED.test(clause))
    .flatMap(clause => {
      const point = showPoint(clause)
      return point && !point.isPlace ? [{ clause, point }] : []
    })

/** What the points are shown by, each once, and nothing that is there already. */
function companions(said: readonly Said[], subjects: readonly Subject[], draw: Staging['draw']): Subject[] {
  const found: Subject[] = []
  for (const { point } of said) {
    const [one] = draw(point.en)
    const isThere = (other: Subject): boolean => JSON.stringify(other.what) === JSON.stringify(one?.what)
    if (!one || [...subjects, ...found].some(isThere) || found.length === MOST_BESIDE) continue
    found.push(subjects.length > 0 ? { ...one, relation: { kind: 'beside', to: 0 } } : one)
  }
  return found
}

/** They fly around a ware, and are not who is seen with it. */
const SWARMS: ReadonlySet<Kind> = new Set<Kind>(['insect', 'bird'])

/** What a ware is made of, and what it is called a second time, is no block beside it: `保温杯，不锈钢，粉色的杯子`. */
function withoutBlocks(subjects: readonly Subject[]): Subject[] {
  const [ware] = subjects
  if (!ware) return []
  const isAgain = ({ words, count, relation }: Subject): boolean =>
    count === 1 && !relation && HEAD.exec(words.replace(/子$/u, ''))?.[0] === HEAD.exec(ware.words)?.[0]
  const again = subjects.slice(1).find(isAgain)
  const gone = subjects
    .slice(1)
    .filter(one => one === again || (one.label !== undefined && one.label === one.words && !isPackage(one)))
  const colour = ware.colour ?? again?.colour
  const [first, ...others] = withoutSubjects(subjects, gone)
  return first ? [colour ? { ...first, colour } : first, ...others] : []
}

const isPackage = ({ what }: Subject): boolean => 'sprite' in what && PACKAGES.has(what.sprite)

/** The word that says what it is stands last. */
const HEAD = /\p{Script=Han}$|[a-z]+$/iu

/** Has a vessel as it is drawn: `perfume in a gold bottle` is one thing, and golden. */
const VESSEL = /\b(?:bottle|flacon|jar|can|tube|box|flask|carton|packet)s?\b|瓶|罐|盒|管/iu
const POURED =
  /honey|jam|perfume|cologne|fragrance|serum|cream|lotion|shampoo|soda|cola|juice|milk|beer|wine|water|tea|香水|蜂蜜|果酱|精华|霜|乳液|可乐|果汁|牛奶|啤酒|酒|茶/iu

function withoutVessels(subjects: readonly Subject[]): Subject[] {
  const [ware] = subjects
  const vessel = ware?.relation?.kind === 'in' ? subjects[ware.relation.to] : undefined
  if (!ware || !vessel || !VESSEL.test(vessel.words) || !POURED.test(ware.words)) return [...subjects]
  const { relation: _, ...rest } = ware
  const colour = vessel.colour ?? ware.colour
  const [, ...others] = withoutSubjects(subjects, [vessel])
  return [{ ...rest, ...(colour && { colour }) }, ...others]
}

type Parts = readonly (readonly [wholes: RegExp, parts: RegExp])[]
/** A screen is that of the telephone that is shown, in an advertisement or not. */
const PARTS_EVERYWHERE: Parts = [
  [
    /phone|watch|laptop|tablet|computer|television|\btv\b|手机|手表|电脑|平板|电视|腕表/iu,
    /screen|display|wallpaper|hinge|屏|壁纸|铰链/iu,
  ],
  [
    /burger|sandwich|hot dog|汉堡|三明治|热狗/iu,
    /^(?:.* )?(?:cheese|buns?|patty|patties|lettuce|sesame|pickles?|sauce)$|芝士|面包片|肉饼|生菜|酱汁?$/iu,
  ],
  [/pizza|披萨|比萨/iu, /cheese|pepperoni|topping|芝士|奶酪/iu],
  [/cake|cupcake|蛋糕/iu, /frosting|icing|sprinkles|whipped cream|奶油|糖霜/iu],
  [/ice cream|gelato|冰淇淋|甜筒/iu, /^(?:.* )?(?:cone|sprinkles|scoops?)$|蛋筒/iu],
  [/instant noodles|cup noodles|cup of noodles|方便面|泡面|杯面|桶面/iu, /^(?:the )?noodles$|^面条?$/iu],
  [/ramen|noodles?|拉面|面条|牛肉面|米线/iu, /broth|scallions?|汤底|葱花|浓汤/iu],
  [
    /\b(?:jar|pot|box|bottle|thermos|flask|mug|cup|tumbler|noodles|saucepan|cooker|steamer)s?$|罐$|盒子?$|瓶子?$|杯$|锅$|壶$|面$|蒸笼$/iu,
    /^(?:the )?(?:lid|cap)$|^(?:盖子?|瓶盖|杯盖|锅盖)$/iu,
  ],
  [/\b(?:hand|face|body|skin|eye|sun) ?(?:cream|lotion|screen)$|霜$|乳液$/iu, /^cream$|^膏体?$/iu],
  [/candle|\blantern\b|蜡烛|香薰|油灯/iu, /^(?:the )?(?:\w+ )?flame$|^(?:火苗|烛火|火焰|烛光)$/iu],
  [/bubble tea|milk tea|\bboba\b|奶茶/iu, /^(?:tapioca )?pearls?$|^(?:珍珠|波霸)$/iu],
]
const PARTS: Parts = [
  ...PARTS_EVERYWHERE,
  [/\bring\b|necklace|earring|bracelet|戒|项链|耳环|手链/iu, /diamond|gem|钻石|宝石/iu],
  [/bottle|jar|flask|perfume|cream|瓶|杯|霜|香水/iu, /\b(?:lid|cap|label|bottle)\b|盖|瓶身|瓶子|标签/iu],
  [
    /\bbag\b|backpack|jacket|shoe|sofa|coat|suitcase|包$|衣$|鞋$|箱$/iu,
    /^(?:fabric|leather|zips?|zippers?|straps?|面料|布料|拉链|背带)$/iu,
  ],
  [/shoe|sneaker|boot|鞋|靴/iu, /\b(?:sole|laces?)\b|鞋底|鞋带|鞋面/iu],
  [
    /watch|clock|表$/iu,
    /^(?:the )?(?:dial|(?:second|minute|hour) hand|hands?|strap|bezel|crown)$|^(?:表盘|指针|秒针|表带)$/iu,
  ],
]

/** Without what belongs to another of them: who is on the lid is on the jar, and what a screen does its telephone does. */
function withoutParts(subjects: Subject[], rows: Parts = PARTS): Subject[] {
  const wholes = subjects.map((one, index) => {
    const isWhole = (other: Subject): boolean =>
      other !== one &&
      rows.some(
        ([wholes, parts]) => parts.test(one.words) && (wholes.test(other.words) || wholes.test(other.label ?? '')),
      )
    return index > 0 || LID.test(one.words) ? subjects.findIndex(isWhole) : -1
  })
  if (wholes.every(whole => whole < 0)) return subjects
  const bound = subjects.map((whole, index) => {
    const one = { ...whole, ...(whole.deeds && { deeds: whole.deeds.map(deed => ofWhole(deed, subjects, wholes)) }) }
    const deeds = subjects.flatMap((part, at) =>
      wholes[at] === index ? (part.deeds ?? []).filter(({ to }) => to !== index) : [],
    )
    const host = one.relation ? wholes[one.relation.to]! : -1
    return {
      ...one,
      ...(host >= 0 && host !== index && { relation: { ...one.relation!, to: host } }),
      ...(deeds.length > 0 && { deeds: [...(one.deeds ?? []), ...deeds] }),
      ...(deeds.some(({ verb }) => verb === 'spin' || verb === 'rotate') && { motion: 'spin' as const }),
    }
  })
  return withoutSubjects(
    bound,
    bound.filter((_, index) => wholes[index]! >= 0),
  )
}

const LID = /^(?:the )?(?:lid|cap)$|^(?:盖子?|[瓶杯锅]盖)$/iu
const UNLIDS: ReadonlySet<string> = new Set(['twist', 'peel', 'lift', 'take', 'pull', 'open', 'remove', 'take-off'])

/** Whoever twists a lid off opens what it is on. */
function ofWhole(deed: Deed, subjects: readonly Subject[], wholes: readonly number[]): Deed {
  const whole = deed.to === undefined ? -1 : wholes[deed.to]!
  if (whole < 0) return deed
  const isOpened = LID.test(subjects[deed.to!]!.words) && UNLIDS.has(deed.verb)
  return { ...deed, ...(isOpened && { verb: 'open' }), to: whole }
}

const LUXURY = /\b(?:luxur\w+|premium|elegant|exclusive|diamonds?|jewel\w*)\b|奢华|奢侈|高端|高级|尊贵|珠宝|钻/iu
const BY_KIND: Partial<Record<Kind, string>> = { cosmetic: 'pink', food: 'yellow', drink: 'blue', worn: 'white' }

/** Paper that suits what is promised, or the thing; never in its own colour. */
function chooseBackdrop(
  { place, light = [] }: Shot,
  ware: FoundSubject | undefined,
  said: readonly Said[],
  prompt: string,
): string | undefined {
  if (place !== 'sweep') return undefined
  const wanted =
    said.find(({ point }) => point.backdrop)?.point.backdrop ??
    (light.includes('warm') ? 'beige' : undefined) ??
    (LUXURY.test(prompt) ? 'black' : (BY_KIND[ware?.kind ?? 'thing'] ?? 'white'))
  return wanted === ware?.colour ? (wanted === 'white' ? 'blue' : 'white') : wanted
}
