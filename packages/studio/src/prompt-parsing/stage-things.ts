import { readTable } from '../words/vocabulary/word-data.ts'
import { wordsOf } from './split-parts.ts'
import { HAND_ONLY } from './apply-shows.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Draft } from './read-shot.ts'
import type { SaidSetting, Setting } from './setting.ts'
import { findSurface } from './find-surface.ts'
import { isUnderWay } from './product-setting.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Kind } from '../words/kinds.ts'
import type { Shot } from '../setting/shot-list.ts'

/** The house is not visible from inside: `ad for a bakery, a loaf on the counter`. */
export function withoutHouse(all: readonly FoundSubject[], { place, where }: Setting): readonly FoundSubject[] {
  const found = withoutLitWindows(all, where ?? place)
  if (WITH_STANDS.has(where)) return withoutAudience(found)
  if (where === 'cinema') return withoutScreen(found)
  if (place === 'skyline' || TOWNS.has(where ?? place)) return withoutItsHouses(found)
  const isHouse = (one: FoundSubject): boolean =>
    one.kind === 'building' &&
    (one.noun?.metres ?? HOUSE) >= HOUSE &&
    !found.some(({ relation }) => relation?.to === one)
  const others = PLACE_TRAITS[place].isIndoors ? found.filter(one => !isHouse(one)) : []
  return others.length > 0 ? others : found
}
const HOUSE = 2.5

/** `two boxers in the ring, the crowd roars`: the audience fills the stands. */
function withoutAudience(found: readonly FoundSubject[]): readonly FoundSubject[] {
  const others = found.filter(one => !AUDIENCE.test(one.words) || found.some(({ relation }) => relation?.to === one))
  return others.some(isAlive) ? others : found
}
const WITH_STANDS: ReadonlySet<string | undefined> = new Set(['boxing-ring', 'circus', 'stadium', 'basketball-court'])
const AUDIENCE = /^(?:the )?(?:crowds?|audience|spectators|fans|观众们?|人群|球迷们?|全场)$/iu

/** `a village, lights in the windows`, 窗户透出暖光: the windows belong to the houses of the place. */
function withoutLitWindows(found: readonly FoundSubject[], where: string): readonly FoundSubject[] {
  const isSettled = WITH_WINDOWS.has(where) || found.some(({ kind }) => kind === 'building')
  if (!isSettled) return found
  const isLit = ({ deeds = [] }: FoundSubject): boolean =>
    deeds.length > 0 && deeds.every(({ verb }) => verb === 'glow' || verb === 'shine')
  const isOfHouses = (one: FoundSubject): boolean =>
    WINDOWS.test(one.words) &&
    // A person present may act on them.
    (isLit(one) || (!one.deeds?.length && !found.some(isAlive))) &&
    !one.relation &&
    !found.some(({ relation }) => relation?.to === one)
  return found.filter(one => !isOfHouses(one))
}
const WINDOWS = /^(?:the )?(?:\w+ )?windows$|^窗户?$|^窗子$|^窗口$/iu

/** `laundry hanging between the buildings`: the houses belong to the town. */
function withoutItsHouses(found: readonly FoundSubject[]): readonly FoundSubject[] {
  const isOfTown = (one: FoundSubject): boolean =>
    OF_TOWNS.test(one.words) &&
    (one.count > 1 || one.words.endsWith('s')) &&
    !one.colour &&
    one.size === 'normal' &&
    !one.deeds?.length
  const others = found.filter(one => !isOfTown(one))
  if (others.length === 0) return found
  return others.map(one => {
    const { relation, ...rest } = one
    return relation && !others.includes(relation.to) ? rest : one
  })
}
const OF_TOWNS =
  /^(?:the )?(?:old )?(?:buildings|houses|rooftops|roofs|shops|storefronts|skyscrapers|高楼|大楼|楼房|房屋|房子|建筑|店铺)$/iu
const TOWNS: ReadonlySet<string> = new Set<string>(readTable('stage-things', 'towns'))
/** Places with houses that have windows. */
const WITH_WINDOWS: ReadonlySet<string> = new Set<string>(readTable('stage-things', 'withWindows'))

/** Words for a dark background with light on the subject. */
export const DARKNESS =
  /\b(?:in|through|into|out of|against) (?:the |total |complete |pure )?(?:dark(?:ness)?|void|blackness)\b|\b(?:dark|black) (?:void|room|space|water)\b|\bneon (?:pink|blue|green|purple|red)\b|黑暗(?:里|中|之中)|一片漆黑|虚空|霓虹[粉蓝绿紫红]|黑色空间/iu

/** Things in the dark without people: a plain dark background, since a place would be visible. */
export function inDarkness({ found, part }: Draft, said: SaidSetting, setting: Setting, prompt: string): Setting {
  const isOfThings = found.length > 0 && !found.some(one => isAlive(one) || LARGE.has(one.kind))
  const isAnywhere = said.place === undefined || said.place === 'room' || said.place === 'sweep'
  if (!isOfThings || !isAnywhere || !DARKNESS.test(wordsOf(prompt, part))) return setting
  const { where: _, ...rest } = setting
  // Studio light: at night nothing of it would be visible.
  return { ...rest, place: 'sweep', time: 'afternoon' }
}
const LARGE: ReadonlySet<Kind> = new Set<Kind>(['building', 'car', 'rail', 'boat', 'tree', 'furniture', 'aircraft'])

/** The surface for small things shown close, from the words: `a ring on red silk`. */
export function surfaceOf(
  { items, found, part }: Draft,
  said: SaidSetting,
  { place }: Setting,
  prompt: string,
): Shot['surface'] {
  const isOnTop = isOnTableTop({ found }, said)
  const isClose = PLACE_TRAITS[place].isShownClose === true || said.place === undefined || isOnTop
  const products = found.filter(one => !isTableTop(one) && !HAND_ONLY.test(one.words))
  const areProducts =
    products.length > 0 && products.every(one => !isAlive(one) && (one.noun?.metres ?? 0) < LARGEST_PRODUCT)
  const words = wordsOf(prompt, part)
  // `on black marble` is a marble paper; `a puddle, dark background` is a surface and a paper.
  const papers = items.filter(({ meaning, negated }) => meaning.backdrop && !negated)
  const isPaper = papers.some(({ text }) => findSurface(text))
  const isShown = isClose && areProducts && !isPaper && !DARKNESS.test(words) && !products.some(isUnderWay)
  return isShown ? findSurface(words) : undefined
}
const LARGEST_PRODUCT = 0.8

/** The material of the surface is not a subject: `a ring on red silk`, `a bottle on a wet stone`. */
export function withoutTop(found: readonly FoundSubject[], surface: Shot['surface']): readonly FoundSubject[] {
  const [product] = found
  const isTop = (one: FoundSubject): boolean =>
    one !== product && surface !== undefined && !HOLDERS.test(one.words) && findSurface(one.words)?.of === surface.of
  const others = found.filter(one => !isTop(one))
  for (const one of others) if (one.relation && isTop(one.relation.to)) delete one.relation
  return others
}
const HOLDERS = /\b(?:box|case|bag|pouch|tray)\b|盒|袋|盘/iu
export const isTableTop = ({ what }: FoundSubject): boolean =>
  'sprite' in what && /^drawn-(?:table|desk|round-table)$/u.test(what.sprite)

/** `a jar on a counter`: without people it is shown close, and the counter is its surface. */
export function isOnTableTop({ found }: Pick<Draft, 'found'>, said: SaidSetting): boolean {
  const others = found.filter(one => !isTableTop(one))
  const isIndoors = said.place === undefined || said.place === 'room'
  const areSmall = others.every(one => !isAlive(one) && (one.noun?.metres ?? 1) < LARGEST_PRODUCT)
  return isIndoors && others.length > 0 && others.length < found.length && areSmall
}

export function shownOn(setting: Setting): Setting {
  const { where: _, ...rest } = setting
  return { ...rest, place: 'table' }
}

/** A cinema has a screen. A person in front of it is not on it. */
function withoutScreen(found: readonly FoundSubject[]): readonly FoundSubject[] {
  const others = found.filter(({ words }) => !SCREEN.test(words))
  if (others.length === 0) return found
  for (const one of others) if (one.relation && !others.includes(one.relation.to)) delete one.relation
  return others
}
const SCREEN = /^(?:(?:big |movie |cinema )?screen|银幕|大银幕|屏幕|大屏幕|幕布)$/iu
