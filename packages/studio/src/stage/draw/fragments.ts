import { buildMesh } from '../../bodies/build-mesh.ts'
import type { Body, Part, Point } from '../../bodies/body.ts'
import type { Event } from '../../bodies/motion/actions.ts'
import { motionScope } from '../../bodies/motion/motion-scope.ts'
import { type Matrix, moving, multiply, normalise, stretching, subtract, turning } from '../../bodies/vectors.ts'
import { readData } from '../../data-files/read-data.ts'
import { number } from '../../formulas/parse-formula.ts'
import { parseSteps, type Step, type Steps } from '../../formulas/run-steps.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { TONGUE } from './effects.ts'
import type { Posable, Rasteriser } from '../../raster/rasteriser.ts'

/**
 * Small pieces that fly, fall or flow from a source: after an event that happens once, or while work continues. The
 * steps set for each piece its `width`, its height `y`, and its distance from the source: `far` ahead and `aside`.
 */
type FragmentRow = { colours: readonly string[]; event?: readonly Step[]; work?: readonly Step[] }

const ROWS = readData<Readonly<Record<FragmentKind, FragmentRow>>>('stage/fragments.json')

export type FragmentKind = 'shards' | 'drops' | 'fire' | 'dust' | 'earth' | 'grain' | 'tears' | 'spatter'

/** Pieces in the rasteriser's memory. */
export type Fragments = { kind: FragmentKind; posable: Posable; source: 'event' | 'work' }

const COUNT = 28

const BY_EVENT: Partial<Record<Event, FragmentKind>> = {
  burst: 'fire',
  shatter: 'shards',
  crash: 'shards',
  scattered: 'shards',
  breach: 'drops',
  dive: 'drops',
  'take-off': 'fire',
}
/** The pieces of events; undefined if they have none. */
export function fragmentsFor(events: readonly Event[], isFiery: boolean, isBird: boolean): FragmentKind | undefined {
  // A bird takes off without fire.
  const happens = isBird ? events.filter(one => one !== 'take-off') : events
  const kind = happens.map(one => BY_EVENT[one]).find(one => one !== undefined)
  // A balloon bursts into pieces, a bomb into fire.
  return kind === 'fire' && !isFiery ? 'shards' : kind
}

const meshes = new Map<string, Mesh>()
const programs = new Map<string, Steps>()

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
): Fragments {
  const colours = kind === 'shards' && own.length > 0 ? own.slice(0, 4) : ROWS[kind].colours
  const key = `${kind}/${colours.join()}`
  const mesh = meshes.get(key) ?? buildMesh(buildFragments(kind, colours))
  if (meshes.size > 24) meshes.clear()
  meshes.set(key, mesh)
  return { kind, source, posable: rasteriser.add({ mesh }) }
}

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

/** Position and size of each piece. */
export function fragmentsAt(
  kind: FragmentKind,
  source: Fragments['source'],
  { since, from, groundY, size, yaw = 0 }: FragmentScene,
): { at: Point; size: number }[] {
  const key = `${kind}/${source}`
  const run = programs.get(key) ?? parseSteps(ROWS[kind][source] ?? [])
  programs.set(key, run)
  return Array.from({ length: COUNT }, (_, nth) => {
    const own = { nth, angle: nth * GOLDEN, a: share(nth, 0.618), b: share(nth, 0.414) }
    const piece = motionScope({ since, fromY: from[1], groundY, size, y: 0, far: 0, aside: 0, width: 0, ...own }, [])
    run(piece)
    const [far, aside, y, width] = ['far', 'aside', 'y', 'width'].map(name => number(piece.values.get(name))) as [
      number,
      number,
      number,
      number,
    ]
    const x = from[0] + Math.sin(yaw) * far + Math.cos(yaw) * aside
    return { at: [x, y, from[2] + Math.cos(yaw) * far - Math.sin(yaw) * aside] as const, size: width }
  })
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
export function poseFragments({ kind, posable, source }: Fragments, scene: FragmentScene): void {
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
  posable.pose(bones, { at: scene.from, radius: reach, groundY: scene.groundY, glow: kind === 'fire' ? 1 : 0 })
}
