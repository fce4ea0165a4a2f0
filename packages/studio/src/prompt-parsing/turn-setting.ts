import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { SaidSetting } from './setting.ts'
import { type PlaceLook, SEASONS, TIMES } from '../setting/shot-list.ts'
import type { Turn } from '../words/vocabulary/turn-words.ts'

type Turned = { from: PlaceLook; becomes?: PlaceLook }

const TIMELAPSE = /time[- ]?lapse|hyperlapse|延时|缩时/iu

/** The state of a place at the start, in between and at the end, from all its changes. */
export function turnSetting(
  said: readonly Turn[],
  { from, becomes }: Turned,
  words: string,
  items: readonly Item[],
): Turned {
  const hours = said.some(({ to }) => to.time) || becomes?.time ? [] : namedInTurn(items, 'time', TIMES)
  const seasons = becomes?.season ? [] : namedInTurn(items, 'season', SEASONS)
  const turns = [...(seasons.length > 0 ? said.map(withoutSeason) : said), ...hours, ...seasons]
  if (turns.length === 0 && !becomes) return { from }
  const first = turns.reduceRight<PlaceLook>((look, turn) => ({ ...look, ...turn.from }), {})
  const last = turns.reduce<PlaceLook>((look, { to }) => ({ ...look, ...to }), {})
  const whole: Turned = {
    from: { ...first, ...from, ...(first.time && { time: first.time }) },
    becomes: { ...last, ...becomes, ...(last.time && { time: last.time }) },
  }
  // In a time lapse the sun is still up when it begins to set.
  if (TIMELAPSE.test(words) && whole.from.time === 'sunset' && whole.becomes!.time === 'night')
    whole.from.time = 'afternoon'
  return whole
}

/** If the words name all seasons, snow does not imply winter. */
const withoutSeason = ({ from, to }: Turn): Turn => {
  const { season: _, ...before } = from
  const { season: __, ...after } = to
  return { from: before, to: after }
}

/** `morning frost, …, leaves in the afternoon, …, lamps at nightfall`, 春天…夏天…秋天: one per clause, in order. */
function namedInTurn<Part extends 'time' | 'season'>(
  items: readonly Item[],
  part: Part,
  order: readonly NonNullable<PlaceLook[Part]>[],
): Turn[] {
  const named: NonNullable<PlaceLook[Part]>[] = []
  let isApart = true
  for (const { meaning, negated, stop } of items) {
    if (stop) isApart = true
    const value = negated ? undefined : (meaning[part] as NonNullable<PlaceLook[Part]> | undefined)
    if (value === undefined || value === named.at(-1)) continue
    if (named.length > 0 && (!isApart || order.indexOf(value) < order.indexOf(named.at(-1)!))) return []
    named.push(value)
    isApart = false
  }
  // Two words for one evening are not a change.
  const isFar = order.indexOf(named.at(-1)!) - order.indexOf(named[0]!) > (part === 'time' ? 2 : 0)
  return named.length < 2 || !isFar
    ? []
    : named.slice(1).map((to, at) => ({ from: { [part]: named[at] }, to: { [part]: to } }))
}

/** Lamps are lit at dusk and put out at daylight. */
export const hourOf = ({ lights }: PlaceLook): SaidSetting =>
  lights === undefined ? {} : { time: lights === 'off' ? ('dusk' as const) : ('night' as const) }

export const settingOf = ({ time, weather, season }: PlaceLook): SaidSetting => ({
  ...(time && { time }),
  ...(weather && { weather }),
  ...(season && { season }),
})

/** `lights turn on inside a cabin`: the house is lit like the place. */
export function lightHouses(becomes: PlaceLook | undefined, found: readonly FoundSubject[]): void {
  const to = becomes?.lights
  if (to)
    for (const house of found)
      if (house.kind === 'building') (house.changes ??= []).push({ of: 'light', from: to === 'on' ? 'off' : 'on', to })
}
