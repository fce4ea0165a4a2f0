import type { SceneShot } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { Posed } from './posed.ts'
import type { View } from './view.ts'

const centreOf = ({ box: { low, high } }: Posed): Point => [
  (low[0] + high[0]) / 2,
  (low[1] + high[1]) / 2,
  (low[2] + high[2]) / 2,
]

/** The position of the followed target in the place. */
export const placeOfTarget = (posed: Posed | undefined, { camera }: SceneShot): Point | undefined =>
  posed && ((camera?.size === 'eyes' ? posed.face?.eyes : posed.face?.at) ?? centreOf(posed))

/** Shot sizes whose frame is too narrow for a moving target. */
const NARROW: ReadonlySet<string> = new Set(['eyes', 'face', 'hands', 'bust', 'waist'])

export const isNarrow = ({ camera }: Pick<SceneShot, 'camera'>): boolean => NARROW.has(camera?.size ?? '')

/** The camera follows its target. */
export const isFollowing = ({ camera = {} }: SceneShot): boolean =>
  camera.move === 'follow' || (isNarrow({ camera }) && (camera.target?.length ?? 0) <= 1)

/** The target that the camera follows. */
export function followed(shot: SceneShot, company: Company, { eyesOf }: View): string | undefined {
  if (eyesOf || !isFollowing(shot)) return undefined
  const [target] = shot.camera?.target ?? []
  const all = target === undefined ? [] : company.of(target)
  return all.length === 1 ? all[0]!.id : undefined
}
