import { HUES, thingHue } from '../../hues/hues.ts'
import { parseColour as c } from '../colour.ts'
import type { Solid } from '../solid-list.ts'
import type { Surface } from '../surface.ts'

type Look = Pick<Solid, 'colour' | 'second' | 'matter' | 'scale' | 'gloss' | 'rough'>

const LOOKS: Readonly<Record<string, Look>> = {
  marble: { colour: c('#e6e2dc'), second: c('#8f8a86'), matter: 'marble', scale: 0.5, gloss: 0.12, rough: 0.01 },
  'dark-wood': { colour: c('#54341f'), second: c('#3a2214'), matter: 'boards', scale: 0.22, gloss: 0.05 },
  'pale-wood': { colour: c('#d9bd92'), second: c('#c2a273'), matter: 'boards', scale: 0.22, gloss: 0.03 },
  slate: { colour: c('#3a3e44'), second: c('#2c2f34'), matter: 'rock', scale: 0.5, gloss: 0.03 },
  linen: { colour: c('#e4dac6'), second: c('#cfc2a8'), matter: 'cloth', scale: 0.03, gloss: 0 },
  silk: { colour: c('#b0202e'), second: c('#7c1420'), matter: 'curtain', scale: 0.34, gloss: 0.05, rough: 0.05 },
  blanket: { colour: c('#c8323c'), second: c('#f4efe2'), matter: 'tiles', scale: 0.13, gloss: 0 },
  concrete: { colour: c('#a4a29d'), second: c('#8e8c88'), matter: 'plaster', scale: 0.4, gloss: 0.01 },
  moss: { colour: c('#5f7f36'), second: c('#3f5a24'), matter: 'leaves', scale: 0.05, gloss: 0 },
  water: { colour: c('#16222c'), second: c('#2c4250'), matter: 'pool', scale: 0.25, gloss: 0.35, rough: 0.02 },
  sand: { colour: c('#dcc8a0'), second: c('#c2a878'), matter: 'curtain', scale: 0.07, gloss: 0 },
  metal: { colour: c('#a8adb4'), second: c('#8f949c'), matter: 'plain', gloss: 0.2, rough: 0.04 },
  steel: { colour: c('#b4b9c0'), second: c('#9aa0a8'), matter: 'plain', gloss: 0.25, rough: 0.03 },
  silver: { colour: c('#c8ccd2'), second: c('#aab0b8'), matter: 'plain', gloss: 0.25, rough: 0.03 },
  gold: { colour: c('#d8b45a'), second: c('#a8843a'), matter: 'plain', gloss: 0.22, rough: 0.04 },
  bronze: { colour: c('#8a6238'), second: c('#6a4826'), matter: 'plain', gloss: 0.16, rough: 0.05 },
  wood: { colour: c('#a8794a'), second: c('#8c6038'), matter: 'boards', scale: 0.22, gloss: 0.04 },
  stone: { colour: c('#9c988f'), second: c('#837f77'), matter: 'rock', scale: 0.5, gloss: 0.02 },
  glass: { colour: c('#c6dfe6'), second: c('#a8c8d2'), matter: 'plain', gloss: 0.4, rough: 0.01 },
  ice: { colour: c('#cfe8f4'), second: c('#a8cfe4'), matter: 'marble', scale: 0.6, gloss: 0.3, rough: 0.02 },
  snow: { colour: c('#f4f8fc'), second: c('#e2ebf4'), matter: 'plaster', scale: 0.2, gloss: 0 },
  paper: { colour: c('#f4efe4'), second: c('#e6dfd0'), matter: 'plain', gloss: 0 },
  cardboard: { colour: c('#b88a58'), second: c('#a67a4a'), matter: 'stripes', scale: 0.02, gloss: 0 },
  leather: { colour: c('#5a3420'), second: c('#452614'), matter: 'leather', scale: 0.1, gloss: 0.06 },
  cloth: { colour: c('#8a94a8'), second: c('#747e92'), matter: 'cloth', scale: 0.03, gloss: 0 },
  velvet: { colour: c('#5c1a34'), second: c('#401024'), matter: 'curtain', scale: 0.2, gloss: 0 },
  wool: { colour: c('#c8a488'), second: c('#b08c70'), matter: 'cloth', scale: 0.06, gloss: 0 },
  fur: { colour: c('#b89c7c'), second: c('#957a5c'), matter: 'leaves', scale: 0.03, gloss: 0 },
  leaves: { colour: c('#4f8f3c'), second: c('#3f7a34'), matter: 'leaves', scale: 0.06, gloss: 0 },
  flowers: { colour: c('#e0709a'), second: c('#5a9a4a'), matter: 'leaves', scale: 0.07, gloss: 0 },
  bricks: { colour: c('#a8503c'), second: c('#c8bcae'), matter: 'brick', scale: 0.25, gloss: 0 },
  porcelain: { colour: c('#f2f4f6'), second: c('#dfe4ea'), matter: 'tiles', scale: 0.3, gloss: 0.2, rough: 0.02 },
  plastic: { colour: c('#d8dce2'), second: c('#c6ccd4'), matter: 'plain', gloss: 0.12, rough: 0.03 },
  rubber: { colour: c('#3a3a3e'), second: c('#2c2c30'), matter: 'plain', gloss: 0.02 },
  jade: { colour: c('#58b088'), second: c('#3f8f6c'), matter: 'marble', scale: 0.4, gloss: 0.18, rough: 0.02 },
  clay: { colour: c('#b86a48'), second: c('#a05a3c'), matter: 'plaster', scale: 0.3, gloss: 0 },
  chocolate: { colour: c('#5a3420'), second: c('#472616'), matter: 'tiles', scale: 0.18, gloss: 0.08 },
}

/** True if such a surface can be drawn. */
export const isSurface = (material: string): boolean => Object.hasOwn(LOOKS, material)

const BY_COLOUR: Readonly<Record<string, readonly [colour: string, second: string]>> = {
  black: ['#1c1c20', '#5a5654'],
  white: ['#efece6', '#a8a29c'],
  red: ['#b0202e', '#7c1420'],
  pink: ['#e8a0b4', '#c87a92'],
  green: ['#2c6a48', '#1c4a30'],
  blue: ['#2c4a86', '#1c3260'],
  grey: ['#8e9094', '#6a6c70'],
  gold: ['#d8b45a', '#a8843a'],
  purple: ['#5c3a86', '#40265f'],
}

/** The appearance of a table top of a material, in a given colour if there is one. */
export function surfaceLook({ of, colour }: Surface): Look {
  const hue = colour === undefined ? undefined : HUES[colour]
  const own = thingHue(colour)
  const hues = colour === undefined ? undefined : (BY_COLOUR[colour] ?? (own && ([own, hue?.deep ?? own] as const)))
  return { ...(LOOKS[of] ?? LOOKS['concrete']!), ...(hues && { colour: c(hues[0]), second: c(hues[1]) }) }
}
