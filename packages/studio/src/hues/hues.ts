import { readData } from '../data-files/read-data.ts'

/**
 * A hue by its words. `thing` is the colour of a thing or cloth, `deep` and `clear` those of light and smoke. `family`
 * is its general name: `navy` is a blue. `words` stand before a noun; some are single Chinese characters. `also` are
 * words with another meaning (a mint, an olive), which are hues only if there is no other reading.
 */
export type Hue = {
  family: string
  thing: string
  deep: string
  clear: string
  words: readonly string[]
  also?: readonly string[]
}

/** The rows of `data/words/hues.json`. To add a hue, add a row. */
export const HUES = readData<Readonly<Record<string, Hue>>>('words/hues.json')

/** The words for each hue that has some. */
export const HUE_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(HUES).flatMap(([name, { words }]) => (words.length === 0 ? [] : [[name, words]])),
)

/** The colour of things and cloth of a hue; undefined for other words. `#rrggbb` is returned as it is. */
export const thingHue = (name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(HUES, name) ? HUES[name]!.thing : HEX.test(name ?? '') ? name : undefined
const HEX = /^#[0-9a-f]{6}$/iu

/** `navy` is a blue; a word that is not a hue is its own family. */
export const hueFamily = (name: string): string => (Object.hasOwn(HUES, name) ? HUES[name]!.family : name)
