import type { Season } from '../setting/setting.ts'
import { type Colour, parseColour as c } from './colour.ts'

/** Colours of the ground and its plants, by season. */
type GroundColours = {
  grass: Colour
  dry: Colour
  blade: Colour
  tip: Colour
  woods: Colour
  leaves: readonly [Colour, ...Colour[]]
  pine: Colour
  flowers: readonly [Colour, ...Colour[]]
  /** Flowers per share of the ground, 0…1. */
  blossom: number
  litter: number
}

export const GROUND: Record<Season, GroundColours> = {
  spring: {
    grass: c('#4f7a2a'),
    dry: c('#7c9440'),
    blade: c('#4a7a22'),
    tip: c('#a3c552'),
    woods: c('#4c6a2c'),
    leaves: [c('#9cc24a'), c('#b3d062'), c('#86b03e'), c('#c4d878')],
    pine: c('#33552f'),
    flowers: [c('#ffffff'), c('#ffd84a'), c('#f59ac0'), c('#c79af0'), c('#ff7f9a')],
    blossom: 1,
    litter: 0,
  },
  summer: {
    grass: c('#48702a'),
    dry: c('#8a8c42'),
    blade: c('#446b20'),
    tip: c('#9db24c'),
    woods: c('#38562a'),
    leaves: [c('#4f7a2c'), c('#5d8a34'), c('#446f2c'), c('#6f963c')],
    pine: c('#2c4a2c'),
    flowers: [c('#ffffff'), c('#ff4a3a'), c('#6a7cf0'), c('#ffc83a'), c('#e86ab0')],
    blossom: 0.6,
    litter: 0,
  },
  autumn: {
    grass: c('#7a7434'),
    dry: c('#a8843e'),
    blade: c('#7c6e2a'),
    tip: c('#cfa64e'),
    woods: c('#8a5426'),
    leaves: [c('#d9822b'), c('#c2471f'), c('#e8b23a'), c('#a8341c'), c('#d06a24')],
    pine: c('#34502e'),
    flowers: [c('#e8d9a0'), c('#b06a3a')],
    blossom: 0.12,
    litter: 0.85,
  },
  winter: {
    grass: c('#6e6a4c'),
    dry: c('#8f8460'),
    blade: c('#7a7048'),
    tip: c('#b8ab80'),
    woods: c('#4a4438'),
    leaves: [c('#5a4a3a'), c('#6a5844')],
    pine: c('#2c4434'),
    flowers: [c('#ffffff')],
    blossom: 0,
    litter: 0.1,
  },
}
