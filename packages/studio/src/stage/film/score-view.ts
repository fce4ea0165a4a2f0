import type { SceneShot } from '@kinora/media/scene/scene-schema'
import { isAlive } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { Shape, Shown } from './measure-shown.ts'
import type { Subject } from './subjects.ts'
import type { View } from './view.ts'

/** Scores a camera: targets complete, not hidden, large enough, with visible faces. */
export function scoreOf(
  subjects: readonly Subject[],
  shown: ReadonlyMap<string, Shown>,
  { actions = [], speech = [], camera }: SceneShot,
  company: Company,
  past: string | undefined,
): number {
  let [sum, weights, worst] = [0, 0, 1]
  let [faces, faced] = [0, 0]
  const active = new Set(
    [...actions.map(({ who }) => who), ...speech.flatMap(({ who }) => who ?? [])].flatMap(name =>
      company.of(name).map(({ id }) => id),
    ),
  )
  for (const { ids, weight, target, isRead } of subjects)
    for (const id of ids) {
      const one = shown.get(id)
      if (!one || id === past) continue
      const own = ((isRead ? READ : 1) * weight) / Math.sqrt(ids.length)
      const tell = Math.min(1, one.high / TELLING)
      const quality = isRead
        ? Math.min(1, one.visible / READABLE)
        : Math.min(1, one.visible / ENOUGH) * (0.7 + 0.3 * tell)
      sum += own * quality
      weights += own
      if (target !== undefined) worst = Math.min(worst, quality)
      const [performer] = company.of(id)
      if (performer && isAlive(performer) && (target !== undefined || active.has(id))) {
        const matters = active.has(id) ? 1 : 0.35
        faces += matters * one.face
        faced += matters
      }
    }
  const all = weights > 0 ? sum / weights : 1
  const seenPast = past === undefined ? 1 : shoulderShown(shown.get(past))
  const face = faced > 0 ? faces / faced : 1
  // A camera with a given side does not leave it for one face among several.
  const isAlone = new Set(subjects.flatMap(one => one.target ?? [])).size < 2
  const forFace = camera?.from === undefined || isAlone ? 0.2 : 0.1
  return ((1 - forFace) * (0.69 * all + 0.31 * worst) + forFace * face) * seenPast
}
/** The shares of the frame's height, of a body's surface and of letters above which the score does not rise. */
const [TELLING, ENOUGH, READABLE] = [0.08, 0.7, 0.96]

/** The weight of letters against other subjects: partly hidden letters cannot be read. */
const READ = 3

/** In an over-the-shoulder view, the near person is in the frame but does not fill it. */
function shoulderShown(shown: Shown | undefined): number {
  const area = shown?.area ?? 0
  return area < 0.015 ? 0.55 : area > 0.45 ? 0.4 : 1
}

/** A camera inside a body, or so near that it blocks the view. */
export function crowding(
  { eye, distance, yaw, eyesOf }: View,
  moments: readonly (readonly Shape[])[],
  past: string | undefined,
): number {
  const near = Math.min(0.3, 0.3 * distance)
  let nearest = near
  for (const shapes of moments)
    for (const { id, box } of shapes) {
      if (!box || id === eyesOf || id === past) continue
      const [x, y, z] = ([0, 1, 2] as const).map(
        axis => Math.min(box.high[axis], Math.max(box.low[axis], eye[axis])) - eye[axis],
      ) as [number, number, number]
      const isBehind = x * Math.sin(yaw) + z * Math.cos(yaw) < 0
      if (!isBehind) nearest = Math.min(nearest, Math.hypot(x, y, z))
    }
  return 0.6 * (1 - nearest / near)
}
