import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import { type Coverage, readCoverage } from './glyph-coverage.ts'
import { isWide } from './scripts.ts'

/** Source Han Sans and Source Han Serif, under the names that Google gives the same designs. */
export type Font = 'sans' | 'serif'
export type Weight = '500Medium' | '700Bold'

type Face = { package: string; file: string; weight?: string }
type Stack = { wide: Face; latin: Face }

const STACKS: Record<Font, Stack> = {
  sans: {
    wide: { package: 'noto-sans-sc', file: 'NotoSansSC' },
    latin: { package: 'noto-sans', file: 'NotoSans' },
  },
  serif: {
    wide: { package: 'noto-serif-sc', file: 'NotoSerifSC' },
    latin: { package: 'noto-serif', file: 'NotoSerif' },
  },
}

// For the scripts that neither has, in both fonts alike.
const OTHERS: Face[] = [
  { package: 'noto-sans-kr', file: 'NotoSansKR' },
  { package: 'noto-sans-thai', file: 'NotoSansThai' },
  { package: 'noto-sans-devanagari', file: 'NotoSansDevanagari' },
  { package: 'noto-sans-arabic', file: 'NotoSansArabic' },
  { package: 'noto-color-emoji', file: 'NotoColorEmoji', weight: '400Regular' },
]

type Loaded = { family: string; covers: Coverage }

const require = createRequire(import.meta.url)
const loaded = new Map<string, Loaded | undefined>()

/** Registers a face at its first use; undefined when its package is not installed. */
function load(face: Face, weight: Weight): Loaded | undefined {
  const family = `${face.file}_${face.weight ?? weight}`
  if (loaded.has(family)) return loaded.get(family)
  const path = pathOf(face.package, face.weight ?? weight, family)
  if (path !== undefined && !GlobalFonts.registerFromPath(path, family)) throw new Error(`${path} is not a font`)
  const found = path === undefined ? undefined : { family, covers: readCoverage(path) }
  loaded.set(family, found)
  return found
}

function pathOf(name: string, weight: string, family: string): string | undefined {
  try {
    return require.resolve(`@expo-google-fonts/${name}/${weight}/${family}.ttf`)
  } catch {
    return undefined
  }
}

/**
 * The faces for a text, first choice first. Latin text is set in a face of its own where there is one: the Chinese one
 * has few accents, and its quotation marks are as wide as its ideographs.
 */
export function facesFor(text: string, font: Font, weight: Weight): Loaded[] {
  const { wide, latin } = STACKS[font]
  if (!load(wide, weight)) throw new Error(`the font package @expo-google-fonts/${wide.package} is not installed`)
  const order = isWide(text) ? [wide, latin] : [latin, wide]
  return [...order, ...OTHERS].map(face => load(face, weight)).filter(face => face !== undefined)
}

export const hasLatinFace = (font: Font, weight: Weight): boolean => load(STACKS[font].latin, weight) !== undefined

/** What a canvas takes as its font. */
export const cssFont = (text: string, { font, weight, size }: TextFont): string =>
  `${size}px ${facesFor(text, font, weight)
    .map(({ family }) => family)
    .join(', ')}`

export type TextFont = {
  font: Font
  weight: Weight
  /** Height of the em square in pixels. */
  size: number
}
