import type { SeededRandom } from '../core/seeded-random.ts'
import type { ShotCamera } from '../engine/contract.ts'

export type Move = NonNullable<ShotCamera['move']>
/** From far to near: the place, a whole person, from the waist up, a detail. */
export type Size = Extract<ShotCamera['size'], 'wide' | 'whole' | 'waist' | 'bust'>

const CALM: ReadonlySet<Move> = new Set(['push', 'pull', 'orbit', 'pan-left', 'pan-right', 'tilt-up', 'tilt-down'])

/** The camera of a shot, as scene documents have it. Without a size the document decides. */
export const cameraOf = (move: Move, size?: ShotCamera['size']): ShotCamera => ({
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

/**
 * The side of each shot. Two shots in a row of one scene and one size are seen from different sides. All sides are in
 * front of the people, so that who looks to the left keeps looking to the left.
 */
export function sidesFor(shots: readonly { scene: number; size?: ShotCamera['size'] }[]): ShotCamera['from'][] {
  const sides: ShotCamera['from'][] = []
  for (const [at, { scene, size }] of shots.entries()) {
    const before = shots[at - 1]
    const isSame = before !== undefined && before.scene === scene && before.size === size
    sides.push(isSame ? (sides[at - 1] === 'front-left' ? 'front-right' : 'front-left') : undefined)
  }
  return sides
}
