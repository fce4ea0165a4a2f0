import type { KitOf } from '@kinora/media/scene/kit-schema'
import type { Part, Point } from '../body.ts'

/** Marks that distinguish birds of the same build. */
export type BirdMarks = NonNullable<KitOf<'bird'>['marks']>

type Frame = {
  L: number
  g: number
  r: number
  /** The tail's length. */
  t: number
  lean: number
  headAt: Point
  breast: Point
  rump: Point
  neckTop: Point
}

export function birdMarks(marks: BirdMarks, { L, g, r, t, headAt, breast, rump, neckTop }: Frame): Part[] {
  const parts: Part[] = []
  const on = ([x, y, z]: Point): Point => [headAt[0] + x * r, headAt[1] + y * r, headAt[2] + z * r]
  const head = (at: Point, size: Point, colour: string, turn: Point = [0, 0, 0]): Part => ({
    ball: on(at),
    size: [size[0] * r, size[1] * r, size[2] * r],
    turn,
    bone: 'head',
    colour,
    apart: true,
  })
  const rod = (from: Point, to: Point, thick: readonly [number, number], colour: string, bone = 'head'): Part => ({
    rod: [from, to],
    thick,
    bone,
    colour,
    apart: true,
  })
  if (marks.cap) parts.push(head([0, 0.42, -0.12], [0.93, 0.68, 0.95], marks.cap))
  if (marks.cheeks)
    for (const side of [-1, 1]) parts.push(head([side * 0.45, -0.12, 0.35], [0.5, 0.42, 0.5], marks.cheeks))
  if (marks.comb) {
    for (const [y, z, size] of [
      [1.05, 0.55, 0.26],
      [1.22, 0.2, 0.32],
      [1.18, -0.2, 0.3],
      [0.98, -0.52, 0.24],
    ] as const)
      parts.push(head([0, y, z], [0.13, size, size], marks.comb))
    for (const side of [-1, 1]) parts.push(head([side * 0.18, -0.72, 0.85], [0.16, 0.42, 0.2], marks.comb))
  }
  if (marks.collar)
    parts.push({
      ring: [0, (breast[1] * 2 + neckTop[1]) / 3 + g * 0.15, (breast[2] * 2 + neckTop[2]) / 3],
      radius: g * 0.42,
      thick: g * 0.2,
      turn: [0.25, 0, 0],
      bone: 'neck',
      colour: marks.collar,
    })
  if (marks.fork)
    for (const side of [-1, 1])
      parts.push(
        rod(
          [side * g * 0.12, rump[1], rump[2] - g * 0.3],
          [side * g * 0.75, rump[1] - g * 0.1, rump[2] - g * 0.4 - t * 1.1],
          [g * 0.14, g * 0.03],
          marks.fork,
          'tail',
        ),
      )
  if (marks.sickles) {
    const feathers = marks.sickles
    const bend = (n: number, step: number): Point => {
      const turn = (step / 4) * 2.5
      const out = L * (0.5 + n * 0.09)
      return [
        (n - 2) * g * 0.12,
        rump[1] + g * 0.2 + Math.sin(turn) * out,
        rump[2] - g * 0.5 - (1 - Math.cos(turn)) * out * 0.62,
      ]
    }
    for (let n = 0; n < 5; n++)
      for (let step = 0; step < 4; step++)
        parts.push(
          rod(
            bend(n, step),
            bend(n, step + 1),
            [g * (0.17 - step * 0.02), g * (0.15 - step * 0.025)],
            feathers[n % feathers.length]!,
            'tail',
          ),
        )
  }
  if (marks.bib)
    parts.push({
      ball: [0, breast[1] + g * 0.12, breast[2] + g * 0.36],
      size: [g * 0.78, g * 0.85, g * 0.8],
      bone: 'trunk',
      colour: marks.bib,
      apart: true,
    })
  if (marks.front)
    parts.push({
      ball: [0, (rump[1] + breast[1]) / 2 - g * 0.1, Math.max(rump[2], breast[2]) + g * 0.36],
      size: [g * 0.74, L * 0.46, g * 0.72],
      bone: 'trunk',
      colour: marks.front,
      apart: true,
    })
  if (marks.plume)
    for (const side of [-1, 1])
      parts.push(rod(on([side * 0.12, 0.55, -0.7]), on([side * 0.3, 0.25, -2.3]), [r * 0.16, r * 0.04], marks.plume))
  if (marks.knob) parts.push(head([0, 0.22, 0.9], [0.3, 0.3, 0.34], marks.knob))
  if (marks.horns)
    for (const side of [-1, 1])
      parts.push(rod(on([side * 0.5, 0.7, 0.2]), on([side * 0.85, 1.35, 0.1]), [r * 0.26, r * 0.04], marks.horns))
  if (marks.bill) parts.push(head([0, -0.1, 1], [0.28, 0.5, 0.16], marks.bill))
  return parts
}
