import type { SceneShot } from '@kinora/media/scene/scene-schema'
import type { ShotPerformance } from './perform-shot.ts'
import type { Unfinished } from './timed.ts'

type Span = { from?: number; to?: number }

/** The seconds of a shot's own time at a second of the clip. They are the same at the beginning of the shot. */
export const sceneTime = ({ from, speed = 1 }: Pick<SceneShot, 'from' | 'speed'>, seconds: number): number =>
  from + (seconds - from) * speed

/** A shot in its own time: in slow motion it is shorter than in the clip. */
export function inSceneTime(shot: SceneShot): SceneShot {
  if (shot.speed === undefined) return shot
  const at = (seconds: number): number => sceneTime(shot, seconds)
  const timed = <T extends Span>(one: T): T => ({
    ...one,
    ...(one.from !== undefined && { from: at(one.from) }),
    ...(one.to !== undefined && { to: at(one.to) }),
  })
  return {
    ...shot,
    to: at(shot.to),
    ...(shot.actions && { actions: shot.actions.map(timed) }),
    ...(shot.looks && { looks: shot.looks.map(timed) }),
    ...(shot.speech && { speech: shot.speech.map(timed) }),
  }
}

/** An action that goes on from the shot before, in the time of this one. */
export const goesOn = (shot: SceneShot, one: Unfinished): Unfinished => ({
  ...one,
  from: sceneTime(shot, one.from),
  to: sceneTime(shot, one.to),
})

/** A performance by seconds of the clip. */
export const byClipTime = (shot: SceneShot, performance: ShotPerformance): ShotPerformance => ({
  at: seconds => performance.at(sceneTime(shot, seconds)),
  without: action => byClipTime(shot, performance.without(action)),
})
