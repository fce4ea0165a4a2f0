import type { KitOf } from '@kinora/media/scene/kit-schema'
import type { Part, Point } from '../body.ts'
import { kitParts } from './kit-parts.ts'

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
  const part = (
    ...names: ('cap' | 'cheeks' | 'comb' | 'collar' | 'fork' | 'bib' | 'plume' | 'knob' | 'horns' | 'bill')[]
  ) =>
    names.flatMap(name => {
      const colour = marks[name]
      return colour ? kitParts('bird-marks', name, { ...lengths, [name]: colour }) : []
    })
  const lengths = {
    L,
    g,
    r,
    t,
    headUp: headAt[1],
    headAhead: headAt[2],
    breastUp: breast[1],
    breastAhead: breast[2],
    rumpUp: rump[1],
    rumpAhead: rump[2],
    neckUp: neckTop[1],
    neckAhead: neckTop[2],
  }
  parts.push(...part('cap', 'cheeks', 'comb', 'collar', 'fork'))
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
        parts.push({
          rod: [bend(n, step), bend(n, step + 1)],
          thick: [g * (0.17 - step * 0.02), g * (0.15 - step * 0.025)],
          bone: 'tail',
          colour: feathers[n % feathers.length]!,
          apart: true,
        })
  }
  parts.push(...part('bib'))
  if (marks.front)
    parts.push({
      ball: [0, (rump[1] + breast[1]) / 2 - g * 0.1, Math.max(rump[2], breast[2]) + g * 0.36],
      size: [g * 0.74, L * 0.46, g * 0.72],
      bone: 'trunk',
      colour: marks.front,
      apart: true,
    })
  parts.push(...part('plume', 'knob', 'horns', 'bill'))
  return parts
}
