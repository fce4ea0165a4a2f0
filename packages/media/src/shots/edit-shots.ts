import type { ScriptShot } from '../script/script-schema.ts'
import type { Size } from './camera.ts'

export type Purpose = NonNullable<ScriptShot['purpose']>

/** A shot before it is filmed. */
export type EditedShot = {
  scene: number
  /** A visible person speaks in it. */
  isSpoken?: boolean
  /** Its scene goes on in the place of the scene before. */
  isThere?: boolean
  /** Somebody moves with the whole body. */
  isMoving?: boolean
}

const SIZES: Readonly<Record<Purpose, Size>> = {
  establishing: 'wide',
  action: 'whole',
  detail: 'bust',
  reaction: 'waist',
}
/** The time that a viewer needs, relative to an average shot: a place is read, a detail is seen at once. */
const PACES: Readonly<Record<Purpose, number>> = { establishing: 1.2, action: 1.1, reaction: 0.9, detail: 0.75 }

/** From how far a shot of this purpose is seen. */
export const sizeFor = (purpose: Purpose): Size => SIZES[purpose]
/** Its length relative to an average shot. */
export const paceFor = (purpose: Purpose): number => PACES[purpose]

/**
 * The purpose of each shot. A new place is established; then come the action, a detail and the reaction, and so on. A
 * scene in the same place goes on with the action. A speaker is seen from near, who moves with the whole body is seen whole. Scenes of one shot alternate, and a film
 * of one scene ends from far, as it began.
 */
export function purposesFor(shots: readonly EditedShot[]): Purpose[] {
  const scenes = new Set(shots.map(({ scene }) => scene))
  const isOneScene = scenes.size === 1
  const isEachOnce = !isOneScene && scenes.size === shots.length
  const purposes: Purpose[] = []
  for (const [at, { scene, isSpoken = false, isThere = false, isMoving = false }] of shots.entries()) {
    const before = purposes.at(-1)
    const nth = at - shots.findIndex(one => one.scene === scene)
    const isEnd = isOneScene && shots.length > 2 && at === shots.length - 1
    const mayEstablish = isEnd || (nth === 0 && !isThere && !(isEachOnce && before === 'establishing'))
    const usual = mayEstablish ? 'establishing' : before === undefined ? 'action' : NEXT[before]
    const wanted = isSpoken && at > 0 && !isEnd && (nth > 0 || isEachOnce) ? 'reaction' : usual
    const isCropped = isMoving && isEachOnce && !isSpoken && (wanted === 'detail' || wanted === 'reaction')
    if (isCropped) {
      purposes.push(before === 'action' ? 'establishing' : 'action')
      continue
    }
    const isRepeated = wanted === before && (nth > 0 || isThere)
    purposes.push(isRepeated ? NEXT[wanted] : wanted)
  }
  return purposes
}

const NEXT: Readonly<Record<Purpose, Purpose>> = {
  establishing: 'action',
  action: 'detail',
  detail: 'reaction',
  reaction: 'action',
}
