/**
 * When each point of the frame changes, 0 to 1; x and y are fractions of the frame, aspect is its width over height.
 */
export type ChangeMap = (x: number, y: number, aspect: number) => number

/** A position in frame sizes. */
type Move = readonly [x: number, y: number]

/**
 * A kind of transition: a cross-fade; through a colour; by a map with a soft edge (a fraction of the progress); with
 * pictures that move while the map reveals the second (where the first goes, where the second comes from); a zoom; or a
 * whip pan.
 */
export type TransitionWay =
  | { way: 'mix' }
  | { way: 'through'; luma: number }
  | { way: 'map'; map: ChangeMap; softness: number }
  | { way: 'move'; map: ChangeMap; firstTo: Move; secondFrom: Move; isThrown?: boolean }
  | { way: 'zoom' }

const LEFT: ChangeMap = x => 1 - x
const RIGHT: ChangeMap = x => x
const UP: ChangeMap = (_, y) => 1 - y
const DOWN: ChangeMap = (_, y) => y

// Soft, but still an edge.
const SOFT = 0.03

const wipe = (map: ChangeMap, softness = SOFT): TransitionWay => ({ way: 'map', map, softness })
const slide = (map: ChangeMap, secondFrom: Move): TransitionWay => ({ way: 'move', map, firstTo: [0, 0], secondFrom })
const push = (map: ChangeMap, secondFrom: Move, isThrown = false): TransitionWay => ({
  way: 'move',
  map,
  firstTo: [-secondFrom[0], -secondFrom[1]],
  secondFrom,
  isThrown,
})

const radiusOf: ChangeMap = (x, y, aspect) => Math.hypot((x - 0.5) * aspect, y - 0.5) / Math.hypot(aspect / 2, 0.5)
const BLINDS = 8

/** Named by the direction of the edge or picture. */
export const TRANSITIONS = {
  dissolve: { way: 'mix' },
  'fade-through-black': { way: 'through', luma: 16 },
  'fade-through-white': { way: 'through', luma: 235 },
  'wipe-left': wipe(LEFT),
  'wipe-right': wipe(RIGHT),
  'wipe-up': wipe(UP),
  'wipe-down': wipe(DOWN),
  'wipe-diagonal': wipe((x, y) => (x + y) / 2),
  'slide-left': slide(LEFT, [1, 0]),
  'slide-right': slide(RIGHT, [-1, 0]),
  'slide-up': slide(UP, [0, 1]),
  'slide-down': slide(DOWN, [0, -1]),
  'push-left': push(LEFT, [1, 0]),
  'push-right': push(RIGHT, [-1, 0]),
  'push-up': push(UP, [0, 1]),
  'push-down': push(DOWN, [0, -1]),
  'whip-left': push(LEFT, [1, 0], true),
  'whip-right': push(RIGHT, [-1, 0], true),
  'iris-open': wipe(radiusOf),
  'iris-close': wipe((x, y, aspect) => 1 - radiusOf(x, y, aspect)),
  clock: wipe((x, y, aspect) => (Math.atan2((0.5 - x) * aspect, y - 0.5) / Math.PI + 1) / 2),
  blinds: wipe((_, y) => (y * BLINDS) % 1, 0.1),
  clouds: wipe((x, y, aspect) => cloudsAt(x * aspect, y), 0.25),
  zoom: { way: 'zoom' },
} satisfies Record<string, TransitionWay>

export type TransitionKind = keyof typeof TRANSITIONS

/** Deterministic smooth noise: four octaves, about 0 to 1. */
function cloudsAt(x: number, y: number): number {
  let [sum, share, scale] = [0, 0.5, 3]
  for (let octave = 0; octave < 4; octave++) {
    sum += share * valueAt(x * scale, y * scale, octave)
    share /= 2
    scale *= 2.1
  }
  return Math.min(1, Math.max(0, (sum - 0.22) / 0.5))
}

function valueAt(x: number, y: number, octave: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const ease = (part: number): number => part * part * (3 - 2 * part)
  const [across, down] = [ease(x - left), ease(y - top)]
  const upper = mix(chanceAt(left, top, octave), chanceAt(left + 1, top, octave), across)
  const lower = mix(chanceAt(left, top + 1, octave), chanceAt(left + 1, top + 1, octave), across)
  return mix(upper, lower, down)
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share

function chanceAt(x: number, y: number, octave: number): number {
  let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(octave + 1, 0xc2b2ae3d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}
