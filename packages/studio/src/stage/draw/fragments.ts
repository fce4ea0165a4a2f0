import { buildMesh } from '../../bodies/build-mesh.ts'
import type { Body, Part, Point } from '../../bodies/body.ts'
import type { Action, Event } from '../../bodies/motion/actions.ts'
import { type Matrix, moving, multiply, normalise, stretching, subtract, turning } from '../../bodies/vectors.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { TONGUE } from './effects.ts'
import type { Posable, Rasteriser } from '../../raster/rasteriser.ts'

/** Small pieces that fly, fall or flow where something happens. */
export type FragmentKind = 'shards' | 'drops' | 'fire' | 'dust' | 'earth' | 'grain' | 'tears' | 'spatter' | 'fountain'

/** Pieces in the rasteriser's memory; `work` continues with hand work, `event` happens once. */
export type Fragments = { kind: FragmentKind; posable: Posable; source: 'event' | 'work' }

const COUNT = 28

const COLOURS: Record<Exclude<FragmentKind, 'shards'>, readonly string[]> = {
  drops: ['#bfe3f4', '#8fcbe8', '#e6f5fb'],
  spatter: ['#dff1fa', '#bfe3f4', '#f4fafd'],
  fountain: ['#dff1fa', '#bfe3f4', '#f4fafd'],
  tears: ['#bfe3f4', '#8fcbe8', '#e6f5fb'],
  fire: ['#ffb02e', '#ff7a1a', '#ffd86b', '#e2481c', '#6b6259'],
  dust: ['#d9cfbf', '#c8bca8'],
  earth: ['#6b4a30', '#7d5a3c', '#553a26'],
  grain: ['#fbf8f0', '#ece6d8'],
}

const BY_EVENT: Partial<Record<Event, FragmentKind>> = {
  burst: 'fire',
  shatter: 'shards',
  crash: 'shards',
  scattered: 'shards',
  breach: 'drops',
  dive: 'drops',
  'take-off': 'fire',
}
const BY_WORK: Partial<Record<Action, FragmentKind>> = {
  'shake-off': 'spatter',
  wade: 'spatter',
  'trunk-spray': 'fountain',
  pour: 'drops',
  dig: 'earth',
  sweep: 'dust',
  cry: 'tears',
  shower: 'drops',
}

/** The pieces of an action or event; undefined if it has none. */
export function fragmentsFor(
  events: readonly Event[],
  gestures: readonly Action[],
  isFiery: boolean,
  isBird = false,
): { kind: FragmentKind; source: Fragments['source'] } | undefined {
  // A bird takes off without fire.
  const happens = isBird ? events.filter(one => one !== 'take-off') : events
  const event = happens.map(one => BY_EVENT[one]).find(one => one !== undefined)
  // A balloon bursts into pieces; a bomb bursts into fire.
  if (event) return { kind: event === 'fire' && !isFiery ? 'shards' : event, source: 'event' }
  const work = gestures.map(one => BY_WORK[one]).find(one => one !== undefined)
  return work && { kind: work, source: 'work' }
}

const meshes = new Map<string, Mesh>()

/** A third of a turn between pieces: all directions differ without a seed. */
const GOLDEN = 2.399963
const share = (nth: number, by: number): number => (nth * by) % 1

function buildFragments(kind: FragmentKind, colours: readonly string[]): Body {
  const parts = Array.from({ length: COUNT }, (_, nth): Part => {
    const colour = colours[nth % colours.length]!
    const look = { bone: `fragment.${nth}`, colour, apart: true } as const
    // Tongues that shoot out of a bright middle.
    if (kind === 'fire' && nth % 4 !== 0)
      return { lathe: [0, 0, 0], profile: TONGUE, ...look, material: 'glowing' as const }
    if (kind !== 'shards')
      return { ball: [0, 0, 0], size: 1, ...look, ...(kind === 'fire' && { material: 'glowing' as const }) }
    const long = 0.8 + 0.9 * share(nth, 0.37)
    return { box: [0, 0, 0], size: [long, 1.7 - 0.6 * long, 0.35], round: 0.05, ...look }
  })
  const bones = parts.map(({ bone }) => ({ name: bone, at: [0, 0, 0] as Point }))
  return { bones, parts, cell: 0.4, flow: 0.05, sockets: {} }
}

/** Creates pieces; those of a thing have its colours. */
export function createFragments(
  rasteriser: Rasteriser,
  { kind, source }: { kind: FragmentKind; source: Fragments['source'] },
  own: readonly string[],
  hue?: string,
): Fragments {
  const colours =
    (kind === 'drops' || kind === 'earth') && hue
      ? [hue]
      : kind === 'shards'
        ? own.length > 0
          ? own.slice(0, 4)
          : ['#c8c0b4']
        : COLOURS[kind]
  const key = `${kind}/${colours.join()}`
  const mesh = meshes.get(key) ?? buildMesh(buildFragments(kind, colours))
  if (meshes.size > 24) meshes.clear()
  meshes.set(key, mesh)
  return { kind, source, posable: rasteriser.add({ mesh }) }
}

/** Speed in metres a second, and drag: pieces fly gently. */
const GRAVITY = 5.5

export type FragmentScene = {
  /** Seconds since the event, or since the start of the shot for continuous work. */
  since: number
  /** The source, and the height of ground or water there. */
  from: Point
  groundY: number
  /** The size of the source, metres. */
  size: number
  /** The direction of the throw, if any: radians from away. */
  yaw?: number
}

/** Position and size of each piece; hidden pieces are omitted. */
export function fragmentsAt(
  kind: FragmentKind,
  source: Fragments['source'],
  scene: FragmentScene,
): { at: Point; size: number }[] {
  const { since, from, groundY, size, yaw = 0 } = scene
  return Array.from({ length: COUNT }, (_, nth) => {
    const angle = nth * GOLDEN
    const [a, b] = [share(nth, 0.618), share(nth, 0.414)]
    if (source === 'work') return flowing(kind, scene, nth, a, b)
    if (kind === 'fire' && yaw > 50) return below(scene, nth, a, b)
    if (kind === 'drops') {
      // A crown of water: up and out, then down.
      const out = size * (0.25 + 0.75 * a) * since * 1.3
      const y = (1.2 + 1.3 * b) * Math.sqrt(size) * 1.5 * since - GRAVITY * since * since
      return piece(
        [from[0] + Math.sin(angle) * out, groundY + y, from[2] + Math.cos(angle) * out * 0.5],
        y < 0 || since > 1.2 ? 0 : size * (0.016 + 0.018 * b),
      )
    }
    const spread = kind === 'fire' ? 1.25 : 0.95
    const far = size * spread * (0.25 + 0.75 * a) * (1 - Math.exp(-2.6 * since))
    const rise = kind === 'fire' ? size * (b - 0.25) * 1.9 * (1 - Math.exp(-2.4 * since)) : size * 1.3 * b * since
    const down = kind === 'fire' ? 0.12 * size * since * since : GRAVITY * 0.5 * since * since * Math.max(0.4, size)
    const y = Math.max(groundY + 0.03 * size, from[1] + rise - down)
    const puff =
      kind === 'fire' ? size * (0.03 + 0.06 * a) * (0.6 + 0.5 * Math.min(1, since)) : size * (0.05 + 0.06 * a)
    const fades = kind === 'fire' ? Math.max(0, 1 - Math.max(0, since - 1.2) / 1.6) : 1
    return piece([from[0] + Math.sin(angle) * far, y, from[2] + Math.cos(angle) * far * 0.6], puff * fades)
  })
}

const piece = (at: Point, size: number): { at: Point; size: number } => ({ at, size })

/** Continuous pouring, falling or rising from a point. */
function flowing(
  kind: FragmentKind,
  { since, from, groundY, size, yaw = 0 }: FragmentScene,
  nth: number,
  a: number,
  b: number,
) {
  const period = kind === 'dust' ? 1.4 : kind === 'earth' ? 1.8 : 0.75
  const part = (since / period + nth / COUNT) % 1
  const along = (far: number, aside: number): [number, number] => [
    from[0] + Math.sin(yaw) * far + Math.cos(yaw) * aside,
    from[2] + Math.cos(yaw) * far - Math.sin(yaw) * aside,
  ]
  if (kind === 'dust') {
    const [x, z] = along(size * (0.1 + 0.35 * a * part), size * 0.3 * (b - 0.5))
    return piece([x, groundY + size * (0.03 + 0.16 * part * b), z], size * 0.022 * (1 - part))
  }
  if (kind === 'earth') {
    const [x, z] = along(size * (0.5 * part), size * 0.14 * (b - 0.5))
    const y = groundY + size * (0.05 + 1.5 * part * (1 - part) * (0.4 + 0.4 * a))
    return piece([x, y, z], size * (0.018 + 0.02 * b))
  }
  if (kind === 'fountain') {
    // A whale's blow: up in an arc, and down on its back.
    const [x, z] = along(size * part * (0.3 + 0.5 * a), size * 0.3 * (b - 0.5) * part)
    const y = from[1] + size * (0.95 * part * (0.7 + 0.3 * b) - 1.15 * part * part)
    return piece([x, Math.max(groundY, y), z], size * (0.012 + 0.014 * b))
  }
  if (kind === 'spatter') {
    // In all directions, as from a wheel.
    const angle = nth * GOLDEN
    const out = size * (0.25 + 0.75 * part)
    const y = from[1] + size * (Math.cos(angle) * 0.6 * part + 0.35 * part - 0.9 * part * part)
    return piece(
      [...along(size * 0.7 * (b - 0.5), Math.sin(angle) * out)].toSpliced(
        1,
        0,
        Math.max(groundY, y),
      ) as unknown as Point,
      size * (0.018 + 0.016 * a) * (1 - 0.5 * part),
    )
  }
  const [x, z] = along(size * 0.06 * part * (kind === 'tears' ? 0.4 : 1), size * 0.02 * (b - 0.5))
  const y = from[1] + (groundY - from[1]) * part ** 1.7
  return piece([x, y, z], size * (kind === 'tears' ? (nth % 4 === 0 ? 0.016 : 0) : 0.009 + 0.005 * a))
}

/** The exhaust of a launch. */
function below({ since, from, groundY, size }: FragmentScene, nth: number, a: number, b: number) {
  const part = (since / 0.7 + nth / COUNT) % 1
  const y = Math.max(groundY + 0.02 * size, from[1] - size * 0.75 * part)
  const out = size * 0.22 * part * (a - 0.5)
  return piece([from[0] + out, y, from[2] + size * 0.1 * (b - 0.5)], size * 0.075 * (1 - 0.7 * part))
}

/** Tongues of fire are long. */
const sized = (kind: FragmentKind, nth: number, size: number): Point =>
  kind === 'fire' && nth % 4 !== 0 ? [0.8 * size, 2.6 * size, 0.8 * size] : [size, size, size]

/** Rotated so that upright pieces point away from their origin. */
function outward(at: Point, from: Point): Matrix {
  const [x, y, z] = normalise(subtract(at, from))
  return turning([Math.acos(Math.max(-1, Math.min(1, y))), Math.atan2(x, z), 0])
}

/** Poses the pieces for the frame that is being drawn. */
export function poseFragments({ kind, posable, source }: Fragments, scene: FragmentScene, glow: number): void {
  const pieces = fragmentsAt(kind, source, scene)
  const bones = new Float32Array(COUNT * 12)
  let reach = 0.1
  for (const [nth, { at, size }] of pieces.entries()) {
    const turned =
      kind === 'fire' ? outward(at, scene.from) : turning([nth + 3 * scene.since * (nth % 3), nth * 1.7, nth * 0.6])
    // A size of zero would have no lit sides.
    const matrix: Matrix = multiply(moving(at), multiply(turned, stretching(sized(kind, nth, Math.max(1e-5, size)))))
    bones.set(matrix, nth * 12)
    reach = Math.max(reach, Math.hypot(at[0] - scene.from[0], at[1] - scene.from[1], at[2] - scene.from[2]) + size)
  }
  posable.pose(bones, { at: scene.from, radius: reach, groundY: scene.groundY, glow: kind === 'fire' ? 1 : glow })
}
