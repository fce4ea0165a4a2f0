import type { Body, Part, Point } from './body.ts'
import { partsExtent } from './extent.ts'
import { box, ring } from './kits/thing.ts'

/** So many layers are told from each other. */
const MOST = 7
/** Of its size along the axis: parts that are nearer to each other are one layer. */
const ONE_LAYER = 0.05
/** Of its size: what is thinner comes apart to the front, all else upwards. */
const THIN = 0.45
/** Of its size: how far all layers are spread. */
const [SPREAD_FLAT, SPREAD_UP] = [1.15, 0.75]

const middle = ({ low, high }: { low: Point; high: Point }, axis: 0 | 1 | 2): number => (low[axis] + high[axis]) / 2

/** What is in a flat machine: a board with its chips, a battery and a coil, within its walls. */
function innards(low: Point, high: Point): Part[][] {
  const [x, y, z] = [0, 1, 2].map(axis => middle({ low, high }, axis as 0 | 1 | 2)) as [number, number, number]
  const [wide, tall, deep] = [high[0] - low[0], high[1] - low[1], 0.2 * (high[2] - low[2])]
  const plate = (colour: string, share: number, more = {}): Part =>
    box([x, y, z], [share * wide, share * tall, deep], colour, { round: 0.3 * deep, ...more })
  const chip = (across: number, up: number, side: number): Part =>
    box(
      [x + across * wide, y + up * tall, z + 0.5 * deep],
      [side * wide, side * wide, 0.6 * deep],
      up > 0 ? '#1c1e26' : '#d8b45a',
      { round: 0.1 * deep },
    )
  return [
    [plate('#3a3e48', 0.66), box([x, y + 0.24 * tall, z], [0.3 * wide, 0.03 * tall, 1.2 * deep], '#e8c04a')],
    [
      plate('#2f8a58', 0.74),
      chip(-0.16, 0.18, 0.22),
      chip(0.18, 0.1, 0.14),
      chip(0.1, -0.2, 0.2),
      chip(-0.18, -0.1, 0.12),
    ],
    [
      ring([x, y, z], 0.2 * Math.min(wide, tall), 0.4 * deep, '#d08a4a', {
        turn: [Math.PI / 2, 0, 0],
        material: 'metal',
      }),
    ],
  ]
}

/** A body of which each layer has a bone of its own, and where those go when it comes apart. */
export function takeApart(body: Body): Body {
  const whole = partsExtent(body.parts)
  const { low, high } = whole
  const [wide, tall, deep] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]] as const
  const isFlat = deep < THIN * Math.min(wide, tall)
  const axis = isFlat ? 2 : 1
  const size = isFlat ? deep : tall
  const layers: { at: number; parts: Part[] }[] = []
  const placed = body.parts.map(part => ({ part, at: middle(partsExtent([part]), axis) }))
  for (const { part, at } of placed.toSorted((a, b) => a.at - b.at)) {
    const last = layers.at(-1)
    if (last && (at - last.at < ONE_LAYER * size || layers.length === MOST)) last.parts.push(part)
    else layers.push({ at, parts: [part] })
  }
  const shells = layers.map(({ parts }) => parts)
  const inner = isFlat ? innards(low, high) : []
  const half = Math.ceil(shells.length / 2)
  const all = [...shells.slice(0, half), ...inner, ...shells.slice(half)]
  const spread = isFlat ? SPREAD_FLAT * Math.max(wide, tall) : SPREAD_UP * tall
  const gap = spread / Math.max(1, all.length - 1)
  const layerOf = (nth: number): string => `layer.${nth}`
  return {
    ...body,
    bones: [
      { name: 'all', at: [0, 0, 0] },
      ...all.map((_, nth) => ({ name: layerOf(nth), parent: 'all', at: [0, 0, 0] as Point })),
    ],
    parts: all.flatMap((parts, nth) => parts.map(part => ({ ...part, bone: layerOf(nth) }))),
    sockets: Object.fromEntries(Object.entries(body.sockets).map(([name, { at }]) => [name, { bone: 'all', at }])),
    layers: Object.fromEntries(
      all.map((_, nth) => [layerOf(nth), isFlat ? [0, 0, (nth - (all.length - 1) / 2) * gap] : [0, nth * gap, 0]]),
    ),
  }
}
