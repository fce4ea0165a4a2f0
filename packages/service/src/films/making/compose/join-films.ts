import type { Size } from '@kinora/media/frames/size'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Timeline } from '@kinora/media/film/timeline'

/** Films that follow each other, each with its own sound. */
export function joinFilms(films: readonly (Size & { source: string; frames: number })[]): Timeline {
  const [first] = films
  if (!first) throw new RangeError('there is nothing to join')
  const { width, height } = first
  let frames = 0
  const cues = films.map(film => {
    const atSeconds = frames / FRAMES_PER_SECOND
    frames += film.frames
    return { source: film.source, atSeconds, fromSeconds: 0, seconds: film.frames / FRAMES_PER_SECOND }
  })
  return {
    width,
    height,
    framesPerSecond: FRAMES_PER_SECOND,
    frames,
    shots: films.map(({ source, frames: length }, index) => ({
      source,
      name: `Chapter ${index + 1}`,
      fromFrame: 0,
      frames: length,
    })),
    texts: [],
    tracks: [{ kind: 'joined', gainDb: 0, cues }],
  }
}
