import type { Draft } from './read-shot.ts'
import type { Item } from '../words/item.ts'
import type { Meaning } from '../words/meaning.ts'
import type { SaidSetting } from './setting.ts'

/** What words may say of a film; all else in such a sentence is how it is said. */
const OF_FILM = [
  'time',
  'timeHint',
  'weather',
  'season',
  'look',
  'mood',
  'move',
  'turn',
  'direction',
  'framing',
  'angle',
  'from',
  'shotSize',
  'lens',
  'light',
  'style',
  'speed',
  'cameraNoun',
  'negation',
] as const satisfies readonly (keyof Meaning)[]

const mannerOf = (item: Item): Item => ({
  ...item,
  meaning: Object.fromEntries(
    OF_FILM.flatMap(key => (item.meaning[key] === undefined ? [] : [[key, item.meaning[key]]])),
  ),
})

const CAMERA = ['move', 'turn', 'framing', 'angle', 'from', 'shotSize'] as const
const tellsView = ({ meaning }: Item): boolean => CAMERA.some(key => meaning[key] !== undefined)

/** Holds for all shots what is said of the film, where they say nothing else of it. Changes the drafts. */
export function applyManner(drafts: readonly Draft[], { items, said }: Draft): void {
  const manner = items.map(mannerOf)
  // `A short drama.`: what shows nothing is not made a shot by how it is to look.
  const shown = drafts.filter(({ part, found, said: own }) => !part.isPreamble && (found.length > 0 || own.place))
  for (const draft of shown) {
    const isViewTold = draft.items.some(tellsView)
    draft.items = [...draft.items, ...manner.filter(item => !(isViewTold && tellsView(item)))]
  }
  // From the first it goes on to the others, which it takes nowhere else: snow that falls outside is no way out.
  const [first] = shown
  if (first) first.said = { ...lastingOf(said), ...first.said }
}

/** Where the film is stays what its shots say. */
const lastingOf = ({ time, weather, season, look, mood }: SaidSetting): SaidSetting => ({
  ...(time && { time }),
  ...(weather && { weather }),
  ...(season && { season }),
  ...(look && { look }),
  ...(mood && { mood }),
})
