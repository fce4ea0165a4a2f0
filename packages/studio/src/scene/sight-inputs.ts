import type { Size } from '@kinora/media/frames/size'
import type { Sightings } from '../camera/sightings.ts'
import type { ShotCamera } from '../camera/shot-camera.ts'
import type { Subject } from '../direct/shot-list.ts'
import { type Actor, placeOf } from './actors.ts'
import type { Member } from './cast.ts'
import type { Figures } from './create-figures.ts'
import type { Solid } from './solid.ts'

type Moment = { camera: ShotCamera; frame: Size; seconds: number; progress: number }

/** Where the pictures, clips and models of the request are seen in the frame that was drawn last. */
export function sightInputs({ actors, solids, seenBoxes }: Figures, at: Moment, sighted: Sightings): void {
  for (const actor of actors) for (const name of inputsOf(actor.spot.member)) sighted.add(name, boxOf(actor, at))
  const own = solids.flatMap(({ solid }) => withBound(solid)).flatMap(solid => namedSolid(solid))
  if (own.length === 0) return
  const boxes = seenBoxes()
  for (const { name, solid } of own) {
    const box = boxes.get(solid.posable)
    if (box) sighted.add(name, box)
  }
}

const inputOf = ({ what }: Subject): string[] => ('input' in what ? [what.input] : [])

/** Its own, and those of what is fixed to it. */
const inputsOf = ({ subject, bound }: Member): string[] => [
  ...inputOf(subject),
  ...bound.flatMap(({ member }) => inputsOf(member)),
]

const withBound = (solid: Solid): Solid[] => [solid, ...solid.bound.flatMap(one => withBound(one.solid))]

const namedSolid = (solid: Solid): { name: string; solid: Solid }[] =>
  inputOf(solid.member.subject).map(name => ({ name, solid }))

/** Around a picture, with the largest of what is fixed to it: pixels. */
function boxOf(actor: Actor, at: Moment): { left: number; top: number; width: number; height: number } {
  const { figure } = actor.player
  const { ground, scale, y, step } = placeOf(actor, at)
  const width = step.opacity > 0 ? (scale * figure.width) / figure.height : 0
  return { left: ground.x - width / 2, top: y - scale, width, height: scale }
}
