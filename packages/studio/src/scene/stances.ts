import type { Place, Shot } from '../direct/shot-list.ts'
import type { Member } from './cast.ts'

/**
 * What carries a figure: the ground, a water's surface, the air or water around it, or the sky far away. A portrait ends
 * at the frame's lower edge.
 */
export type Stance = 'ground' | 'water' | 'air' | 'sky' | 'edge'

/** Places without a floor. */
const BOTTOMLESS: ReadonlySet<Place> = new Set(['sky', 'abstract'])
const INDOORS: ReadonlySet<Place> = new Set(['room', 'stage', 'kitchen', 'table', 'sweep', 'underwater', 'space'])
/** Live on the bottom of the sea. */
const BOTTOM_DWELLERS = /^(?:1f980|1f99e|1fab8|1f41a|1f990|1f98[b-c]|1faa8|1f3fa|2693)/
const SWIMMERS = /^(?:1f41f|1f420|1f421|1f988|1f40b|1f433|1f42c|1f419|1f991|1fabc|1f9dc|1f422|1f9ad|1f93f)/

export function chooseStance({ art, subject }: Member, { place }: Shot): Stance {
  const { sort } = art.pictogram
  const code = art.code ?? ''
  const { motion } = subject
  if (art.bust) return 'edge'
  if (sort === 'sky') return place === 'sweep' || place === 'table' ? 'air' : 'sky'
  if (place === 'underwater') return BOTTOM_DWELLERS.test(code) || motion === 'walk' ? 'ground' : 'air'
  if (BOTTOMLESS.has(place)) return 'air'
  if (place === 'space') return isGrounded(motion) ? 'ground' : 'air'
  if (motion === 'fly' || motion === 'fall' || motion === 'rise') return 'air'
  if (sort === 'boat') return INDOORS.has(place) ? 'ground' : 'water'
  if (motion === 'float') return 'air'
  if (motion === 'swim' || SWIMMERS.test(code)) return INDOORS.has(place) || place === 'skyline' ? 'air' : 'water'
  return 'ground'
}

/** A rainbow is as wide as the land, and stands on the horizon. */
export const isRainbow = ({ art }: Member): boolean => art.code === '1f308'

/** Motions that need something below the feet. */
export const isGrounded = (motion: Shot['subjects'][number]['motion']): boolean =>
  motion === 'walk' ||
  motion === 'run' ||
  motion === 'dance' ||
  motion === 'jump' ||
  motion === 'drive' ||
  motion === 'ride'
