import { clauseStart } from '../words/clauses.ts'
import { readTable } from '../words/vocabulary/word-data.ts'
import type { SettingPart } from './change-words.ts'
import type { SaidChange } from './extract-changes.ts'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import { KINDS } from '../words/kinds.ts'
import type { Change, Features, Motion, Shot, TimeOfDay } from '../setting/shot-list.ts'
import { changeFigure, stuffSubject } from './change-figure.ts'
import { stuffIn } from '../words/vocabulary/stuff-things.ts'

type ParsedShot = { items: readonly Item[]; found: readonly FoundSubject[]; words: string; start: number }
type Setting = NonNullable<Shot['becomes']>
type Changed = { found: FoundSubject[]; from: Setting; becomes?: Setting }

/** Words for places and hours. A change of one of them applies to the whole picture. */
const ABOUT_ALL =
  /(?:\b(?:sky|skies|heavens|room|scene|view|landscape|lighting|picture|screen|weather|day|everything|city|street|valley|world)|天空|天色|房间|屋里|画面|天气|四周|世界|天)\s*$/iu
const HAIR = /(?:\bhair|头发|发色)\s*$/iu

/** The hour that a word of brightness stands for. */
const HOURS: Partial<Record<Change['of'], Readonly<Record<string, TimeOfDay>>>> = readTable('apply-changes', 'hours')

/** Assigns each change to its subject. Changes of hour, weather and season apply to the whole picture. */
export function applyChanges(changes: readonly SaidChange[], { items, found, words, start }: ParsedShot): Changed {
  const result: Changed = { found: [...found], from: {} }
  for (const change of changes) {
    const said = words.slice(0, change.at)
    if (isSettingChange(change)) {
      settle(result, change.of, change.from, change.to)
      continue
    }
    const subject = subjectOf(change, result.found, items, start)
    if (change.of === 'heat') heat(result, subject, change)
    else if (change.of === 'figure')
      result.found = changeFigure(result.found, subject, change, { items, words, start }, give)
    else if (!subject || (ABOUT_ALL.test(said) && !SCREENS.test(subject.words))) {
      const hours = HOURS[change.of as Change['of']]
      const to = hours?.[change.to]
      const thing = to && ABOUT_ALL.test(said) ? undefined : thingAt(said, items, start)
      if (thing) {
        result.found.push(thing)
        give(thing, change as Change)
      } else if (to && ABOUT_ALL.test(said)) settle(result, 'time', hours?.[change.from ?? ''] ?? opposite(to), to)
    } else give(subject, { ...(change as Change), ...(HAIR.test(said) && { of: 'hair' as const }) })
  }
  return result
}

const SCREENS = /screen|屏/iu
const isSettingChange = (
  change: SaidChange,
): change is Exclude<SaidChange, { of: 'figure' | 'heat' }> & { of: SettingPart } =>
  change.of === 'time' || change.of === 'weather' || change.of === 'season'

const opposite = (time: TimeOfDay): TimeOfDay => (time === 'night' || time === 'dusk' ? 'afternoon' : 'night')

function settle(result: Changed, part: SettingPart, from: string | undefined, to: string): void {
  if (from) Object.assign(result.from, { [part]: from })
  result.becomes = { ...result.becomes, [part]: to }
}

/**
 * The subject of the clause: the nearest living or moving subject before the change. If there is none, the first one
 * after it, as in Chinese.
 */
function subjectOf(
  { at }: SaidChange,
  found: readonly FoundSubject[],
  items: readonly Item[],
  start: number,
): FoundSubject | undefined {
  const placeOf = (index: number): number => items[index]?.from ?? -1
  const from = start + at
  const stop = items.findLast(item => item.stop === 'sentence' && item.from < from)?.from ?? -1
  const isHere = (subject: FoundSubject): boolean =>
    [subject.at, subject.namedAt].some(index => index < 0 || (placeOf(index) < from && placeOf(index) >= stop))
  const before = found.filter(isHere)
  // `a man shakes a beaker, and the liquid in the beaker turns pink`: the clause names only the beaker.
  const verb = items.findIndex(item => item.from >= from)
  const opened = clauseStart(items, verb < 0 ? items.length : verb)
  const own = before.filter(one => [one.at, ...(one.again ?? []).map(again => again.at)].some(index => index >= opened))
  if (own.length > 0 && own.every(({ isObject }) => isObject)) return own.at(-1)
  return before.findLast(({ isObject }) => !isObject) ?? before.at(-1) ?? found.find(one => placeOf(one.at) > from)
}

const NEUTRAL: Partial<Record<Change['of'], Readonly<Record<string, string>>>> = readTable('apply-changes', 'neutral')

/** The value before the change is the initial value. */
function give(subject: FoundSubject, { of, from, to, count }: Change): void {
  const was = from ?? NEUTRAL[of]?.[to]
  const known = was === undefined ? {} : { from: was }
  ;(subject.changes ??= []).push({ of, ...known, to, ...(count !== undefined && { count }) })
  if (of === 'colour' && was) subject.colour = was
  if (of === 'hair') subject.features = { ...subject.features, ...(was && { hair: hairName(was) }) } satisfies Features
  // A subject that changes keeps its place, so that the change is seen.
  if (!isAlive(subject) && !AIRY.has(subject.noun?.motion ?? KINDS[subject.kind].motion)) subject.motion = 'still'
}

const AIRY: ReadonlySet<Motion> = new Set(['float', 'fly', 'swim'])

const hairName = (hue: string): string => (hue === 'yellow' || hue === 'gold' ? 'blond' : hue)

const VESSELS =
  /soup|stew|sauce|honey|oil|bottle|glass|pot|cup|pan|kettle|flask|beaker|bowl|container|jar|mug|瓶|杯|锅|壶|碗/iu
/** Temperatures in degrees Celsius: water freezes, ice and butter melt, food steams, water boils. */
const [FREEZES, MELTS, STEAMS, BOILS] = [0, 4, 40, 95]

/** Translates a temperature into a change of the subject. Open water gets the season instead. */
function heat(
  result: Changed,
  subject: FoundSubject | undefined,
  { degrees, isFalling }: Extract<SaidChange, { of: 'heat' }>,
): void {
  if (!subject) {
    if (degrees <= FREEZES) result.becomes = { ...result.becomes, season: 'winter', weather: 'snow' }
    return
  }
  const isLiquid = subject.kind === 'drink' || VESSELS.test(subject.words)
  const verb =
    degrees <= FREEZES
      ? 'freeze'
      : isFalling
        ? undefined
        : isLiquid
          ? degrees >= BOILS
            ? 'boil'
            : degrees >= STEAMS
              ? 'steam'
              : undefined
          : degrees >= MELTS
            ? 'melt'
            : undefined
  if (verb) (subject.deeds ??= []).push({ verb, at: Math.max(0, subject.at) })
}

/** The part of the place that the words before the change name, as a subject. */
function thingAt(said: string, items: readonly Item[], start: number): FoundSubject | undefined {
  const clause = said.slice(Math.max(0, said.search(/[^.。!！?？]*$/u)))
  const stuff = stuffIn(clause)
  if (!stuff || !PARTS_OF_PLACES.test(stuff.text)) return undefined
  const index = said.length - clause.length + stuff.index
  return stuffSubject({ ...stuff, index }, { items, words: said, start })
}
const PARTS_OF_PLACES = /cloud|wall|star|mountain|fabric|cloth|silk|floor|云|墙|星|山|布|丝绸|地板/iu
