import type { RgbaPicture } from '@kinora/media/frames/size'
import { thingHue } from '../hues/hues.ts'
import type { Rgb } from './clay.ts'
import { pictogramCode, isChild, isWoman } from './pictograms.ts'
import type { PuppetOptions } from './puppet-options.ts'

/** Sizes of a body as shares of the whole height, and its colours. */
export type Build = {
  /** Height of the picture on top, and where its lower edge is. */
  top: number
  topY: number
  shoulderY: number
  shoulders: number
  hipY: number
  hips: number
  arm: number
  armWidth: number
  leg: number
  legWidth: number
  shoe: number
  trunkKind: 'shirt' | 'dress' | 'plush' | 'none'
  hasArms: boolean
  trunk: Rgb
  belly: Rgb
  sleeves: Rgb
  hands: Rgb
  legs: Rgb
  shoes: Rgb
  tail?: Rgb
}

const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const OUTFITS: Record<string, readonly [trunk: string, legs: string, shoes: string]> = {
  '🎅': ['#d62335', '#c41d30', '#2c2732'],
  '🤶': ['#d62335', '#c41d30', '#2c2732'],
  '🧑‍🎄': ['#d62335', '#c41d30', '#2c2732'],
  '🤖': ['#c9c4de', '#a9a3c6', '#e0496c'],
  '👽': ['#8f95b8', '#7a80a6', '#4c5070'],
  '💀': ['#38333f', '#e4dff0', '#d2cce0'],
  '🤡': ['#ffcf3a', '#3f7bea', '#e0314f'],
  '👶': ['#8fd0f2', '#8fd0f2', '#f2eefa'],
  '👼': ['#f4f0fb', '#f4f0fb', '#f4d9a0'],
  '👦': ['#e8562f', '#3f5fa8', '#f0edf6'],
  '👧': ['#e2558f', '#f2c9a6', '#c23a6e'],
  '🧒': ['#3fa56c', '#4a5a86', '#f0edf6'],
  '👨': ['#3d74c9', '#3b4059', '#54463f'],
  '👩': ['#8a55b8', '#6c3f9a', '#40344f'],
  '👴': ['#6e7f6a', '#5b5a66', '#4a3f3a'],
  '👵': ['#a05a7c', '#7d4a68', '#4a3f3a'],
  '🧓': ['#7a7266', '#55586a', '#4a3f3a'],
  'drawn-knight': ['#a4abc0', '#878da4', '#5d6278'],
}
const PLAIN_OUTFIT = ['#3f7fae', '#414a68', '#4a3f44'] as const

/** Plush animals whose limbs or bellies are not as their faces are. */
const COATS: Record<string, { trunk?: string; belly?: string; limbs?: string; tail?: string }> = {
  '🐼': { trunk: '#f3f0fb', belly: '#ffffff', limbs: '#4b3f6b' },
  '🦊': { trunk: '#f5822f', belly: '#ffe9d2', limbs: '#8a4526', tail: '#f5822f' },
  '🐺': { trunk: '#8f8e9f', belly: '#dcd9e8', tail: '#7c7b8c' },
  '🦝': { trunk: '#8f8c9c', belly: '#cfcadb', limbs: '#5a5666', tail: '#6d697a' },
  '🐻‍❄️': { trunk: '#f1f0fb', belly: '#ffffff' },
  '🐻': { trunk: '#8b5a44', belly: '#c79a77' },
  '🐨': { trunk: '#8f8f9f', belly: '#cfcbdd' },
  '🦁': { trunk: '#eda63c', belly: '#ffdf9f', tail: '#a0623a' },
  '🐯': { trunk: '#ef8a33', belly: '#fff0de', tail: '#ef8a33' },
  '🐹': { trunk: '#f2b184', belly: '#fff0e6' },
  '🐸': { trunk: '#3fae74', belly: '#f6d66a' },
  '🐶': { trunk: '#d99a5c', belly: '#f4e2cc', tail: '#d99a5c' },
  '🐱': { trunk: '#f2a93c', belly: '#ffe9c0', tail: '#f2a93c' },
  '🐷': { trunk: '#f58bb0', belly: '#ffc4d8' },
  '🐰': { trunk: '#e9e4f3', belly: '#ffffff' },
  '🐭': { trunk: '#c9c4d8', belly: '#f0edf8', tail: '#d99ab4' },
  '🐮': { trunk: '#ece9f4', belly: '#ffffff', limbs: '#5b4f5c' },
  '🦄': { trunk: '#e6e3fb', belly: '#fbf7ff', tail: '#c77df0' },
  '🐴': { trunk: '#7d5848', belly: '#9a7460', tail: '#3c3038' },
  '🫎': { trunk: '#7a5644', belly: '#9c7862' },
  '🐗': { trunk: '#7a5c50', belly: '#9c7c6e' },
  '🐲': { trunk: '#3fae8c', belly: '#f2dc7c', tail: '#3fae8c' },
  '🐔': { trunk: '#efedf8', belly: '#ffffff', limbs: '#f2a53a' },
}

const byCode = <T>(table: Record<string, T>): Map<string, T> =>
  new Map(Object.entries(table).map(([name, value]) => [name.startsWith('drawn-') ? name : pictogramCode(name), value]))
const outfits = byCode(OUTFITS)
const coats = byCode(COATS)

/** Whose hands are not of the colour of their faces. */
const METAL = new Set([pictogramCode('🤖'), 'drawn-knight'])

export function chooseBuild({ part, code, colour, top, motion }: PuppetOptions): Build {
  if (part === 'beast') return plushOf(code, colour, top)
  const worn = thingHue(colour)
  if (part === 'bust') return legsFor(top, motion, code)
  const [trunk, legs, shoes] = outfits.get(code) ?? PLAIN_OUTFIT
  const isDress = isWoman(code)
  const skin = METAL.has(code) ? rgb('#dcd7ee') : colourAround(top, 0.5, 0.62)
  const small = isChild(code)
  return {
    top: small ? 0.5 : 0.43,
    topY: small ? 0.5 : 0.555,
    shoulderY: small ? 0.49 : 0.54,
    shoulders: small ? 0.115 : 0.125,
    hipY: small ? 0.24 : 0.29,
    hips: 0.062,
    arm: small ? 0.22 : 0.27,
    armWidth: 0.075,
    leg: small ? 0.2 : 0.25,
    legWidth: 0.095,
    shoe: 0.068,
    trunkKind: isDress ? 'dress' : 'shirt',
    hasArms: true,
    trunk: worn ? rgb(worn) : rgb(trunk),
    belly: rgb(trunk),
    sleeves: worn ? rgb(worn) : rgb(trunk),
    hands: skin,
    legs: isDress ? skin : rgb(legs),
    shoes: rgb(shoes),
  }
}

/** A bust is cut off flat at the chest: it stands on legs of its coat's colour. */
function legsFor(top: RgbaPicture, motion: PuppetOptions['motion'], code: string): Build {
  const coat = colourAround(top, 0.16, 0.93)
  const dark = coat.map(part => part * 0.72) as unknown as Rgb
  const shoulders = Math.min(0.27, (0.74 * top.width) / top.height / 2 - 0.05)
  return {
    top: 0.76,
    topY: 0.22,
    shoulderY: 0.45,
    shoulders,
    hipY: 0.25,
    hips: Math.min(0.105, shoulders * 0.5),
    arm: 0.25,
    armWidth: 0.1,
    leg: 0.21,
    legWidth: 0.135,
    shoe: 0.088,
    trunkKind: 'none',
    hasArms: ARMED.has(motion),
    trunk: coat,
    belly: coat,
    sleeves: coat,
    hands: rgb(GLOVES.find(([pattern]) => pattern.test(code))?.[1] ?? '#ffc83d'),
    legs: dark,
    shoes: rgb('#3a3442'),
  }
}

/** Hands of busts that are not bare. */
const GLOVES: readonly (readonly [RegExp, string])[] = [
  [/1f680|1f470/, '#efecf8'],
  [/1f977/, '#4a4458'],
  [/1f9df|1f9cc/, '#6f9aa0'],
  [/1f9de/, '#3f9fe0'],
]

/** Motions that nobody does with arms at rest. */
const ARMED: ReadonlySet<PuppetOptions['motion']> = new Set([
  'dance',
  'run',
  'jump',
  'walk',
  'float',
  'fly',
  'swim',
  'fall',
  'ride',
])

function plushOf(code: string, colour: string | undefined, top: RgbaPicture): Build {
  const coat = coats.get(code) ?? {}
  // A face in another colour has a body in it, too.
  const own = colour ? colourAround(top, 0.5, 0.25) : coat.trunk ? rgb(coat.trunk) : colourAround(top, 0.5, 0.25)
  const limbs = coat.limbs && !colour ? rgb(coat.limbs) : own
  const tail = coat.tail && !colour ? rgb(coat.tail) : coat.tail ? own : undefined
  return {
    top: 0.53,
    topY: 0.46,
    shoulderY: 0.45,
    shoulders: 0.15,
    hipY: 0.21,
    hips: 0.088,
    arm: 0.22,
    armWidth: 0.098,
    leg: 0.17,
    legWidth: 0.12,
    shoe: 0.085,
    trunkKind: 'plush',
    hasArms: true,
    trunk: own,
    belly: coat.belly ? rgb(coat.belly) : (own.map(part => part + (255 - part) * 0.45) as unknown as Rgb),
    sleeves: limbs,
    hands: limbs,
    legs: limbs,
    shoes: limbs,
    ...(tail && { tail }),
  }
}

/** The mean of what is opaque around a place of a picture, in shares of its sides. */
function colourAround({ width, height, rgba }: RgbaPicture, x: number, y: number): Rgb {
  const sums = [0, 0, 0]
  let count = 0
  const reach = Math.max(2, Math.round(width * 0.06))
  for (let row = Math.round(y * height) - reach; row <= Math.round(y * height) + reach; row++) {
    for (let column = Math.round(x * width) - reach; column <= Math.round(x * width) + reach; column++) {
      if (row < 0 || column < 0 || row >= height || column >= width) continue
      const at = (row * width + column) * 4
      if (rgba[at + 3]! < 200) continue
      for (const channel of [0, 1, 2]) sums[channel]! += rgba[at + channel]!
      count++
    }
  }
  return count === 0 ? [150, 140, 160] : ([sums[0]! / count, sums[1]! / count, sums[2]! / count] as const)
}
