import { groundHeight, type PlateContext } from '../plate-context.ts'
import type { PaintedPlace } from '../places/painted-place.ts'
import { paintSolids } from '../solid-list.ts'
import { HUES } from '../../hues/hues.ts'
import { collectSolids, lampsAmong } from './collect-solids.ts'
import type { Dressing, Growth } from './dressed-place.ts'
import { plant } from './paint-open.ts'

/** How a place is dressed with something: from the depth where nobody stands any more, or with what grows there. */
type Trimming = {
  parts?: (far: number) => Dressing[]
  growth?: (far: number) => Growth[]
}

const across = (part: Dressing['part'], y: number): Trimming => ({
  parts: far => [0, 4, 9].map((more, at) => ({ part, x: 0, z: far + 0.6 + more, y: y + at * 0.5 })),
})
const grown = (kind: Growth['kind'], height: readonly [number, number], colour?: string, count = 16): Trimming => ({
  growth: far => [
    { kind, count, z: [far + 4, far + 40], x: [far * 0.5 + 2, 0.5], height, ...(colour && { colour }) },
    { kind, count: 2, z: [far * 0.9, far + 3], x: [far * 0.56 + 2, 0.12], height, ...(colour && { colour }) },
  ],
})
const scattered = (
  part: Dressing['part'],
  spots: readonly (readonly [x: number, z: number, scale: number])[],
): Trimming => ({
  parts: far => spots.map(([x, z, scale]) => ({ part, x, z: far + z, scale })),
})
const alongside = (part: Dressing['part'], every: number, turn = 0): Trimming => ({
  parts: far => [
    { part, x: far * 0.42 + 0.6, z: far * 0.95, every, until: far * 0.95 + 4 * every, turn, mirrored: true },
  ],
})

/** By the names of `trimmings.txt`. */
export const TRIMMINGS: Readonly<Record<string, Trimming>> = {
  lanterns: across('lantern-string', 3.1),
  lights: across('light-string', 3.2),
  flags: across('prayer-flags', 2.8),
  bunting: across('bunting', 3.2),
  laundry: across('laundry', 2.8),
  banners: alongside('banner', 5),
  'stone-lanterns': alongside('stone-lantern', 4),
  'street-lamps': alongside('lamp-post', 8),
  stalls: alongside('stall', 3.2, 90),
  cypresses: alongside('cypress', 6),
  palms: grown('palm', [6, 10], undefined, 10),
  pines: grown('pine', [7, 12]),
  blossoms: grown('broadleaf', [5, 7.5], '#f2a8c0'),
  maples: grown('broadleaf', [6, 9], '#c8442c'),
  ginkgos: grown('broadleaf', [7, 10], '#e8b82e'),
  willows: grown('broadleaf', [6, 9], '#8fb04a', 12),
  trees: grown('broadleaf', [7, 11]),
  reeds: {
    growth: far => [{ kind: 'reeds', count: 12, z: [far * 0.8, far + 4], x: [far * 0.36, 0.3], height: [1, 1.5] }],
  },
  heather: {
    growth: far => [
      { kind: 'bush', count: 60, z: [far * 0.7, far + 30], x: [far * 0.3, 0.7], height: [0.3, 0.7], colour: '#a85fa0' },
    ],
  },
  rocks: {
    growth: far => [{ kind: 'rock', count: 18, z: [far * 0.9, far + 12], x: [far * 0.4, 0.5], height: [0.5, 1.8] }],
  },
  acacias: scattered('acacia', [
    [-12, 16, 1.1],
    [15, 22, 1.2],
    [4, 40, 1.2],
  ]),
  lotus: scattered('lotus-bed', [
    [-5, 4, 1],
    [4, 6, 1],
    [-1, 10, 1.1],
    [9, 9, 1],
    [-11, 11, 1.1],
  ]),
  huts: scattered('hut', [
    [-8, 8, 1.1],
    [7, 12, 1.1],
    [14, 7, 1],
    [0, 20, 1.2],
  ]),
  houses: scattered('house', [
    [-11, 8, 1],
    [11, 11, 1],
    [-4, 22, 1.1],
    [8, 26, 1.1],
    [20, 18, 1],
  ]),
  tents: scattered('tent', [
    [-6, 4, 1.1],
    [6, 6, 1.1],
    [1, 12, 1.1],
  ]),
  cliffs: scattered('gorge-wall', [
    [-34, 26, 1.2],
    [34, 30, 1.3],
    [-14, 60, 1.4],
    [18, 66, 1.4],
  ]),
}

/** What the words dress the place with, behind those who stand there and beside them. */
export function paintTrimmings(context: PlateContext, painted: PaintedPlace): void {
  const { options, air } = context
  if (!options.trimmings || painted.ceiling !== undefined) return
  const far = Math.min(painted.stands[1], 9)
  const heightAt = (x: number, z: number): number => painted.floor ?? Math.max(groundHeight(context, x, z) - 0.04, 0)
  const dressing: Dressing[] = []
  const growths: Growth[] = []
  for (const { of, colour, side } of options.trimmings) {
    const trimming = TRIMMINGS[of]
    const tint = colour && HUES[colour]?.clear
    const isThere = ({ x }: { x: number }): boolean => !side || (side === 'left' ? x < 0.1 : x > -0.1)
    dressing.push(
      ...(trimming?.parts?.(far) ?? []).flatMap(one =>
        sided(one)
          .filter(isThere)
          .map(put => ({ ...put, ...(tint && { colour: tint }) })),
      ),
    )
    growths.push(...(trimming?.growth?.(far) ?? []).map(one => ({ ...one, ...(tint && { colour: tint }) })))
  }
  const solids = collectSolids(context, dressing, { isLit: air.isLit, hand: 1, heightAt })
  if (solids.length > 0)
    paintSolids(context, solids, lampsAmong(solids), {
      texel: 2.4,
      rays: 16,
      openSky: true,
      skyGain: 1.9,
      wetness: air.wet,
    })
  for (const growth of growths) plant(context, growth)
}

/** Both sides told out, so that one of them may be left empty. */
const sided = ({ mirrored, ...one }: Dressing): Dressing[] =>
  mirrored ? [one, { ...one, x: -one.x, turn: -(one.turn ?? 0) }] : [one]
