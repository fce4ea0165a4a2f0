import { readTable } from '../words/vocabulary/word-data.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Kind } from '../words/kinds.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Deed, Shot, Subject } from '../setting/shot-list.ts'
import { withoutSubjects } from './without-subjects.ts'
import { STAND_IN } from '../words/vocabulary/noun-files.ts'
import { findPackage, PACKAGES } from '../words/vocabulary/packages.ts'

const ADVERT =
  /\b(?:ads?|adverts?|advertisements?|advertising|commercials?|tvc|(?:tv|television) spot|promo|promotional|product (?:showcase|shot|video|display|launch|film)|(?:launch|brand) (?:film|video)|hero shot|brand(?! new))\b|广告|宣传片|产品展示|产品视频|产品短片|带货|新品/iu

export const isAdvert = (prompt: string): boolean => ADVERT.test(prompt)

/**
 * An advertised thing stands large in the middle, in front of paper that suits it. If there are people or a named
 * place, the words decide.
 */
export function stageAdvert(shot: Shot, shown: readonly FoundSubject[], prompt: string): Shot {
  if (!isAdvert(prompt)) return { ...shot, subjects: withoutParts(shot.subjects, PARTS_EVERYWHERE) }
  const subjects = withoutParts(withoutVessels(withoutBlocks(shot.subjects))).map(packaged)
  if (shown.some(one => isAlive(one) && !SWARMS.has(one.kind))) return { ...shot, subjects }
  if (!PLACE_TRAITS[shot.place].isShownClose) return servedOnTable({ ...shot, subjects }, shown)
  const backdrop = shot.backdrop ?? chooseBackdrop(shot, shown[0], prompt)
  // The crowd of things has become one.
  const framing = shot.camera.framing === 'wide' && !WIDE.test(prompt) ? 'medium' : shot.camera.framing
  const isAlone = subjects.length === 1 && shot.texts === undefined
  return {
    ...shot,
    ...(backdrop && { backdrop }),
    subjects,
    camera: {
      ...shot.camera,
      framing,
      // Space above it for text.
      ...(shot.camera.size === undefined && framing === 'medium' && { size: isAlone ? 'bust' : 'waist' }),
    },
  }
}

/** A product without a figure is shown as a carton with its name. */
const packaged = (one: Subject): Subject =>
  one.label !== undefined && one.label === one.words && 'sprite' in one.what && one.what.sprite === STAND_IN
    ? { ...one, what: { sprite: CARTON.sprite }, metres: CARTON.metres }
    : one
const CARTON = findPackage('box')!

const WIDE = /\b(?:wide|aerial|panorama|overhead)\b|全景|远景|广角|航拍/iu

const SERVED: ReadonlySet<Kind> = new Set<Kind>(['food', 'drink', 'plant', 'leaf'])

/** The goods of a restaurant are on its table. */
function servedOnTable(shot: Shot, shown: readonly FoundSubject[]): Shot {
  const isServed = (shot.place === 'room' || shot.place === 'kitchen') && shown.every(({ kind }) => SERVED.has(kind))
  if (!isServed) return shot
  const { where: _, ...near } = shot
  return { ...near, place: 'table' }
}

/** Kinds that fly around a product and do not count as subjects beside it. */
const SWARMS: ReadonlySet<Kind> = new Set<Kind>(['insect', 'bird'])

/** The material of a product, and its second name, are not further blocks: `保温杯，不锈钢，粉色的杯子`. */
function withoutBlocks(subjects: readonly Subject[]): Subject[] {
  const [product] = subjects
  if (!product) return []
  const isAgain = ({ words, count, relation }: Subject): boolean =>
    count === 1 && !relation && HEAD.exec(words.replace(/子$/u, ''))?.[0] === HEAD.exec(product.words)?.[0]
  const again = subjects.slice(1).find(isAgain)
  const gone = subjects
    .slice(1)
    .filter(one => one === again || (one.label !== undefined && one.label === one.words && !isPackage(one)))
  const colour = product.colour ?? again?.colour
  const [first, ...others] = withoutSubjects(subjects, gone)
  return first ? [colour ? { ...first, colour } : first, ...others] : []
}

const isPackage = ({ what }: Subject): boolean => 'sprite' in what && PACKAGES.has(what.sprite)

/** The head of a phrase is its last word. */
const HEAD = /\p{Script=Han}$|[a-z]+$/iu

/** Products whose figure includes a vessel: `perfume in a gold bottle` is one golden bottle. */
const VESSEL = /\b(?:bottle|flacon|jar|can|tube|box|flask|carton|packet)s?\b|瓶|罐|盒|管/iu
const POURED =
  /honey|jam|perfume|cologne|fragrance|serum|cream|lotion|shampoo|soda|cola|juice|milk|beer|wine|water|tea|香水|蜂蜜|果酱|精华|霜|乳液|可乐|果汁|牛奶|啤酒|酒|茶/iu

function withoutVessels(subjects: readonly Subject[]): Subject[] {
  const [product] = subjects
  const vessel = product?.relation?.kind === 'in' ? subjects[product.relation.to] : undefined
  if (!product || !vessel || !VESSEL.test(vessel.words) || !POURED.test(product.words)) return [...subjects]
  const { relation: _, ...rest } = product
  const colour = vessel.colour ?? product.colour
  const [, ...others] = withoutSubjects(subjects, [vessel])
  return [{ ...rest, ...(colour && { colour }) }, ...others]
}

type Parts = readonly (readonly [wholes: RegExp, parts: RegExp])[]
/** Parts of things in any prompt: a screen belongs to the telephone. */
const PARTS_EVERYWHERE: Parts = readTable('stage-advert', 'partsEverywhere')
const PARTS: Parts = readTable('stage-advert', 'parts')

/**
 * Removes subjects that are parts of others. A subject on the lid is on the jar, and the actions of a screen belong to
 * its telephone.
 */
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

/** Twisting a lid off opens the container. */
function ofWhole(deed: Deed, subjects: readonly Subject[], wholes: readonly number[]): Deed {
  const whole = deed.to === undefined ? -1 : wholes[deed.to]!
  if (whole < 0) return deed
  const isOpened = LID.test(subjects[deed.to!]!.words) && UNLIDS.has(deed.verb)
  return { ...deed, ...(isOpened && { verb: 'open' }), to: whole }
}

const LUXURY = /\b(?:luxur\w+|premium|elegant|exclusive|diamonds?|jewel\w*)\b|奢华|奢侈|高端|高级|尊贵|珠宝|钻/iu
const BY_KIND: Partial<Record<Kind, string>> = { cosmetic: 'pink', food: 'yellow', drink: 'blue', worn: 'white' }

/** Paper that suits the promise or the thing, in another colour than the thing. */
function chooseBackdrop(
  { place, light = [] }: Shot,
  product: FoundSubject | undefined,
  prompt: string,
): string | undefined {
  if (place !== 'sweep') return undefined
  const wanted =
    (light.includes('warm') ? 'beige' : undefined) ??
    (LUXURY.test(prompt) ? 'black' : (BY_KIND[product?.kind ?? 'thing'] ?? 'white'))
  return wanted === product?.colour ? (wanted === 'white' ? 'blue' : 'white') : wanted
}
