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

export function chooseStance({ art, subject }: Member, { place }: Shot): Stance {
  const { sort, lives } = art.pictogram
  const { motion } = subject
  if (art.bust) return 'edge'
  if (sort === 'sky') return place === 'sweep' || place === 'table' ? 'air' : 'sky'
  if (place === 'underwater') return lives === 'seabed' || motion === 'walk' ? 'ground' : 'air'
  if (BOTTOMLESS.has(place)) return 'air'
  if (place === 'space') return isGrounded(motion) ? 'ground' : 'air'
  if (motion === 'fly' || motion === 'fall' || motion === 'rise') return 'air'
  if (sort === 'boat') return INDOORS.has(place) ? 'ground' : 'water'
  if (motion === 'float') return 'air'
  if (motion === 'swim' || lives === 'sea') return INDOORS.has(place) || place === 'skyline' ? 'air' : 'water'
  return 'ground'
}

/** Motions that need something below the feet. */
export const isGrounded = (motion: Shot['subjects'][number]['motion']): boolean =>
  motion === 'walk' ||
  motion === 'run' ||
  motion === 'dance' ||
  motion === 'jump' ||
  motion === 'drive' ||
  motion === 'ride'
