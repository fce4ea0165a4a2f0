import { readData } from '../../data-files/read-data.ts'
import { thingHue } from '../../hues/hues.ts'
import { type Colour, parseColour } from '../colour.ts'

/** By the name of a hue: the paper, and the strength of its light. */
const PAPERS = readData<Readonly<Record<string, readonly [paper: string, light: number]>>>('scenery/papers.json')

/** The strength of the light on paper of a given colour. */
const AS_THINGS = 1.3

/** The paper of a photographer's sweep by the name of its colour, and the strength of its light. */
export function paperNamed(name = ''): readonly [paper: Colour, light: number] | undefined {
  const thing = thingHue(name)
  const [paper, light] = PAPERS[name] ?? (thing === undefined ? [] : [thing, AS_THINGS])
  return paper === undefined ? undefined : [parseColour(paper), light!]
}
