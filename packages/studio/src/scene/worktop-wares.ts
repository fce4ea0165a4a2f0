import type { Subject } from '../direct/shot-list.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { spriteOf } from '../direct/sprite-of.ts'

export const [SALT, EGG, CARROT, SPOON] = ['🧂', '🥚', '🥕', '🥄'].map(pictogramCode) as [
  string,
  string,
  string,
  string,
]
export const [JUG, BOWL, BOARD, PAN] = ['drawn-jug', 'drawn-bowl', 'drawn-chopping-board', 'drawn-pan'] as const
export const [PLANT, FLOWERPOT] = [pictogramCode('🪴'), 'drawn-flowerpot']
export const SEEDS: ReadonlySet<string> = new Set(['🌱', '🌷', '🌹', '🌻', '🌵'].map(pictogramCode))
/** What something is poured out of, named or not. */
export const POURING: ReadonlySet<string> = new Set([
  ...['jug', 'kettle', 'bottle', 'milk-carton', 'watering-can', 'thermos'].map(name => `drawn-${name}`),
  ...['🫖', '🍼', '🍾', '🍶'].map(pictogramCode),
])
export const FRIED_EGG = 'drawn-fried-egg'
export const FILLING = 'drawn-filling'

/** What hands need for work on something that is named. */
export const TOOL_FOR: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['stir', '🥄'],
    ['carve', '🔪'],
    ['peel', '🔪'],
    ['spread', '🔪'],
    ['mend', '🪛'],
    ['tighten', '🔧'],
    ['hammer', '🔨'],
    ['hammer-nail', '🔨'],
    ['paint', '🖌️'],
  ].map(([verb, tool]) => [verb!, pictogramCode(tool!)]),
)

/** What something is put into is open, and empty of what comes into it. */
export const OPEN: Readonly<Record<string, string>> = {
  'drawn-pot': 'drawn-open-pot',
  'drawn-glass': 'drawn-empty-glass',
  'drawn-blender': 'drawn-open-blender',
  [pictogramCode('🍳')]: PAN,
}

/** The colour of what comes out of it. */
export const HUE_OF: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['🥛', 'white'],
    ['🍯', 'gold'],
    ['🍷', 'red'],
    ['☕', 'brown'],
    ['🍵', 'brown'],
    ['🫖', 'brown'],
    ['🍶', 'white'],
    ['🍲', 'orange'],
    ['🥣', 'yellow'],
    ['🍋', 'yellow'],
    ['🥜', 'brown'],
  ].map(([one, hue]) => [pictogramCode(one!), hue!]),
)

export const isHolder = (one: Subject): boolean => findPictogram(spriteOf(one)).sort === 'holder'
export const isFood = (one: Subject): boolean => findPictogram(spriteOf(one)).isServed === true
