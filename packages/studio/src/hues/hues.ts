import { readFileSync } from 'node:fs'

/**
 * A hue that words name. `thing` is what a thing or a cloth of it looks like, `deep` and `clear` what light and smoke of it do;
 * a `family` is what whoever knows few names calls it. `words` stand before a noun, also as the one Chinese character that does;
 * `also` are words that mean something else beside things (a mint, an olive) and a hue only where there is nothing else.
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
export const HUES = JSON.parse(
  readFileSync(new URL('../../data/words/hues.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Hue>>

/** The words for each hue that has some. */
export const HUE_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(HUES).flatMap(([name, { words }]) => (words.length === 0 ? [] : [[name, words]])),
)

/** What things and cloth of a hue look like; undefined of what is none. `#rrggbb` is itself. */
export const thingHue = (name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(HUES, name) ? HUES[name]!.thing : HEX.test(name ?? '') ? name : undefined
const HEX = /^#[0-9a-f]{6}$/iu

/** `navy` is a blue; what is no hue is its own family. */
export const hueFamily = (name: string): string => (Object.hasOwn(HUES, name) ? HUES[name]!.family : name)
