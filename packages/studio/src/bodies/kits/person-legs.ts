import type { Part, Point } from '../body.ts'
import { darker } from '../darker.ts'
import type { Person } from './person-table.ts'

type Leg = {
  hip: number
  knee: number
  wide: number
  /** The colour of its clothes. */
  legs: string
  mark: 'r' | 'l'
  at: (x: number, y: number, z: number) => Point
}

/** One leg with its clothes. */
export function legParts({ bottom, shoes, wears, top }: Person, { hip, knee, wide, legs, mark, at }: Leg): Part[] {
  const isShort = wears === 'skirt' || wears === 'dress'
  return [
    {
      rod: [at(0.085 * wide, hip - 0.02, 0), at(0.09 * wide, knee, 0.005)],
      thick: [0.1 * wide, 0.08],
      bone: `thigh.${mark}`,
      colour: wears === 'shorts' ? bottom : legs,
    },
    {
      rod: [at(0.09 * wide, knee, 0.005), at(0.09 * wide, 0.1, -0.01)],
      thick: wears === 'robe' ? [0.085, 0.1] : [0.078, 0.066],
      bone: `shin.${mark}`,
      colour: legs,
    },
    {
      rod: [at(0.09 * wide, 0.062, -0.02), at(0.095 * wide, 0.058, 0.1)],
      thick: [0.062, 0.07],
      bone: `foot.${mark}`,
      colour: shoes,
      flow: 0.02,
    },
    // Inside the skirt while standing; over the lap while sitting.
    ...(isShort
      ? [
          {
            rod: [at(0.08 * wide, hip - 0.01, 0), at(0.085 * wide, knee + 0.14, 0.004)] as const,
            thick: [0.115 * wide, 0.105] as const,
            bone: `thigh.${mark}`,
            colour: wears === 'skirt' ? bottom : top,
            apart: true,
          },
        ]
      : []),
  ]
}

/** Tapers from the hips to two flukes, which lie where the feet would. */
export function tailParts(colour: string, hip: number, knee: number, wide: number): Part[] {
  const fin = darker(colour, 0.82)
  return [
    {
      rod: [
        [0, hip - 0.01, 0],
        [0, knee, 0.005],
      ],
      thick: [0.165 * wide, 0.115],
      bone: 'thigh.r',
      colour,
    },
    {
      rod: [
        [0, knee, 0.005],
        [0, 0.1, -0.01],
      ],
      thick: [0.115, 0.05],
      bone: 'shin.r',
      colour,
    },
    ...[-1, 1].map(
      (side): Part => ({
        ball: [side * 0.14, 0.05, 0.09],
        size: [0.17, 0.028, 0.1],
        turn: [0, side * -0.6, 0],
        bone: 'foot.r',
        colour: fin,
        apart: true,
      }),
    ),
    { ball: [0, 0.06, 0.02], size: [0.07, 0.05, 0.08], bone: 'foot.r', colour: fin, flow: 0.02 },
  ]
}
