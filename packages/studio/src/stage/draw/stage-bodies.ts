import { type Expression, FACE_SIDE, type Feeling } from '../../bodies/face-picture.ts'
import { rgb } from '../../bodies/build-mesh.ts'
import { isSpeaking } from '../../bodies/motion/actions.ts'
import { drawLabel } from '../../bodies/label-picture.ts'
import type { Point } from '../../bodies/body.ts'
import { shadesOf, unlitShades } from '../../bodies/shade-mesh.ts'
import { thickenedBy } from '../../bodies/thicken-stick.ts'
import { apply, type Matrix, multiply, scaling } from '../../bodies/vectors.ts'
import type { MouthPose } from '../../setting/mouth-pose.ts'
import { printLetters } from '../../figures/print-letters.ts'
import { packColour } from '../../raster/mesh.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { Posable, Rasteriser } from '../../raster/rasteriser.ts'
import type { Performer } from '../resolve/performer.ts'
import type { Posed } from '../film/posed.ts'
import { createSurrounds, showEffects, type Surrounds } from './show-effects.ts'
import type { Surface } from './surfaces.ts'

/** A performer's body in the rasteriser's memory. */
export type StageBody = {
  performer: Performer
  posable: Posable
  /** Letters on its clothes. */
  prints?: readonly Posable[]
  around: Surrounds
  /** True if its lights are off. */
  isOut?: boolean
  /** Its colours are interpolated in this frame. */
  isMixed?: boolean
}

export function addBody(rasteriser: Rasteriser, performer: Performer): StageBody {
  const { body, mesh, entity, card } = performer
  if (card) {
    const posable = rasteriser.add({ mesh, picture: card.picture })
    posable.paint(card.rgba())
    return { performer, posable, around: createSurrounds() }
  }
  const { face, label } = body
  const name = label && entity.label ? drawLabel(entity.label, label) : undefined
  const posable = rasteriser.add({
    mesh,
    ...(body.pattern && { pattern: { second: packColour(rgb(body.pattern.second)), perMetre: body.pattern.perMetre } }),
    ...(face && {
      picture: {
        width: FACE_SIDE,
        height: FACE_SIDE,
        left: face.at[0] - face.width / 2,
        top: face.at[1] + face.width / 2,
        perMetre: FACE_SIDE / face.width,
      },
    }),
    ...(label &&
      name && {
        picture: {
          width: name.width,
          height: name.height,
          left: label.at[0] - label.wide / 2,
          top: label.at[1] + label.high / 2,
          perMetre: name.width / label.wide,
        },
      }),
  })
  if (name) posable.paint(name.rgba)
  const wears = (entity.wears ?? []).flatMap(({ garment, text }) =>
    text === undefined ? [] : [{ words: garment.replaceAll('-', ' '), letters: text }],
  )
  const prints = printLetters(rasteriser, { wears }, body, mesh)
  return { performer, posable, around: createSurrounds(), ...(prints.length > 0 && { prints }) }
}

export type DrawnFrom = {
  /** The conversion from the place to the eye. */
  view: Matrix
  /** The ground height below a point of the place, relative to the eye. */
  ground(at: Point): number
  seconds: number
  /** Pixels of a metre at a distance of one, and of the frame's height. */
  focal: number
  height: number
  /** A body of the shot. */
  posed: (id: string) => Posed | undefined
}

/** Passes a posed body to the rasteriser. `root` is the position of its carrier. */
export function drawBody(body: StageBody, posed: Posed, root: Point, from: DrawnFrom, rasteriser: Rasteriser): void {
  const { performer, performance, world, bones, box, turnout } = posed
  if (performer.card?.isLive) body.posable.paint(performer.card.rgba())
  const groundY = from.ground(root)
  const seen = multiply([1, 0, 0, 0, 0, 1, 0, groundY, 0, 0, 1, 0], multiply(from.view, world))
  const { low, high } = box
  const lifted = (point: Point): Point => {
    const [x, y, z] = apply(from.view, point)
    return [x, y + groundY, z]
  }
  const middle = lifted([(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2])
  const size = from.view[5]!
  const isStick = performer.rig === 'thing' && !performer.card
  const pixels = (from.focal * size) / Math.max(0.1, Math.hypot(...middle))
  const thickened = isStick && thickenedBy(performer.extent, performer.scale, pixels, from.height)
  const drawn = thickened ? multiply(seen, thickened) : seen
  const matrices = new Float32Array(bones.matrices.length * 12)
  for (const [index, matrix] of bones.matrices.entries()) matrices.set(multiply(drawn, matrix), index * 12)
  const radius = (size * Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2])) / 2
  const opacity = (turnout?.opacity ?? 1) * (posed.opacity ?? 1)
  const isThere = opacity > 0.01 && !performance.isHalved
  if ((performance.lit === false) !== (body.isOut ?? false)) switchLights(body)
  const posing = {
    at: middle,
    radius: radius * 1.15,
    groundY,
    glow: (performance.lit ? 0.8 : 0) * (turnout?.glow ?? 1),
    ...(opacity < 1 && { opacity }),
  }
  if (isThere) {
    body.posable.pose(matrices, posing)
    for (const print of body.prints ?? []) print.pose(matrices, { ...posing, castsShadow: false })
  }
  showEffects(body.around, posed, { rasteriser, lifted, size, groundY, seconds: from.seconds, posed: from.posed })
}

/** The brightness of a lamp without a flame or screen that is off. */
const OUT = 0.32

function switchLights(body: StageBody): void {
  body.isOut = !body.isOut
  const shades = shadesOf(body.performer.mesh)
  body.posable.recolour(body.isOut ? unlitShades(shades, OUT) : shades)
}

/** The current face: feeling, speech, gaze. */
export function expressionOf(
  { performer, performance, gaze = [0, 0] }: Posed,
  seconds: number,
  phase: number,
  mouth: MouthPose | undefined,
): Expression {
  const { gesture, stance, face = {}, manner } = performance
  const feeling: Feeling =
    stance === 'sleep' ? 'asleep' : (manner ?? face.feeling ?? performer.entity.traits?.feeling ?? 'calm')
  const mimed = isSpeaking(gesture) ? 0.7 * Math.max(0, Math.sin(seconds * 11 + phase * 9)) : 0
  return {
    feeling,
    mouth: mouth ? mouth.open : (face.mouth ?? mimed),
    ...(mouth && { wide: mouth.wide }),
    blink: (seconds + phase * 3.1) % 3.7 < 0.14 ? 1 : 0,
    gaze,
    brows: performer.brows ?? '#4a3a30',
  }
}

/** Letters on a surface of the place or of a thing. */
export type Lettering = { draw(share: number, surface: Surface, from: DrawnFrom, root: Point): void }

export function createLettering(rasteriser: Rasteriser, meshes: readonly Mesh[]): Lettering {
  const letters = meshes.map(mesh => rasteriser.add({ mesh }))
  return {
    draw(share, { world: sized, width, height }, from, root) {
      const groundY = from.ground(root)
      // Letters keep their own scale, whatever the size of the thing.
      const by = Math.hypot(sized[0]!, sized[4]!, sized[8]!) || 1
      const world = multiply(sized, scaling(1 / by))
      const bones = Float32Array.from(multiply([1, 0, 0, 0, 0, 1, 0, groundY, 0, 0, 1, 0], multiply(from.view, world)))
      const posing = {
        at: [bones[3]!, bones[7]!, bones[11]!] as const,
        radius: (from.view[5]! * Math.hypot(width, height)) / 2,
        groundY,
        glow: 0.35,
        castsShadow: false,
      }
      for (const letter of letters.slice(0, Math.ceil(share * letters.length))) letter.pose(bones, posing)
    },
  }
}
