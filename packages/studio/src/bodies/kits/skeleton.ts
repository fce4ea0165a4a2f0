import type { Part, Point } from '../body.ts'
import type { Measures } from './person-table.ts'

/** A costume: a white skull, ribs, spine and limb bones on a dark suit. */
export function boneParts(colour: string, { hip, knee, shoulder, head, headSize: r }: Measures, wide: number): Part[] {
  const part = (shape: object, bone: string, own = colour): Part =>
    ({ ...shape, bone, colour: own, apart: true }) as Part
  const limb = (bone: string, from: Point, to: Point, thick: number): Part[] => [
    part({ rod: [from, to], thick }, bone),
    ...[from, to].map(at => part({ ball: at, size: thick * 1.7 }, bone)),
  ]
  const arm = (shoulder - hip) * 0.52
  const [elbow, sx] = [shoulder - 0.04 - arm, 0.185 * wide]
  const wrist = elbow - arm * 0.95
  return [
    ...[0, 1, 2, 3].map(at =>
      part(
        { ring: [0, shoulder - 0.08 - at * 0.075, 0.004], radius: (0.152 - at * 0.006) * wide, thick: 0.02 },
        'chest',
      ),
    ),
    part(
      {
        rod: [
          [0, shoulder, 0.12 * wide],
          [0, hip + 0.14, 0.16 * wide],
        ],
        thick: 0.026,
      },
      'chest',
    ),
    part({ ball: [0, hip + 0.03, 0.06 * wide], size: [0.16 * wide, 0.06, 0.11] }, 'hips'),
    ...[-1, 1].flatMap(side => {
      const mark = side > 0 ? 'r' : 'l'
      return [
        ...limb(`arm.${mark}`, [side * sx, shoulder - 0.06, 0.062], [side * (sx + 0.045), elbow + 0.03, 0.058], 0.024),
        ...limb(
          `forearm.${mark}`,
          [side * (sx + 0.05), elbow - 0.02, 0.058],
          [side * (sx + 0.06), wrist + 0.03, 0.062],
          0.022,
        ),
        ...limb(
          `thigh.${mark}`,
          [side * 0.09 * wide, hip - 0.06, 0.09 * wide],
          [side * 0.09 * wide, knee + 0.04, 0.078],
          0.028,
        ),
        ...limb(`shin.${mark}`, [side * 0.09 * wide, knee - 0.03, 0.078], [side * 0.09 * wide, 0.14, 0.055], 0.024),
        part(
          { ball: [side * r * 0.36, head - r * 0.02, r * 0.84], size: [r * 0.25, r * 0.28, r * 0.2] },
          'head',
          '#16141a',
        ),
        part(
          { ball: [side * r * 0.5, head - r * 0.42, r * 0.6], size: [r * 0.14, r * 0.1, r * 0.2] },
          'head',
          '#b8b2a4',
        ),
      ]
    }),
    part({ ball: [0, head - r * 0.28, r * 0.98], size: [r * 0.09, r * 0.12, r * 0.08] }, 'head', '#16141a'),
    part({ box: [0, head - r * 0.6, r * 0.78], size: [r * 0.72, r * 0.26, r * 0.26], round: r * 0.06 }, 'head'),
    part({ box: [0, head - r * 0.6, r * 0.9], size: [r * 0.7, r * 0.03, r * 0.05] }, 'head', '#16141a'),
    ...[-2, -1, 0, 1, 2].map(at =>
      part({ box: [at * r * 0.14, head - r * 0.6, r * 0.9], size: [r * 0.03, r * 0.24, r * 0.05] }, 'head', '#16141a'),
    ),
  ]
}
