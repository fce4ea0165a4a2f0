import type { Scene, SceneShot } from './scene-schema.ts'

const TIMED = ['actions', 'looks', 'speech', 'texts', 'sounds'] as const

/**
 * A document with another duration; all its times change in proportion. With `shot`, that shot lasts so long, and the later
 * ones are moved.
 */
export function stretchScene(scene: Scene, seconds: number, shot?: number): Scene {
  const { from, to } = (shot === undefined ? undefined : scene.shots[shot]) ?? { from: 0, to: scene.seconds }
  if (seconds === to - from) return scene
  const share = seconds / (to - from)
  const moved = (time: number): number =>
    round(time <= from ? time : time <= to ? from + (time - from) * share : time + seconds - (to - from))
  const fit = <T extends { from?: number; to?: number }>(one: T): T => ({
    ...one,
    ...(one.from !== undefined && { from: moved(one.from) }),
    ...(one.to !== undefined && { to: moved(one.to) }),
  })
  const shots = scene.shots.map(one => {
    const parts = TIMED.flatMap(name => (one[name] ? [[name, one[name].map(entry => fit(entry))]] : []))
    return { ...fit(one), ...Object.fromEntries(parts) } as SceneShot
  })
  return { ...scene, seconds: moved(scene.seconds), shots }
}

/** Milliseconds. */
const round = (seconds: number): number => Math.round(seconds * 1_000) / 1_000
