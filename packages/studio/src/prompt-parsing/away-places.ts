import { readTable } from '../words/vocabulary/word-data.ts'
import { clauseStart, motionOf } from '../words/clauses.ts'
import { type FoundSubject, isAlive, isPerson } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import { findPlace } from '../words/vocabulary/place-file.ts'

/** The words before an item, nearest first, without articles and adjectives. */
function wordsBefore(items: readonly Item[], at: number, most = 3): Item[] {
  const before: Item[] = []
  for (let index = at - 1; index >= 0 && before.length < most && !items[index]!.stop; index--) {
    const { meaning, unknown, text } = items[index]!
    const isDescribing =
      meaning.determiner ?? meaning.colour ?? meaning.size ?? (unknown && before.length === 0 && text !== 'outside')
    if (!isDescribing) before.push(items[index]!)
  }
  return before
}

/**
 * `the kitten from the pet store`, 便利店买的香肠: the place of origin, not the place of the shot. `walks out of the library`,
 * 从图书馆走出来: the subjects are now outside.
 */
export function settleAwayPlaces(items: Item[]): void {
  for (const [at, item] of items.entries()) {
    const { place, where, noun, backdrop } = item.meaning
    // The coloured paper behind a product cannot be left: `in front of a purple background`.
    if (item.negated || backdrop || (!place && noun?.kind !== 'building')) continue
    // `a skyline reflected in the river`: the water stands before the place that is meant.
    if (place && WATERS.has(place) && isMirror(items, at)) items[at] = { ...item, meaning: { glue: true } }
    if (place && isSource(items, at)) {
      items[at] = { ...item, meaning: { glue: true } }
      // `bought` or a similar verb near the shop: the buyer has left it.
      const bought = items.findIndex(
        ({ text }, other) => Math.abs(other - at) <= 4 && (GOT.test(text) || GOT_ZH.test(text)),
      )
      if (bought >= 0) items[bought] = { ...items[bought]!, meaning: { glue: true } }
    }
    if (items[at] === item && (isLeft(items, at) || (place && isBefore(items, at)))) {
      const isElsewhere = items.some(
        ({ meaning, negated }, other) => other !== at && !negated && meaning.place && meaning.place !== 'sky',
      )
      const outside = place ? outsideOf(where ?? place) : undefined
      if (outside) items[at] = { ...item, meaning: isElsewhere ? { glue: true } : outside }
    }
  }
}

const isMirror = (items: readonly Item[], at: number): boolean =>
  items.some(({ meaning, negated }, other) => other < at && !negated && meaning.place !== undefined) &&
  (items[at]!.language === 'zh'
    ? items.slice(at + 1, at + 4).some(({ text }) => /^倒映|^映照|^倒影/u.test(text)) ||
      /^(?:倒映在|映在)$/u.test(items[at - 1]?.text ?? '')
    : wordsBefore(items, at).some(({ text }) => /^(?:reflected|reflecting|mirrored|reflections?)(?: in)?$/u.test(text)))

const GOT = /^(?:bought|buys?|got|ordered|stolen|borrowed|picked up|brought|purchased|taken)$/u
const GOT_ZH = /^(?:买|买来|买回|带来|带回|带回来|借|借来|捡|捡来|寄来|拿来|拿回|偷来|订|领养|买到|买回来)$/u

/** True if something comes from the place. */
function isSource(items: readonly Item[], at: number): boolean {
  if (items[at]!.language === 'zh') {
    const after = items.slice(at + 1, at + 5)
    const got = after.findIndex(({ text }) => GOT_ZH.test(text))
    return got >= 0 && !after.slice(0, got).some(({ stop }) => stop) && after.slice(got + 1).some(isOf)
  }
  const [first, second] = wordsBefore(items, at)
  if (first?.text === 'from')
    return GOT.test(second?.text ?? '') || (second?.meaning.noun !== undefined && second.meaning.verb === undefined)
  return /^(?:at|in)$/u.test(first?.text ?? '') && GOT.test(second?.text ?? '') && second?.text !== 'buys'
}
const isOf = ({ text }: Item): boolean => text === '的' || text.endsWith('的')

const GONE_ZH =
  /^(?:走|跑|冲|飞|钻|爬|跳|游|驶|开|滑|逃|探|溜|奔).{0,2}出来?$|^(?:出来|出去|走出来|跑出来|冲出来|出门)$/u
const LEAVING_ZH = /^(?:离开|走出|跑出|冲出|逃出|驶出|飞出|爬出|走出了|离开了|逃离|游出|钻出)$/u

const WATERS: ReadonlySet<string> = new Set(['sea', 'lake', 'river', 'underwater'])

/** True if an acting subject has left the place. */
function isLeft(items: readonly Item[], at: number): boolean {
  // `a dolphin jumps out of the ocean`: a sea animal falls back into the water.
  const isWater = WATERS.has(items[at]!.meaning.place ?? '')
  if (isWater && items.slice(0, at).some(({ meaning }) => meaning.verb?.id === 'jump')) return false
  if (items[at]!.language === 'zh') {
    const [before] = wordsBefore(items, at)
    const isGone = items
      .slice(at + 1, at + 6)
      .some(
        ({ text }, index, all) =>
          GONE_ZH.test(text) || (/^[走跑冲飞钻爬跳游驶]$/u.test(text) && all[index + 1]?.text.startsWith('出')),
      )
    return LEAVING_ZH.test(before?.text ?? '') || (before?.text === '从' && isGone)
  }
  const [first, second] = wordsBefore(items, at)
  if (first?.text === 'of' && second?.text === 'out') return true
  return /^(?:out of|leaves|leaving|exits|exiting|left)$/u.test(first?.text ?? '')
    ? true
    : first?.text === 'from' && /^(?:emerges?|emerging|escapes?|steps out|comes out|out)$/u.test(second?.text ?? '')
}

/** 歌舞厅门口, `outside the cafe`: in front of its door. */
function isBefore(items: readonly Item[], at: number): boolean {
  if (items[at]!.language === 'zh') return AT_DOOR_ZH.test(items[at + 1]?.text ?? '')
  // `in front of the backstage mirror`: a thing in the place, not its door.
  if (items[at + 1]?.meaning.noun?.kind === 'furniture') return false
  const [first, second] = wordsBefore(items, at)
  return /^(?:outside|in front of)$/u.test(first?.text ?? '') || (first?.text === 'of' && second?.text === 'outside')
}
const AT_DOOR_ZH = /^(?:门口|门前|门外|大门口|外面|外)$/u

/** The place outside the one that was left. */
function outsideOf(where: string): Item['meaning'] | undefined {
  const { place } = findPlace(where === 'room' ? 'living-room' : where)
  const outside = OUTSIDE[where] ?? OUTSIDE[place] ?? (PLACE_TRAITS[place].isIndoors ? 'pavement' : undefined)
  return outside === undefined ? undefined : { place: findPlace(outside).place, where: outside }
}
const OUTSIDE: Readonly<Record<string, string>> = readTable('away-places', 'outside')

const LOOKING = /^(?:look|looks|looking|gaze|gazes|gazing|stare|stares|staring|point|points|pointing)$/u
const SEEN_ZH = /^(?:望着|看着|望向|看向|眺望|遥望|俯瞰|远望|指着|指向|飞向|飘向|朝|朝着|向|远处|远方|望)$/u
const GOING: ReadonlySet<string> = new Set(['walk', 'run', 'ride', 'drive'])
const OVER = /^(?:over|above|beyond|towards?|past|out over|high above|across)$/u

/** `the kite drifts out over the sea`, 望着远处的城市: the place is seen from the place of the story. */
function isGlimpsed(items: readonly Item[], at: number): boolean {
  const [first, second] = wordsBefore(items, at)
  if (items[at]!.language === 'zh')
    return (
      items[at + 1]?.text === '上空' ||
      SEEN_ZH.test(first?.text ?? '') ||
      (first?.text === '的' && SEEN_ZH.test(second?.text ?? ''))
    )
  // `nuns hurry across a square`, `a monk walks over a bridge`: crossing a place means being in it.
  if (/^(?:across|over|past)$/u.test(first?.text ?? '') && GOING.has(second ? (motionOf(second) ?? '') : ''))
    return false
  if (first?.text === 'across') return LOOKING.test(second?.text ?? '')
  return (
    OVER.test(first?.text ?? '') || (/^(?:at|out at|out)$/u.test(first?.text ?? '') && LOOKING.test(second?.text ?? ''))
  )
}

/** `a drone flies over the tea garden where girls pick`: the place below a drone is the place of the other subjects. */
function isFlownOver(items: readonly Item[], at: number): boolean {
  const clause = items.slice(clauseStart(items, at), at)
  const flyer = clause.find(({ meaning }) => meaning.noun !== undefined)?.meaning.noun
  return flyer !== undefined && (FLYERS.has(flyer.kind) || flyer.sprites.some(sprite => FLOWN.has(sprite)))
}
const FLYERS: ReadonlySet<string> = new Set(['aircraft', 'bird', 'spacecraft'])
const FLOWN: ReadonlySet<string> = new Set(['drawn-drone', 'drawn-hot-air-balloon'])

/**
 * A story stays in its place. A place that its subjects only look at, or that something drifts over, is not a new one.
 */
export function stayInPlace(
  items: Item[],
  found: readonly FoundSubject[],
  cast: readonly FoundSubject[],
  isFirst: boolean,
): void {
  // `a climber dangles over the sea`: climbers are on rocks.
  if (isFirst && !found.some(one => isPerson(one) && one.noun?.place !== undefined)) return
  const isNew = (one: FoundSubject): boolean =>
    one.at >= 0 &&
    isAlive(one) &&
    !cast.some(
      ({ words, what }) =>
        words === one.words || ('sprite' in what && 'sprite' in one.what && what.sprite === one.what.sprite),
    )
  if (!isFirst && found.some(isNew)) return
  for (const [at, item] of items.entries()) {
    if (!item.meaning.place || item.negated || !isGlimpsed(items, at)) continue
    if (isFirst && isFlownOver(items, at)) continue
    const { place: _place, where: _where, ...meaning } = item.meaning
    items[at] = { ...item, meaning }
  }
}

/** `a train crosses a viaduct … Inside, a woman`: the shot is inside the thing that was seen from outside. */
export function goInside(items: Item[], cast: readonly FoundSubject[]): void {
  const at = items.findIndex(({ meaning, stop }) => !stop && !meaning.conjunction)
  if (at < 0 || !INSIDE.test(items[at]!.text)) return
  const seen = cast.find(({ kind }) => CABINS[kind] !== undefined)
  const where = seen && (/bus|巴士|公交/iu.test(seen.words) ? 'bus' : CABINS[seen.kind])
  if (where) items[at] = { ...items[at]!, meaning: { place: findPlace(where).place, where } }
}
const INSIDE =
  /^(?:inside|indoors|in the (?:car|train|house|cabin)|车内|车里|车厢里|车厢内|屋里|屋内|舱内|舱里|里面|船舱里)$/u
const CABINS: Partial<Record<FoundSubject['kind'], string>> = readTable('away-places', 'cabins')
