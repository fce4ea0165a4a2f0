import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import type { Size } from '@kinora/media/frames/size'
import type { Posable, Rasteriser } from '../raster/rasteriser.ts'
import type { SpeechTrack } from '../direct/mouth-pose.ts'
import type { Shot } from '../direct/shot-list.ts'
import type { ShotCamera } from '../camera/shot-camera.ts'
import { type Actor, drawActors } from './actors.ts'
import type { Spot } from './arrangement.ts'
import { measureClearance, findCommonSpeed, gatherTravellers } from './clearance.ts'
import { findEvents } from './find-events.ts'
import { keepInFrame } from './keep-in-frame.ts'
import { standBack } from './stand-back.ts'
import { createFigureMaker } from './figure-maker.ts'
import type { Member } from './cast.ts'
import type { SolidActor } from './solid.ts'
import { createSolidFigures } from './solid-figures.ts'
import type { Wardrobe } from './choose-wardrobe.ts'
import { LEAST_PACE } from './journeys.ts'
import { orderChase } from './order-chase.ts'
import { findOccluder } from './occluders.ts'
import type { Scenery } from './scenery.ts'
import { drawCastShadow, shadowStrength, drawContactShadow, drawReflection, reflectionStrength } from './shadows.ts'

type FiguresOptions = {
  compositor: Compositor
  scenery: Scenery
  shot: Shot
  wardrobe?: Wardrobe
  spots: Spot[]
  path: (progress: number) => ShotCamera
  /** How far the camera goes along with those who go its way, pixels of the plate. */
  accompanied?: number
  seconds: number
  seeded: SeededRandom
  /** Pictures in a round of each figure: one for a still. */
  phases: number
  speech?: readonly SpeechTrack[]
}

export type Figures = {
  /** Pictures of the user's own, and what hangs in the sky. */
  actors: readonly Actor[]
  /** All that has a body. */
  solids: readonly SolidActor[]
  /** Clips show their next picture. */
  advance(): Promise<void>
  draw(camera: ShotCamera, seconds: number, progress: number): void
  /** Poses all that have a body, and draws nothing. */
  pose(seconds: number, progress: number): void
  /** Pixels of the frame drawn last in which each body is seen. */
  countSeen(): ReadonlyMap<Posable, number>
  /** The boxes around those pixels. */
  seenBoxes: Rasteriser['seenBoxes']
  free(): void
}

/** Draws every figure once, lights it, and puts it on the stage. */
export async function createFigures(options: FiguresOptions): Promise<Figures> {
  const { compositor, scenery, shot, spots, path, seconds, seeded } = options
  const frame: Size = { width: compositor.width, height: compositor.height }
  const kept = new Set<Sprite>()
  const keep = (sprite: Sprite): Sprite => {
    kept.add(sprite)
    return sprite
  }
  const contact = keep(compositor.addSprite(drawContactShadow()))
  const { plate, nearnessOf } = scenery
  const dressing = createFigureMaker(options, keep, kept)
  const castStrength = shadowStrength(plate, shot)
  const actors: Actor[] = []
  const bodies: { spot: Spot; journey: Actor['journey']; phase: number }[] = []
  orderChase(spots, plate, frame)
  const together = gatherTravellers(spots, frame, plate)
  const pace = findCommonSpeed(spots)
  for (const spot of spots) {
    const phase = seeded.next()
    const { count, motion } = spot.member.subject
    const isCarried = findEvents(spot.member.subject, shot).some(event => event === 'dive' || event === 'breach')
    const isSwarm = count >= 3 && (motion === 'fall' || motion === 'rise')
    const journey = keepInFrame({
      spot,
      path,
      frame,
      plate,
      nearnessOf,
      ...(options.accompanied !== undefined && !isCarried && { accompanied: options.accompanied }),
      journey: {
        seconds,
        frameHeight: frame.height,
        phase,
        isSwarm,
        isCrossing: (spot.member.subject.deeds ?? []).some(({ verb }) => CROSSING.has(verb)),
        ...(pace !== undefined &&
          (spot.stance === 'ground' || spot.stance === 'water') && {
            pace: Math.max(pace, LEAST_PACE * frame.height) * (spot.pace ?? 1),
          }),
      },
      // Who dives goes no further than the dive.
      clearance: isCarried
        ? 0
        : Math.min(measureClearance(spot, spots, plate), together.spots.includes(spot) ? together.room : Infinity),
    })
    if (hasBody(spot)) {
      bodies.push({ spot, journey, phase })
      continue
    }
    const player = await dressing.dress(spot.member, spot, spot.height, phase, spot.nth)
    const { figure } = player
    const isStanding = spot.stance === 'ground'
    const mirrored = isStanding || spot.stance === 'water' ? reflectionStrength(shot, spot.stance === 'water') : 0
    const actor: Actor = {
      spot,
      player,
      journey,
      nearness: nearnessOf(spot.depth),
      contact: {
        strength: isStanding ? 0.34 + 0.3 * castStrength : 0,
        width: Math.min(figure.width * 1.15, figure.height * 1.4) * (spot.height / figure.height),
      },
    }
    if (isStanding && castStrength > 0.05) {
      const shadow = drawCastShadow(figure, plate, spot.depth)
      actor.cast = { shadow, sprite: keep(compositor.addSprite(shadow.picture)), strength: castStrength * 0.85 }
    }
    if (mirrored > 0) {
      const shadow = drawReflection(figure, spot.stance === 'water')
      actor.mirror = { shadow, sprite: keep(compositor.addSprite(shadow.picture)), strength: mirrored }
    }
    // A portrait at the frame's edge is before all the ground there is.
    if (spot.stance !== 'sky' && spot.stance !== 'edge') {
      const occluder = findOccluder(scenery, reachOf(spot, journey), spot.y, spot.depth)
      if (occluder) actor.occluder = { occluder, sprite: keep(compositor.addSprite(occluder.picture)) }
    }
    actors.push(actor)
  }
  standBack(
    bodies.map(({ spot }) => spot),
    shot,
    plate,
  )
  const solids = await createSolidFigures(
    options,
    bodies,
    actors.map(({ spot }) => spot),
  )
  const front = Math.min(Infinity, ...bodies.map(({ spot }) => spot.depth))
  const [far, near] = [
    actors.filter(({ spot }) => isBehind(spot, front)),
    actors.filter(({ spot }) => !isBehind(spot, front)),
  ]
  return {
    actors,
    solids: solids.actors,
    pose: (time, progress) => solids.pose(time, progress),
    draw(camera, time, progress) {
      const drawing = { compositor, frame, camera, seconds: time, progress, contact }
      drawActors(far, drawing)
      solids.draw(camera, time, progress)
      drawActors(near, drawing)
    },
    countSeen: () => solids.countSeen(),
    seenBoxes: () => solids.seenBoxes(),
    advance: () => dressing.advance(),
    free: () => kept.forEach(sprite => sprite.free()),
  }
}

/** Deeds of those who are seen at one side of the frame first and at the other last. */
const CROSSING: ReadonlySet<string> = new Set(['cross', 'cross-street', 'pass-by', 'fly-over', 'flee', 'compete'])

/** Somebody's own pictures stay pictures, with all that is fixed to them; but what a body holds in its hand is its own, or a
 * drawn person would hold it. The sky's own things are light, not bodies. */
function hasBody({ member, stance }: Spot): boolean {
  const isOwn = ({ art, bound }: Member, isHeld = false): boolean =>
    (art.isOwn && (!isHeld || art.live !== undefined)) ||
    bound.some(({ member: other, hold }) => isOwn(other, hold === 'hand'))
  return stance !== 'sky' && stance !== 'edge' && !isOwn(member) && !member.art.pictogram.spansLand
}

const isBehind = ({ stance, depth }: Spot, front: number): boolean => stance === 'sky' || depth >= front

/** Where in the plate a figure comes in the shot. */
function reachOf({ x, y, height, extents }: Spot, journey: Actor['journey']) {
  const steps = [0, 0.25, 0.5, 0.75, 1].map(progress => journey(progress * 5, progress))
  const wide = Math.max(extents.left, extents.right) * height
  return {
    left: x + Math.min(...steps.map(step => step.x)) - wide,
    right: x + Math.max(...steps.map(step => step.x)) + wide,
    top: y + Math.min(...steps.map(step => step.y - step.lift)) - extents.up * height,
    bottom: y + Math.max(...steps.map(step => step.y)),
  }
}
