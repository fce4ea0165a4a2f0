import { parseItems } from '../words/parse-items.ts'
import { sceneInputName, type SceneInput } from './extract-mentions.ts'
import type { Part } from './split-parts.ts'
import type { SaidSetting } from './setting.ts'
import type { Place } from '../setting/shot-list.ts'
import { foldText, MENTION_REST, MENTION_START } from '../words/tokenise.ts'

/** A picture of the place of a shot, and the kind of place if its name or description says it. */
export type View = { name: string; place?: Place }

/** The view of a shot, from its part of the prompt and its own words. */
type FindShotView = (part: Part, said: SaidSetting) => View | undefined

type Mentions = { rest: string; at: ReadonlyMap<number, string> }

const COVERED = new RegExp(`${MENTION_START}${MENTION_REST}*`, 'gu')

/**
 * Separates mentions of places from mentions of subjects. The name of a place picture is read as a word if it means a
 * place, as in `[@forest]`; otherwise it is blanked.
 */
export function extractViews(
  prompt: string,
  { rest, at }: Mentions,
  inputs: readonly SceneInput[] = [],
): { rest: string; at: ReadonlyMap<number, string>; viewOf: FindShotView } {
  const views = new Map<string, View>()
  for (const input of inputs) {
    const name = sceneInputName(input)
    if (input.shows === 'place' && !views.has(name)) views.set(name, viewOfInput(input))
  }
  if (views.size === 0) return { rest, at, viewOf: () => undefined }
  const mentioned: { from: number; view: View }[] = []
  const read = rest.replace(COVERED, (covered: string, from: number) => {
    const view = views.get(at.get(from) ?? '')
    if (!view) return covered
    mentioned.push({ from, view })
    const written = prompt.slice(from, from + covered.length).replaceAll(/[[\]@]/gu, ' ')
    return placeIn(view.name) ? written : ' '.repeat(covered.length)
  })
  const first = mentioned[0]?.view ?? [...views.values()][0]
  return {
    rest: read,
    at: new Map([...at].filter(([, name]) => !views.has(name))),
    viewOf(part, said) {
      const own = mentioned.find(({ from }) => from >= part.from && from < part.to)
      // Subjects in another place are not in front of a picture that belongs to another shot.
      const isElsewhere = mentioned.length > 0 && said.place !== undefined && said.place !== first?.place
      return own?.view ?? (isElsewhere ? undefined : first)
    },
  }
}

function viewOfInput(input: SceneInput): View {
  const place = placeIn(input.name ?? '') ?? placeIn(input.description ?? '')
  return { name: sceneInputName(input), ...(place && { place }) }
}

/** The kind of place that the words name. */
function placeIn(words: string): Place | undefined {
  return parseItems(foldText(words)).find(({ meaning }) => meaning.place)?.meaning.place
}
