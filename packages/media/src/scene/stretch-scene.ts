import type { Scene, SceneShot } from './scene-schema.ts'

const TIMED = ['actions', 'looks', 'speech', 'texts', 'sounds'] as const

/** A document with another duration; all its times change in proportion. */
export function stretchScene(scene: Scene, seconds: number): Scene {
  if (seconds === scene.seconds) return scene
  const share = seconds / scene.seconds
  const fit = <T extends { from?: number; to?: number }>(one: T): T => ({
    ...one,
    ...(one.from !== undefined && { from: round(one.from * share) }),
    ...(one.to !== undefined && { to: round(one.to * share) }),
  })
  const shots = scene.shots.map(shot => {
    const parts = TIMED.flatMap(name => (shot[name] ? [[name, shot[name].map(one => fit(one))]] : []))
    return { ...fit(shot), ...Object.fromEntries(parts) } as SceneShot
  })
  return { ...scene, seconds, shots }
}

/** Milliseconds. */
const round = (seconds: number): number => Math.round(seconds * 1_000) / 1_000
