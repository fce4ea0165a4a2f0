import type { FoundSubject } from './found-subject.ts'
import type { Item } from '../words/item.ts'
import type { SaidSetting } from './setting.ts'
import { type PlaceLook, SEASONS, TIMES } from '../setting/shot-list.ts'
import type { Turn } from '../words/vocabulary/turn-words.ts'

type Turned = { from: PlaceLook; becomes?: PlaceLook }

const TIMELAPSE = /time[- ]?lapse|hyperlapse|延时|缩时/iu

/** What a place is at first, in between and at the end, by all that is said to happen to it. */
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
  // Hours go by: the sun is still up when it begins to set.
  if (TIMELAPSE.test(words) && whole.from.time === 'sunset' && whole.becomes!.time === 'night')
    whole.from.time = 'afternoon'
  return whole
}

/** Where all seasons are named, snow brings no winter of its own. */
const withoutSeason = ({ from, to }: Turn): Turn => {
  const { season: _, ...before } = from
  const { season: __, ...after } = to
  return { from: before, to: after }
}

/** `morning frost, …, leaves in the afternoon, …, lamps at nightfall`, 春天…夏天…秋天: each in a clause of its own, in their order. */
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
  // Two words for one evening are no change.
  const isFar = order.indexOf(named.at(-1)!) - order.indexOf(named[0]!) > (part === 'time' ? 2 : 0)
  return named.length < 2 || !isFar
    ? []
    : named.slice(1).map((to, at) => ({ from: { [part]: named[at] }, to: { [part]: to } }))
}

/** Lamps are lit as it gets dark, and put out when it is. */
export const hourOf = ({ lights }: PlaceLook): SaidSetting =>
  lights === undefined ? {} : { time: lights === 'off' ? ('dusk' as const) : ('night' as const) }

export const settingOf = ({ time, weather, season }: PlaceLook): SaidSetting => ({
  ...(time && { time }),
  ...(weather && { weather }),
  ...(season && { season }),
})

/** `lights turn on inside a cabin`: a house that stands there is lit as the place is. */
export function lightHouses(becomes: PlaceLook | undefined, found: readonly FoundSubject[]): void {
  const to = becomes?.lights
  if (to)
    for (const house of found)
      if (house.kind === 'building') (house.changes ??= []).push({ of: 'light', from: to === 'on' ? 'off' : 'on', to })
}
