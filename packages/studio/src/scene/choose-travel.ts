import type { Size } from '@kinora/media/frames/size'
import type { Shot } from '../direct/shot-list.ts'
import type { Plate } from '../scenery/plate.ts'
import { type Cluster, leadingCluster } from './cast.ts'
import { travels } from './journeys.ts'
import { hasRoad } from './roads.ts'

/** Of a plate's usual width: as far as a camera goes that accompanies somebody, circles something, or goes along the place. */
const WIDENINGS = { accompany: 1.8, orbit: 1.3, track: 1.25 } as const

/** Frames that somebody is accompanied in a second, and at most in a shot. */
const [PACE, MOST] = [0.19, 0.85]
/** Of the way that is wanted. */
const LEAST = 0.4

/** Whether the camera goes beside somebody who goes somewhere: he stays in the frame, and the place goes by. */
export function isAccompanied({ camera: { move }, ...shot }: Shot, clusters: readonly Cluster[]): boolean {
  if (move !== 'track-left' && move !== 'track-right') return false
  const root = leadingCluster(clusters)?.root
  if (!root) return false
  const ridden = root.bound.some(({ hold }) => hold === 'mount' || hold === 'cabin' || hold === 'deck')
  if (!travels(root.subject.motion) && !ridden) return false
  // What drives down a street comes towards the camera.
  return !hasRoad(shot) || (root.subject.motion !== 'drive' && root.subject.motion !== 'ride' && !ridden)
}

/** How much wider than usual the plate must be for the camera's way. */
export function chooseWidening(shot: Shot, clusters: readonly Cluster[]): number | undefined {
  if (isAccompanied(shot, clusters)) return WIDENINGS.accompany
  const { move } = shot.camera
  if (move === 'orbit') return WIDENINGS.orbit
  return move === 'track-left' || move === 'track-right' ? WIDENINGS.track : undefined
}

/** How far the camera goes beside whom it accompanies: pixels of the plate, no further than that has. Undefined where that
 * is hardly a way, and he better goes by himself. */
export function accompaniedWay(seconds: number, frame: Size, plate: Plate, clearance: number): number | undefined {
  const room = plate.width - 1.16 * frame.width
  const wanted = Math.min(PACE * seconds, MOST) * frame.width
  const way = Math.min(wanted, room, clearance)
  return way < LEAST * wanted ? undefined : way
}
