import { HUES } from '../../hues/hues.ts'
import type { Shot } from '../../direct/shot-list.ts'
import { parseColour as c } from '../colour.ts'
import type { Solid } from '../solid-list.ts'

type Surface = NonNullable<Shot['surface']>
type Look = Pick<Solid, 'colour' | 'second' | 'matter' | 'scale' | 'gloss' | 'rough'>

const LOOKS: Readonly<Record<Surface['of'], Look>> = {
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
}
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

/** How the top of a table looks that is made of something, in a colour of the words where they have one. */
export function surfaceLook({ of, colour }: Surface): Look {
  const hue = colour === undefined ? undefined : HUES[colour]
  const hues = colour === undefined ? undefined : (BY_COLOUR[colour] ?? (hue && ([hue.thing, hue.deep] as const)))
  return { ...LOOKS[of], ...(hues && { colour: c(hues[0]), second: c(hues[1]) }) }
}
