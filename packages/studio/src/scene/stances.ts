import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Shot, Subject } from '../direct/shot-list.ts'
import type { Member } from './cast.ts'

/**
 * What carries a figure: the ground, a water's surface, the air or water around it, or the sky far away. A portrait ends
 * at the frame's lower edge.
 */
export type Stance = 'ground' | 'water' | 'air' | 'sky' | 'edge'

export function chooseStance({ art, subject, bound }: Member, { place }: Shot): Stance {
  const { sort, lives } = art.pictogram
  const { motion } = subject
  const { isShownClose, isBottomless, isSheltered } = PLACE_TRAITS[place]
  if (art.bust) return 'edge'
  if (sort === 'sky') return isShownClose ? 'air' : 'sky'
  if (place === 'underwater') return lives === 'seabed' || motion === 'walk' ? 'ground' : 'air'
  if (isBottomless) return 'air'
  if (place === 'space') return isGrounded(motion) ? 'ground' : 'air'
  // Who surfs stands on the water.
  if (WATERS.has(place) && bound.some(({ hold, member }) => hold === 'board' && member.art.code === 'drawn-surfboard'))
    return 'water'
  // Who wades goes on the ground below the water.
  if (WATERS.has(place) && (subject.deeds ?? []).some(({ verb }) => verb === 'wade')) return 'water'
  if (motion === 'fly' || motion === 'fall' || motion === 'rise') return 'air'
  if (sort === 'boat') return isSheltered ? 'ground' : 'water'
  if (motion === 'float')
    return WATERS.has(place) && FLOATERS.has(subject.build) && doesFloat(subject) ? 'water' : 'air'
  // A turtle crawls over the sand, a road or a bridge.
  if (!DEEP.has(place) && (motion === 'walk' || motion === 'run')) return 'ground'
  if (motion === 'swim' || lives === 'sea') return isSheltered || place === 'skyline' ? 'air' : 'water'
  return 'ground'
}

/** `otters floating on their backs in a river`: a ghost floats by itself, they do it in the water. */
const doesFloat = ({ deeds = [] }: Subject): boolean =>
  deeds.some(({ verb }) => verb === 'float' || verb === 'float-back')
const FLOATERS: ReadonlySet<string | undefined> = new Set(['four-legged', 'bird'])

/** Where nothing that swims has ground to walk on. */
const DEEP: ReadonlySet<Shot['place']> = new Set(['sea', 'lake', 'underwater'])
const WATERS: ReadonlySet<Shot['place']> = new Set(['sea', 'beach', 'lake', 'river'])

/** Motions that need something below the feet. */
export const isGrounded = (motion: Shot['subjects'][number]['motion']): boolean =>
  motion === 'walk' ||
  motion === 'run' ||
  motion === 'dance' ||
  motion === 'jump' ||
  motion === 'drive' ||
  motion === 'ride'
