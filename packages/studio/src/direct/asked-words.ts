import { isOfGround } from './complete-setting.ts'
import type { FoundSubject } from './found-subject.ts'
import type { Item } from './item.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Draft } from './read-shot.ts'
import type { CameraAngle, CameraMove, Place, Season, Shot, Subject, TimeOfDay, Weather } from './shot-list.ts'

/** What a word of a prompt asks to be seen. A word may ask for several things at once. */
export type Asked = { word: string } & Wanted

export type Wanted =
  /** Who or what: by the words of its subjects and the pictograms that show it. `isPlaced`: the reader gave it a place. */
  | { of: 'thing'; names: readonly string[]; sprites: readonly string[]; isPlaced: boolean }
  /** What is done, and by whom; by nobody where no subject does it. */
  | { of: 'deed'; verb: string; by?: string }
  /** `isOnlyNear`: the word names something that the place it leads to does not show. */
  | { of: 'place'; place: Place; where?: string; isOnlyNear?: true }
  | { of: 'time'; time: TimeOfDay }
  | { of: 'season'; season: Season }
  | { of: 'weather'; weather: Weather }
  | { of: 'move'; move: CameraMove }
  | { of: 'angle'; angle: CameraAngle }
  | { of: 'lens'; name: string }
  | { of: 'light'; name: string }
  | { of: 'style'; name: string }
  | { of: 'colour'; name: string }
  | { of: 'size'; size: Subject['size'] }

/** What the words of a shot ask for. `missing` are the items that the reader made nothing of. */
export function askedWords(prompt: string, draft: Draft, shot: Shot, missing: ReadonlySet<number>): Asked[] {
  // A card, a scene that stands for an idea, or colours without a place are shown instead of all that was asked.
  if (shot.caption !== undefined || shot.standsFor !== undefined || shot.imagery) return []
  return draft.items.flatMap((item, at) => {
    if (item.stop || item.negated || item.mention || (item.unknown && !item.guessed)) return []
    const word = prompt.slice(item.from, item.to)
    return wantedBy(item, at, draft, { shot, isMissing: missing.has(at) }).map(wanted => ({ word, ...wanted }))
  })
}

type Within = { shot: Shot; isMissing: boolean }

function wantedBy({ meaning }: Item, at: number, { found, items }: Draft, { shot, isMissing }: Within): Wanted[] {
  const { noun, verb, motion } = meaning
  const sprites = noun?.sprites ?? []
  if (isMissing) {
    if (!noun && (verb ?? motion)) return [{ of: 'deed', verb: verb?.id ?? motion! }]
    return [{ of: 'thing', names: [], sprites, isPlaced: false }]
  }
  const named = found.filter(one => isNamedAt(one, at) || (noun !== undefined && one.noun === noun))
  if (noun && named.length > 0)
    return [{ of: 'thing', names: named.map(({ words }) => words), sprites, isPlaced: true }]
  const doer = found.find(({ deeds }) => deeds?.some(deed => deed.at === at))
  if (doer) return [{ of: 'deed', verb: doer.deeds!.find(deed => deed.at === at)!.verb, by: doer.words }]
  const { weather: _, ...ofGround } = meaning
  return settingOf(isOfGround(items, at) ? ofGround : meaning, shot)
}

const isNamedAt = ({ at: own, namedAt, again = [] }: FoundSubject, at: number): boolean =>
  own === at || namedAt === at || again.some(one => one.at === at)

function settingOf(meaning: Item['meaning'], shot: Shot): Wanted[] {
  const { place, where, time, season, weather, move, angle, lens, light, style, colour, size, onlyNear } = meaning
  // A snowfield says its season and a night market its hour; paper is told by its colour, and a table is what things stand on.
  if (place && !shot.view && !meaning.backdrop && (PLACE_TRAITS[place].isShownClose !== true || shot.place === place))
    return [{ of: 'place', place, ...(where && { where }), ...(onlyNear && { isOnlyNear: true }) }]
  if (place) return []
  return [
    ...(time ? [{ of: 'time' as const, time }] : []),
    ...(season ? [{ of: 'season' as const, season }] : []),
    ...(weather ? [{ of: 'weather' as const, weather }] : []),
    ...(move ? [{ of: 'move' as const, move }] : []),
    ...(angle ? [{ of: 'angle' as const, angle }] : []),
    ...(lens ? [{ of: 'lens' as const, name: lens }] : []),
    ...(light ? [{ of: 'light' as const, name: light }] : []),
    ...(style ? [{ of: 'style' as const, name: style }] : []),
    ...(colour ? [{ of: 'colour' as const, name: colour }] : []),
    ...(size && size !== 'normal' ? [{ of: 'size' as const, size }] : []),
  ]
}
