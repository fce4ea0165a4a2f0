import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { type Coverage, readCoverage } from './glyph-coverage.ts'
import { isWide } from './scripts.ts'

/** Noto Sans and Noto Serif; their Chinese faces are Source Han Sans and Source Han Serif. */
export type Font = 'sans' | 'serif'
export type Weight = 500 | 700

const FACES: Record<Font, { wide: string; latin: string }> = {
  sans: { wide: 'noto-sans-sc', latin: 'noto-sans' },
  serif: { wide: 'noto-serif-sc', latin: 'noto-serif' },
}

// Faces for the remaining scripts, the same for both fonts.
const OTHERS = ['noto-sans-kr', 'noto-sans-thai', 'noto-sans-devanagari', 'noto-sans-arabic']

/** One file of a face: a variable font with the glyphs of some code points. */
type Slice = { path: string; family: string; mayCover: Coverage }
type Face = { slices: Slice[]; byCodePoint: Map<number, Slice[]> }
type Loaded = { family: string; covers: Coverage }

const require = createRequire(import.meta.url)
const facesByName = new Map<string, Face | undefined>()
const loadedByPath = new Map<string, Loaded>()

/** Undefined when its package is not installed. */
function faceOf(name: string): Face | undefined {
  if (!facesByName.has(name)) facesByName.set(name, findFace(name))
  return facesByName.get(name)
}

function findFace(name: string): Face | undefined {
  let path: string
  try {
    path = require.resolve(`@fontsource-variable/${name}/unicode.json`)
  } catch {
    return undefined
  }
  const rangesBySlice = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
  const slices = Object.entries(rangesBySlice).map(([key, ranges]) => {
    const family = `${name}-${key.replaceAll(/[[\]]/g, '')}`
    return {
      path: require.resolve(`@fontsource-variable/${name}/files/${family}-wght-normal.woff2`),
      family,
      mayCover: parseRanges(ranges),
    }
  })
  return { slices, byCodePoint: new Map() }
}

/** Cached: a Chinese face has a hundred files, and every word is measured. */
function slicesFor({ slices, byCodePoint }: Face, codePoint: number): Slice[] {
  const known = byCodePoint.get(codePoint)
  if (known) return known
  const found = slices.filter(({ mayCover }) => mayCover(codePoint))
  byCodePoint.set(codePoint, found)
  return found
}

/** From CSS: `U+4e00,U+4e10-4e1f`. */
function parseRanges(text: string): Coverage {
  const ranges = text.split(',').map(range => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map(hex => Number.parseInt(hex, 16))
    return { first, last }
  })
  return codePoint => ranges.some(({ first, last }) => first <= codePoint && codePoint <= last)
}

/** Registers a file at its first use. */
function load({ path, family }: Slice): Loaded {
  const known = loadedByPath.get(path)
  if (known) return known
  if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`${path} is not a font`)
  const loaded = { family, covers: readCoverage(path) }
  loadedByPath.set(path, loaded)
  return loaded
}

/**
 * The files with the glyphs of a text, in order of preference. Latin text has its own face if there is one: the Chinese
 * face has few accents and wide quotation marks.
 */
export function facesFor(text: string, font: Font): Loaded[] {
  const { wide, latin } = FACES[font]
  if (!faceOf(wide)) throw new Error(`the font package @fontsource-variable/${wide} is not installed`)
  const codePoints = [...new Set(text)].map(character => character.codePointAt(0)!)
  const order = isWide(text) ? [wide, latin] : [latin, wide]
  const needed = [...order, ...OTHERS].flatMap(name => {
    const face = faceOf(name)
    return face ? codePoints.flatMap(codePoint => slicesFor(face, codePoint)) : []
  })
  return [...new Set(needed)].map(load)
}

export const hasLatinFace = (font: Font): boolean => faceOf(FACES[font].latin) !== undefined

/** Sets the font of a context for a text. */
export function setFont(context: SKRSContext2D, text: string, { font, weight, size }: TextFont): void {
  const families = facesFor(text, font).map(({ family }) => family)
  context.font = `${size}px ${families.length > 0 ? families.join(', ') : 'sans-serif'}`
  context.fontVariationSettings = `"wght" ${weight}`
}

export type TextFont = {
  font: Font
  weight: Weight
  /** Height of the em square in pixels. */
  size: number
}
