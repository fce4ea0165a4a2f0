import type { Body, Part, Point } from '../body.ts'
import { ball, buildThing, ring, rod, slab } from '../kits/thing.ts'
import { glass } from './glass.ts'

/** Bicycles and what is ridden like them. */
export function cycle(colour: string, kind: 'bicycle' | 'motorbike' | 'scooter'): Body {
  const r = kind === 'scooter' ? 0.24 : 0.34
  const [front, back] = kind === 'scooter' ? [0.55, -0.45] : [0.56, -0.52]
  const fat = kind === 'motorbike' ? 0.34 : kind === 'scooter' ? 0.3 : 0.13
  const wheel = (name: string, z: number): Part[] => [
    ring([0, r, z], r * (1 - fat), r * fat, '#2c2a30', { bone: name, turn: [0, 0, Math.PI / 2] }),
    ball([0, r, z], [0.05, r * 0.16, r * 0.16], '#b8b8c0', { bone: name }),
    ...(kind === 'bicycle'
      ? [0, 1, 2, 3].map(i =>
          rod(
            [0, r - Math.cos((i * Math.PI) / 4) * r * 0.85, z - Math.sin((i * Math.PI) / 4) * r * 0.85],
            [0, r + Math.cos((i * Math.PI) / 4) * r * 0.85, z + Math.sin((i * Math.PI) / 4) * r * 0.85],
            0.009,
            '#c8c8d0',
            { bone: name },
          ),
        )
      : [ball([0, r, z], [0.07, r * 0.5, r * 0.5], '#c8c8d0', { bone: name })]),
  ]
  const tube = (a: Point, b: Point, thick = 0.028): Part => rod(a, b, thick, colour)
  const body: Record<typeof kind, Part[]> = {
    bicycle: [
      tube([0, r, back], [0, 0.36, 0]),
      tube([0, 0.36, 0], [0, 0.86, -0.16]),
      tube([0, 0.36, 0], [0, 0.82, 0.4]),
      tube([0, 0.78, -0.13], [0, 0.84, 0.4]),
      tube([0, 0.74, -0.12], [0, r, back]),
      tube([0, 0.98, 0.36], [0, r, front]),
      rod([-0.26, 1.02, 0.3], [0.26, 1.02, 0.3], 0.022, '#3a3a42'),
      ball([0, 0.92, -0.17], [0.1, 0.05, 0.16], '#3a2f2a'),
      ball([0, 0.36, 0], [0.04, 0.1, 0.1], '#8a8a94'),
    ],
    motorbike: [
      ball([0, 0.5, 0.02], [0.16, 0.2, 0.32], '#4a4a54', glass),
      ball([0, 0.78, 0.14], [0.17, 0.15, 0.28], colour, glass),
      ball([0, 0.78, -0.32], [0.15, 0.08, 0.32], '#2c2a30'),
      tube([0, 0.95, 0.36], [0, r, front], 0.05),
      rod([-0.32, 1.02, 0.28], [0.32, 1.02, 0.28], 0.028, '#3a3a42'),
      ball([0, 0.86, 0.5], [0.12, 0.12, 0.1], '#fdf3cf', { material: 'glowing' }),
      rod([0.16, 0.36, 0.1], [0.16, 0.4, -0.75], [0.05, 0.07], '#b8b8c0', glass),
    ],
    scooter: [
      slab(
        [0, 0, 0],
        [
          [-0.6, 0.3],
          [0.4, 0.22],
          [0.46, 0.34],
          [-0.1, 0.36],
          [-0.2, 0.66],
          [-0.7, 0.68],
        ],
        0.32,
        colour,
        glass,
      ),
      tube([0, 1.0, 0.42], [0, r, front], 0.06),
      ball([0, 0.62, 0.5], [0.2, 0.3, 0.08], colour, glass),
      ball([0, 0.74, -0.42], [0.15, 0.07, 0.3], '#4a3428'),
      rod([-0.3, 1.0, 0.36], [0.3, 1.0, 0.36], 0.025, '#3a3a42'),
      ball([0, 0.98, 0.5], [0.1, 0.1, 0.08], '#fdf3cf', { material: 'glowing' }),
    ],
  }
  return buildThing({
    bones: [
      { name: 'wheel.0', at: [0, r, front] },
      { name: 'wheel.1', at: [0, r, back] },
    ],
    parts: [...wheel('wheel.0', front), ...wheel('wheel.1', back), ...body[kind]],
    sockets: {
      seat: [0, kind === 'bicycle' ? 0.93 : 0.8, kind === 'bicycle' ? -0.17 : -0.28],
      top: [0, 0.93, -0.2],
      bars: [0, 1.04, 0.3],
      ...(kind === 'bicycle' && { pedals: [0, 0.36, 0] as Point }),
    },
  })
}
