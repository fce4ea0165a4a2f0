import type { Draft } from './read-shot.ts'
import type { Item } from '../words/item.ts'
import type { Meaning } from '../words/meaning.ts'
import type { SaidSetting } from './setting.ts'

/** The nouns that describe a film. Other words of such a sentence describe its manner. */
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

/** Applies what the prompt says about the whole film to each shot that does not say otherwise. Changes the drafts. */
export function applyManner(drafts: readonly Draft[], { items, said }: Draft): void {
  const manner = items.map(mannerOf)
  // `A short drama.`: a sentence about the manner alone makes no shot.
  const shown = drafts.filter(({ part, found, said: own }) => !part.isPreamble && (found.length > 0 || own.place))
  for (const draft of shown) {
    const isViewTold = draft.items.some(tellsView)
    draft.items = [...draft.items, ...manner.filter(item => !(isViewTold && tellsView(item)))]
  }
  // Later shots inherit the settings of the first, except an exit: snow that falls outside is not a way out.
  const [first] = shown
  if (first) first.said = { ...lastingOf(said), ...first.said }
}

/** The settings that hold for the whole film. The place is decided shot by shot. */
const lastingOf = ({ time, weather, season, look, mood }: SaidSetting): SaidSetting => ({
  ...(time && { time }),
  ...(weather && { weather }),
  ...(season && { season }),
  ...(look && { look }),
  ...(mood && { mood }),
})
