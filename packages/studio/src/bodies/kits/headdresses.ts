import { HEADDRESSES } from '@kinora/media/scene/kit-schema'
import type { Part, Point } from '../body.ts'

export type Headdress = (typeof HEADDRESSES)[number]

export const isHeaddress = (hat: string): hat is Headdress => HEADDRESSES.some(one => one === hat)

/** The measurements of a hat: a head of radius `r` with its centre at height `head`. */
type Making = {
  colour: string
  second: string
  head: number
  r: number
  worn: (part: Partial<Part> & object, own?: string) => Part
  lathe: (at: Point, profile: readonly (readonly [number, number])[], own?: string) => Part
  dome: (high: number, size?: number) => Part
}

/** Headdresses of occupations, peoples and stage roles. */
export function headdressParts(kind: Headdress, { colour, second, head, r, worn, lathe, dome }: Making): Part[] {
  const over = head + r * 0.55
  switch (kind) {
    case 'beret':
      return [
        worn({
          ball: [r * 0.2, head + r * 0.82, -r * 0.05],
          size: [r * 1.15, r * 0.3, r * 1.08],
          turn: [0, 0, -0.22],
        }),
        worn({ ball: [r * 0.24, head + r * 1.14, -r * 0.05], size: r * 0.08 }, second),
      ]
    case 'bucket':
      return [
        lathe(
          [0, over - r * 0.12, -r * 0.06],
          [
            [0.01, 0],
            [1.32, -0.2],
            [1.34, -0.14],
            [1.0, 0.12],
            [0.84, 0.62],
            [0.01, 0.66],
          ],
        ),
      ]
    case 'kerchief':
      return [
        dome(0.34, 1.12),
        worn({ ball: [0, head - r * 0.05, -r * 1.05], size: [r * 0.3, r * 0.34, r * 0.2] }),
        worn({ ring: [0, head + r * 0.42, -r * 0.05], radius: r * 1.03, thick: r * 0.07 }, second),
      ]
    case 'headband':
      return [worn({ ring: [0, head + r * 0.45, -r * 0.02], radius: r * 0.97, thick: r * 0.12 })]
    case 'mortarboard':
      return [
        dome(0.4, 1.08),
        worn({ box: [0, head + r * 1.22, -r * 0.06], size: [r * 2.1, r * 0.1, r * 2.1], turn: [0, Math.PI / 4, 0] }),
        worn(
          {
            rod: [
              [r * 0.9, head + r * 1.25, r * 0.1],
              [r * 1.15, head + r * 0.6, r * 0.14],
            ],
            thick: r * 0.07,
          },
          second,
        ),
      ]
    case 'nurse':
      return [
        worn({ box: [0, head + r * 0.98, r * 0.12], size: [r * 1.25, r * 0.42, r * 0.75], round: r * 0.12 }),
        worn({ box: [0, head + r * 1.0, r * 0.48], size: [r * 0.26, r * 0.08, r * 0.06] }, second),
        worn({ box: [0, head + r * 1.0, r * 0.48], size: [r * 0.08, r * 0.26, r * 0.06] }, second),
      ]
    case 'veil':
      // A net, through which the face is visible.
      return [
        lathe(
          [0, over - r * 0.08, -r * 0.08],
          [
            [0.01, 0],
            [1.6, -0.1],
            [1.62, -0.04],
            [0.96, 0.1],
            [0.85, 0.55],
            [0.01, 0.66],
          ],
        ),
        {
          ...lathe(
            [0, head - r * 1.1, 0],
            [
              [1.0, 0],
              [1.35, 0.3],
              [1.42, 1.5],
            ],
            second,
          ),
          material: 'glass',
        },
      ]
    case 'opera':
    case 'plumed':
      return [
        dome(0.42, 1.12),
        ...Array.from({ length: 9 }, (_, i) => {
          const turn = ((i - 4) / 4) * 1.25
          return worn(
            {
              ball: [Math.sin(turn) * r * 1.05, head + r * 0.86, Math.cos(turn) * r * 0.85],
              size: r * 0.2,
              material: 'glossy',
            },
            i % 2 === 0 ? second : '#4fa8d8',
          )
        }),
        ...[-0.6, -0.2, 0.2, 0.6].map(side =>
          worn({ ball: [side * r, head + r * 1.3, r * 0.4], size: r * 0.22 }, '#e05a7c'),
        ),
        ...[-1, 1].map(side =>
          worn(
            {
              rod: [
                [side * r * 1.12, head + r * 0.35, 0],
                [side * r * 1.2, head - r * 0.95, r * 0.1],
              ],
              thick: r * 0.08,
            },
            second,
          ),
        ),
        ...(kind === 'opera' ? [] : [-1, 1].flatMap(side => plume(side, head, r, worn))),
      ]
    case 'silver':
      return [
        lathe(
          [0, over - r * 0.1, 0],
          [
            [0.9, 0],
            [1.0, 0.05],
            [1.05, 0.5],
            [0.9, 0.55],
          ],
        ),
        ...[-1, 1].map(side => ({
          ...worn({
            rod: [
              [side * r * 0.4, over + r * 0.4, r * 0.5],
              [side * r * 1.15, over + r * 1.3, r * 0.4],
            ],
            thick: [r * 0.14, r * 0.05],
          }),
          material: 'metal' as const,
        })),
        ...Array.from({ length: 7 }, (_, i) => {
          const turn = ((i - 3) / 3) * 1.1
          return worn({
            ball: [Math.sin(turn) * r * 1.02, over - r * 0.14, Math.cos(turn) * r * 1.0],
            size: r * 0.1,
            material: 'metal',
          })
        }),
      ]
    case 'flowers':
      return Array.from({ length: 7 }, (_, i) => {
        const turn = ((i - 3) / 3) * 1.5
        return worn(
          { ball: [Math.sin(turn) * r * 1.0, head + r * 0.66, Math.cos(turn) * r * 0.78], size: r * 0.2 },
          i % 2 === 0 ? colour : second,
        )
      })
    case 'sombrero':
      return [
        lathe(
          [0, over, -r * 0.06],
          [
            [0.01, 0.02],
            [1.7, 0],
            [1.98, 0.26],
            [2.02, 0.3],
            [1.7, 0.1],
            [0.86, 0.1],
            [0.72, 0.6],
            [0.4, 0.98],
            [0.01, 1.02],
          ],
        ),
        worn({ ring: [0, over + r * 0.28, -r * 0.06], radius: r * 1.98, thick: r * 0.06 }, second),
        worn({ ring: [0, over + r * 0.2, -r * 0.06], radius: r * 0.84, thick: r * 0.08 }, second),
      ]
    case 'fez':
      return [
        lathe(
          [0, over - r * 0.02, -r * 0.06],
          [
            [0.01, 0],
            [0.84, 0],
            [0.66, 0.72],
            [0.01, 0.74],
          ],
        ),
        worn(
          {
            rod: [
              [0, over + r * 0.72, 0],
              [r * 0.62, over + r * 0.66, r * 0.1],
            ],
            thick: r * 0.03,
          },
          second,
        ),
        worn(
          {
            rod: [
              [r * 0.66, over + r * 0.66, r * 0.1],
              [r * 0.78, over + r * 0.2, r * 0.14],
            ],
            thick: r * 0.06,
          },
          second,
        ),
      ]
    case 'hijab':
      return [
        worn({ ball: [0, head + r * 0.06, -r * 0.2], size: [r * 1.14, r * 1.16, r * 1.02] }),
        worn({ ring: [0, head - r * 0.02, r * 0.5], radius: r * 0.86, thick: r * 0.16, turn: [Math.PI / 2, 0, 0] }),
        worn({ ball: [0, head - r * 0.86, r * 0.04], size: [r * 0.92, r * 0.4, r * 0.84] }),
      ]
    case 'swim-cap':
      return [
        dome(0.36, 1.1),
        worn({ ring: [0, head + r * 0.36, -r * 0.06], radius: r * 1.0, thick: r * 0.07 }, second),
      ]
    case 'party':
      return [
        lathe(
          [0, over + r * 0.16, -r * 0.06],
          [
            [0.01, 0],
            [0.62, 0],
            [0.02, 1.2],
            [0.01, 1.22],
          ],
        ),
        ...[0.25, 0.62].map(y =>
          worn(
            { ring: [0, over + r * (0.16 + y), -r * 0.06], radius: r * 0.62 * (1 - y / 1.2), thick: r * 0.06 },
            second,
          ),
        ),
        worn({ ball: [0, over + r * 1.4, -r * 0.06], size: r * 0.16 }, second),
      ]
    case 'crested':
      // A comb of hair from brow to neck, and guards over the cheeks.
      return [
        { ...dome(0.42, 1.14), material: 'metal' },
        ...[-1, 1].map(side => ({
          ...worn({ ball: [side * r * 0.96, head - r * 0.1, r * 0.3], size: [r * 0.14, r * 0.5, r * 0.34] }),
          material: 'metal' as const,
        })),
        ...Array.from({ length: 9 }, (_, i) => {
          const turn = ((i - 4) / 4) * 1.25 - 0.15
          return worn(
            {
              ball: [0, head + r * 1.32 * Math.cos(turn), r * 1.26 * Math.sin(turn)],
              size: [r * 0.16, r * 0.34, r * 0.3],
              turn: [turn, 0, 0],
            },
            second,
          )
        }),
      ]
    case 'horned':
      return [
        { ...dome(0.42, 1.14), material: 'metal' },
        worn({ ring: [0, head + r * 0.42, -r * 0.04], radius: r * 1.06, thick: r * 0.09 }, '#6b4a2f'),
        ...[-1, 1].flatMap(side => [
          worn(
            {
              rod: [
                [side * r * 0.9, head + r * 0.62, 0],
                [side * r * 1.5, head + r * 0.95, r * 0.05],
              ],
              thick: [r * 0.2, r * 0.15],
            },
            second,
          ),
          worn(
            {
              rod: [
                [side * r * 1.5, head + r * 0.95, r * 0.05],
                [side * r * 1.58, head + r * 1.6, r * 0.1],
              ],
              thick: [r * 0.15, r * 0.03],
            },
            second,
          ),
        ]),
      ]
    case 'nemes':
      // Cloth in stripes, its ends before the shoulders.
      return [
        dome(0.4, 1.14),
        ...[-1, 1].flatMap(side => [
          worn({
            box: [side * r * 0.98, head - r * 0.35, -r * 0.05],
            size: [r * 0.3, r * 1.7, r * 0.8],
            round: r * 0.12,
          }),
          ...[0.2, -0.2, -0.6, -1].map(y =>
            worn(
              {
                box: [side * r * 0.98, head + r * y, -r * 0.05],
                size: [r * 0.33, r * 0.13, r * 0.83],
                round: r * 0.03,
              },
              second,
            ),
          ),
        ]),
        worn({ ring: [0, head + r * 0.46, -r * 0.04], radius: r * 1.04, thick: r * 0.1 }, second),
        worn({ ball: [0, head + r * 0.78, r * 1.0], size: [r * 0.12, r * 0.24, r * 0.12] }, second),
      ]
    case 'tasselled':
      // A point on top with a tuft, and a guard of scales around the neck.
      return [
        { ...dome(0.42, 1.12), material: 'metal' },
        {
          ...lathe(
            [0, head - r * 0.62, -r * 0.22],
            [
              [1.12, 0],
              [1.18, 0.05],
              [1.06, 0.95],
              [1.0, 1],
            ],
          ),
          material: 'metal',
        },
        worn({ ring: [0, head + r * 0.46, -r * 0.04], radius: r * 1.05, thick: r * 0.08 }, '#c8a040'),
        worn(
          {
            rod: [
              [0, head + r * 1.1, -r * 0.05],
              [0, head + r * 1.62, -r * 0.05],
            ],
            thick: [r * 0.08, r * 0.03],
          },
          '#c8a040',
        ),
        worn({ ball: [0, head + r * 1.5, -r * 0.05], size: [r * 0.24, r * 0.2, r * 0.24] }, second),
      ]
  }
}

/** A long feather of a pheasant, up and back in an arch. */
function plume(
  side: number,
  head: number,
  r: number,
  worn: (part: Partial<Part> & object, own?: string) => Part,
): Part[] {
  const points: Point[] = [
    [side * r * 0.4, head + r * 1.1, 0],
    [side * r * 0.9, head + r * 2.3, -r * 0.2],
    [side * r * 1.7, head + r * 3.0, -r * 0.6],
    [side * r * 2.5, head + r * 2.7, -r * 1.0],
  ]
  return points.slice(1).map((to, at) => worn({ rod: [points[at]!, to], thick: r * (0.13 - 0.03 * at) }, '#b5782f'))
}
