import type { SceneShot } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import { applyTurn, multiply } from '../../bodies/vectors.ts'
import type { StagePlace } from '../resolve/resolve-place.ts'
import type { Shape } from './measure-shown.ts'
import type { Moment } from './subjects.ts'
import { surfacePoints } from './surface-points.ts'

/** All performers at a moment, and the parts of the place that the shot is about. */
export function shapesOf(moment: Moment, shot: SceneShot, place: StagePlace): Shape[] {
  const bodies = [...moment.values()]
    .filter(({ turnout }) => (turnout?.opacity ?? 1) > 0.2)
    .map((posed): Shape => {
      const { performer, world, bones, face } = posed
      const head = performer.body.bones.findIndex(({ name }) => name === 'head')
      return {
        id: performer.id,
        ...surfacePoints(posed),
        box: posed.box,
        ...(face &&
          head >= 0 && {
            face: { at: face.at, ahead: applyTurn(multiply(world, bones.matrices[head]!), [0, 0, 1]) },
          }),
      }
    })
  const named = [
    ...(shot.camera?.target ?? []),
    ...(shot.actions ?? []).flatMap(({ object, target }) => [object, target]),
    ...(shot.texts ?? []).map(({ on }) => on),
  ].filter(name => name?.startsWith(`${shot.place}/`))
  const parts = [...new Set(named)].flatMap((name): Shape[] => {
    const spot = place.room.anchor(name!.split('/')[1] ?? '')?.spots[0]
    if (!spot) return []
    const [c, s] = [Math.cos(spot.yaw), Math.sin(spot.yaw)]
    const middle = spot.face?.at ?? [spot.at[0], spot.at[1] + spot.size[1] / 2, spot.at[2]]
    const [w, h] = spot.face?.size ?? [spot.size[0], spot.size[1]]
    const points = [-0.4, -0.13, 0.13, 0.4].flatMap(across =>
      [-0.35, 0, 0.35].map((up): Point => [middle[0] + across * w * c, middle[1] + up * h, middle[2] - across * w * s]),
    )
    return [{ id: name!, points, apart: 0.2, isPlace: true }]
  })
  return [...bodies, ...parts]
}
