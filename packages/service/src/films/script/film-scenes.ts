import { tellScene } from '@kinora/media/engine/tell-scene'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { Storyboard, StoryShot } from '@kinora/media/shots/storyboard'

/**
 * A storyboard whose shots are the caller's documents. Titles and lines stay with the shot that has the same words, and
 * otherwise with the one at the same time of the film.
 */
export function filmScenes(storyboard: Storyboard, scenes: readonly Scene[]): Storyboard {
  const { shots, narration } = storyboard
  const wordsOf = (scene: Scene): string => scene.origin?.prompt ?? tellScene(scene)
  const placeOf = (shot: number): number => {
    const same = scenes.findIndex(scene => wordsOf(scene) === shots[shot]?.prompt)
    return same < 0 ? Math.floor((shot * scenes.length) / Math.max(1, shots.length)) : same
  }
  const frames = framesOf(scenes)
  const own = scenes.map((scene, at): StoryShot => {
    const planned = shots.find((_, shot) => placeOf(shot) === at)
    const pictures = shownIn(scene)
    const isFrame = scene.entities.length === 0 && pictures.length > 0
    const { title } = planned ?? {}
    return {
      prompt: wordsOf(scene),
      ...(scene.shots[0]?.camera && { camera: scene.shots[0].camera }),
      scene,
      frames: frames[at] ?? 1,
      pictures,
      from: pictures.length === 0 ? 'words' : isFrame ? 'frame' : 'references',
      amplitude: planned?.amplitude ?? 'medium',
      ...(planned?.transition && at < scenes.length - 1 && { transition: planned.transition }),
      ...(title && {
        title: { ...title, frames: Math.max(1, Math.min(title.frames, (frames[at] ?? 1) - title.fromFrame)) },
      }),
    }
  })
  const lines = narration?.lines
    .map(line => ({ ...line, shot: placeOf(line.shot) }))
    .toSorted((a, b) => a.shot - b.shot)
  return { ...storyboard, shots: own, ...(narration && lines && { narration: { ...narration, lines } }) }
}

/** Whole frames of each, without a rounding error over the film. */
function framesOf(scenes: readonly Scene[]): number[] {
  let [seconds, before] = [0, 0]
  return scenes.map(scene => {
    seconds += scene.seconds
    const until = Math.round(seconds * FRAMES_PER_SECOND)
    const own = until - before
    before = until
    return own
  })
}

/** The request's pictures that a document shows. */
const shownIn = ({ entities, places }: Scene): number[] => [
  ...new Set(
    [...places, ...entities].flatMap(({ asset }) => {
      const [, place] = /^input:images\[(\d+)\]$/u.exec(asset) ?? []
      return place === undefined ? [] : [Number(place)]
    }),
  ),
]
