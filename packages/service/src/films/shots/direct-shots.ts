import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { ShotCamera } from '@kinora/media/engine/contract'
import type { ScriptShot } from '@kinora/media/script/script-schema'
import { cameraOf, type Move, movesFor, type Size } from '@kinora/media/shots/camera'
import { type EditedShot, type Purpose, purposesFor, sizeFor } from '@kinora/media/shots/edit-shots'

const MOVES: Record<Size, readonly [Move, ...Move[]]> = {
  wide: ['push', 'pan-right', 'drift', 'crane-up'],
  whole: ['push', 'track-right', 'pan-left', 'orbit'],
  // Near a face, large moves leave it.
  waist: ['drift', 'push', 'still'],
  bust: ['tilt-up', 'push', 'track-left', 'tilt-down'],
}
/** The last shot leaves its subject; letters over it stay in place. */
const LAST: readonly [Move, ...Move[]] = ['pull', 'crane-up']
const LETTERED: readonly [Move, ...Move[]] = ['pull', 'drift']

/** What the script says about the direction of a shot. */
type WrittenShot = EditedShot & Pick<ScriptShot, 'purpose' | 'camera' | 'title'>

export type DirectedShot = { purpose: Purpose; camera: ShotCamera }

/** The purpose and the camera of each shot: as written, the rest by the rules of editing. */
export function directShots(shots: readonly WrittenShot[], seeded: SeededRandom): DirectedShot[] {
  const usual = purposesFor(shots)
  const purposes = shots.map(({ purpose }, at) => purpose ?? usual[at]!)
  const sizeOf = (at: number): NonNullable<ShotCamera['size']> => shots[at]?.camera?.size ?? sizeFor(purposes[at]!)
  const isLast = (at: number): boolean => at > 0 && at === shots.length - 1
  const moves = movesFor(
    shots.map(({ camera, title }, at) => {
      if (camera?.move) return [camera.move]
      if (title?.style === 'end card') return LETTERED
      const size = sizeOf(at)
      return isLast(at) ? LAST : MOVES[size in MOVES ? (size as Size) : 'bust']
    }),
    seeded,
  )
  return shots.map(({ camera }, at) => {
    if (camera && Object.keys(camera).length === 0) return { purpose: purposes[at]!, camera: {} }
    const { speed, from } = camera ?? {}
    const directed = cameraOf(moves[at]!, sizeOf(at))
    return { purpose: purposes[at]!, camera: { ...directed, ...(speed && { speed }), ...(from && { from }) } }
  })
}
