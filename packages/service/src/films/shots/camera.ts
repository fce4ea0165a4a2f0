import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { ShotCamera } from '@kinora/media/engine/contract'

export type Move = NonNullable<ShotCamera['move']>
/** From far to near: the place, a whole person, from the waist up, a detail. */
export type Size = Extract<ShotCamera['size'], 'wide' | 'whole' | 'waist' | 'bust'>

const CALM: ReadonlySet<Move> = new Set(['push', 'pull', 'orbit', 'pan-left', 'pan-right', 'tilt-up', 'tilt-down'])

/** The camera of a shot, as scene documents have it. Without a size the document decides. */
export const cameraOf = (move: Move, size?: Size): ShotCamera => ({
  ...(size && { size }),
  move,
  ...(CALM.has(move) && { speed: 'slow' as const }),
})

/** A suitable move for each shot, never the same as in the previous shot. */
export function movesFor(choices: readonly (readonly [Move, ...Move[]])[], seeded: SeededRandom): Move[] {
  const moves: Move[] = []
  for (const suited of choices) {
    const [first, ...others] = suited.filter(move => move !== moves.at(-1) && move !== moves.at(-2))
    const [second, ...rest] = suited.filter(move => move !== moves.at(-1))
    moves.push(first ? seeded.pick([first, ...others]) : second ? seeded.pick([second, ...rest]) : suited[0])
  }
  return moves
}

/** A shot before it is filmed: its scene, and whether somebody in it speaks. */
export type EditedShot = { scene: number; isSpoken?: boolean }

/**
 * The size of each shot. A scene is established from far; then come the action, a detail and the reaction, and so on.
 * Who speaks is seen from the waist up. Scenes of one shot alternate between far and near, and a film of one scene ends
 * from far, as it began.
 */
export function sizesFor(shots: readonly EditedShot[]): Size[] {
  const scenes = new Set(shots.map(({ scene }) => scene))
  const isOneScene = scenes.size === 1
  const isEachOnce = !isOneScene && scenes.size === shots.length
  const sizes: Size[] = []
  for (const [at, { scene, isSpoken }] of shots.entries()) {
    const nth = isEachOnce ? at % 2 : at - shots.findIndex(one => one.scene === scene)
    const isEnd = isOneScene && shots.length > 2 && at === shots.length - 1
    const usual = isEnd ? 'wide' : nth === 0 ? 'wide' : FOLLOWING[(nth - 1) % FOLLOWING.length]!
    const wanted = isSpoken && nth > 0 && !isEnd ? 'waist' : usual
    const isSame = wanted === sizes.at(-1) && scene === shots[at - 1]?.scene
    sizes.push(isSame ? OTHER[wanted] : wanted)
  }
  return sizes
}

/** The action, a detail, the reaction. */
const FOLLOWING: readonly Size[] = ['whole', 'bust', 'waist']
/** The next size where a shot would have that of the shot before. */
const OTHER: Readonly<Record<Size, Size>> = { wide: 'whole', whole: 'waist', waist: 'bust', bust: 'waist' }

/**
 * The side of each shot. Two shots in a row of one scene and one size are seen from different sides. All sides are in
 * front of the people, so that who looks to the left keeps looking to the left.
 */
export function sidesFor(shots: readonly (EditedShot & { size?: ShotCamera['size'] })[]): ShotCamera['from'][] {
  const sides: ShotCamera['from'][] = []
  for (const [at, { scene, size }] of shots.entries()) {
    const before = shots[at - 1]
    const isSame = before !== undefined && before.scene === scene && before.size === size
    sides.push(isSame ? (sides[at - 1] === 'front-left' ? 'front-right' : 'front-left') : undefined)
  }
  return sides
}
