import type { HATS } from '@kinora/media/scene/kit-schema'
import type { Part, Point } from '../body.ts'
import { headdressParts, isHeaddress } from './headdresses.ts'

export type Hat = (typeof HATS)[number]

/** A hat on a head of radius `r` with its centre at height `head`. */
export function hatParts(kind: Hat, colour: string, second: string, head: number, r: number): Part[] {
  const worn = (part: Partial<Part> & object, own = colour): Part =>
    ({ bone: 'head', colour: own, apart: true, ...part }) as Part
  const dome = (high: number, size = 1.1): Part =>
    worn({ ball: [0, head + r * high, -r * 0.08], size: [r * size, r * 0.82, r * size] })
  const lathe = (at: Point, profile: readonly (readonly [number, number])[], own = colour): Part =>
    worn({ lathe: at, profile: profile.map(([radius, y]) => [radius * r, y * r] as const) }, own)
  if (isHeaddress(kind)) return headdressParts(kind, { colour, second, head, r, worn, lathe, dome })
  const over = head + r * 0.55
  switch (kind) {
    case 'cap':
      return [
        dome(0.42),
        worn({ ball: [0, head + r * 0.5, r * 0.95], size: [r * 0.72, r * 0.1, r * 0.55], turn: [0.12, 0, 0] }),
      ]
    case 'helmet':
      return [
        dome(0.4, 1.14),
        worn({ ring: [0, head + r * 0.42, -r * 0.02], radius: r * 1.06, thick: r * 0.1 }, second),
      ]
    case 'chef':
      return [
        lathe(
          [0, over, -r * 0.06],
          [
            [0.01, 0],
            [0.86, 0],
            [0.84, 0.5],
            [0.8, 0.62],
            [0.01, 0.64],
          ],
        ),
        worn({ ball: [0, over + r * 0.95, -r * 0.06], size: [r * 1.05, r * 0.5, r * 1.05] }),
      ]
    case 'wide':
      return [
        lathe(
          [0, over - r * 0.08, -r * 0.08],
          [
            [0.01, 0],
            [1.75, -0.12],
            [1.8, -0.06],
            [1.0, 0.1],
            [0.9, 0.55],
            [0.6, 0.8],
            [0.01, 0.85],
          ],
        ),
        worn({ ring: [0, over + r * 0.06, -r * 0.08], radius: r * 0.97, thick: r * 0.08 }, second),
      ]
    case 'crown':
      return [
        lathe(
          [0, over + r * 0.3, -r * 0.08],
          [
            [0.66, 0],
            [0.74, 0],
            [0.78, 0.35],
            [0.7, 0.35],
          ],
          colour,
        ),
        ...Array.from({ length: 6 }, (_, i) => {
          const [s, c] = [Math.sin((i / 6) * 2 * Math.PI), Math.cos((i / 6) * 2 * Math.PI)]
          return worn({
            rod: [
              [s * r * 0.74, over + r * 0.6, c * r * 0.74 - r * 0.08],
              [s * r * 0.84, over + r * 1.02, c * r * 0.84 - r * 0.08],
            ],
            thick: [r * 0.16, r * 0.04],
          })
        }),
      ]
    case 'pointed':
      return [
        lathe(
          [0, over - r * 0.1, -r * 0.05],
          [
            [0.01, 0],
            [1.55, -0.05],
            [1.58, 0.02],
            [0.92, 0.14],
            [0.6, 0.9],
            [0.25, 1.7],
            [0.02, 2.1],
          ],
        ),
        worn({ ring: [0, over + r * 0.08, -r * 0.05], radius: r * 0.92, thick: r * 0.09 }, second),
      ]
    case 'cone':
      return [
        lathe(
          [0, over - r * 0.15, 0],
          [
            [0.01, 0],
            [1.5, -0.1],
            [1.5, -0.04],
            [0.8, 0.5],
            [0.03, 1.1],
          ],
        ),
      ]
    case 'santa':
      return [
        lathe(
          [0, over - r * 0.1, -r * 0.05],
          [
            [0.01, 0],
            [1.0, 0],
            [0.85, 0.5],
            [0.45, 1.1],
            [0.05, 1.5],
          ],
        ),
        worn({ ring: [0, over - r * 0.08, -r * 0.05], radius: r * 0.95, thick: r * 0.17 }, second),
        worn({ ball: [0, over + r * 1.45, -r * 0.05], size: r * 0.24 }, second),
      ]
    case 'bobble':
      return [
        dome(0.4, 1.1),
        worn({ ring: [0, head + r * 0.4, -r * 0.05], radius: r * 1.02, thick: r * 0.15 }, second),
        worn({ ball: [0, head + r * 1.3, -r * 0.08], size: r * 0.26 }, second),
      ]
    case 'top':
      return [
        lathe(
          [0, over, -r * 0.05],
          [
            [0.01, 0],
            [1.2, 0],
            [1.22, 0.08],
            [0.78, 0.1],
            [0.76, 1.1],
            [0.7, 1.16],
            [0.01, 1.17],
          ],
        ),
        worn({ ring: [0, over + r * 0.2, -r * 0.05], radius: r * 0.77, thick: r * 0.08 }, second),
      ]
    case 'peaked':
      return [
        lathe(
          [0, over - r * 0.05, -r * 0.05],
          [
            [0.01, 0],
            [0.98, 0],
            [0.98, 0.25],
            [1.22, 0.5],
            [1.1, 0.62],
            [0.01, 0.66],
          ],
        ),
        worn(
          { ball: [0, over + r * 0.02, r * 0.92], size: [r * 0.66, r * 0.08, r * 0.42], turn: [0.25, 0, 0] },
          '#22242c',
        ),
        worn({ ball: [0, over + r * 0.3, r * 1.02], size: r * 0.12 }, second),
      ]
    case 'hood':
      return [
        worn({ ball: [0, head + r * 0.02, -r * 0.24], size: [r * 1.14, r * 1.14, r * 1.0] }),
        worn({ ball: [0, head - r * 0.75, -r * 0.05], size: [r * 0.9, r * 0.5, r * 0.75] }),
      ]
    case 'turban':
      return [
        dome(0.5, 1.12),
        worn({ ring: [0, head + r * 0.42, -r * 0.02], radius: r * 0.98, thick: r * 0.24 }),
        worn({ ball: [0, head + r * 0.6, r * 1.05], size: r * 0.14 }, second),
      ]
    case 'bubble':
      return [
        worn({ ball: [0, head + r * 0.05, -r * 0.28], size: [r * 1.26, r * 1.24, r * 1.06] }),
        worn({ ring: [0, head, r * 0.42], radius: r * 1.02, thick: r * 0.14, turn: [Math.PI / 2, 0, 0] }, second),
        worn({ ring: [0, head - r * 1.05, 0], radius: r * 0.7, thick: r * 0.18 }, second),
      ]
    case 'visor':
      return [
        dome(0.3, 1.16),
        worn({ ball: [0, head - r * 0.1, -r * 0.2], size: [r * 1.12, r * 1.0, r * 0.95] }),
        worn({ ring: [0, head + r * 0.25, r * 0.1], radius: r * 1.1, thick: r * 0.1 }, second),
        worn(
          {
            rod: [
              [0, head + r * 1.0, -r * 0.2],
              [0, head + r * 1.6, -r * 0.7],
            ],
            thick: [r * 0.14, r * 0.22],
          },
          '#c8313a',
        ),
      ]
    case 'pirate':
      return [
        dome(0.45, 1.08),
        worn({
          slab: [0, over + r * 0.12, r * 0.72],
          outline: [
            [-r * 1.25, 0],
            [-r * 0.7, -r * 0.22],
            [r * 0.7, -r * 0.22],
            [r * 1.25, 0],
            [r * 0.5, r * 0.62],
            [0, r * 0.78],
            [-r * 0.5, r * 0.62],
          ],
          thick: r * 0.2,
          turn: [0, Math.PI / 2, 0],
        }),
        worn({ ball: [0, over + r * 0.3, r * 0.86], size: [r * 0.2, r * 0.2, r * 0.08] }, '#f3efe6'),
      ]
  }
}
