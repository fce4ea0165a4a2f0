import type { TimedWord } from '@kinora/media/engine/contract'
import type { Size } from '@kinora/media/frames/size'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Comic, Panel, SpokenLine } from '@kinora/studio/film-writing'
import type { StoryShot } from '@kinora/media/shots/storyboard'
import type { Text } from '@kinora/media/film/timeline'
import type { FilmDesign } from '../design/film-design.ts'
import { timePieces } from './time-pieces.ts'

/** A recorded line. */
export type RecordedLine = { seconds: number; words: readonly TimedWord[] }

export type ComicDesignOptions = Size & {
  font: 'sans' | 'serif'
  /** True if speech is also shown as text. */
  withTexts: boolean
  music?: string
  fine?: true
}

/** The pause before a line. */
export const BEFORE_SECONDS = 0.25
// The pause after it; a panel without words has its own duration.
const BETWEEN_SECONDS = 0.3
const AFTER_SECONDS = 0.35
const LOOKED_AT_SECONDS = 2.5
const TRANSITION = { kind: 'dissolve', frames: 8 }

/** The panels of a chapter, each as long as its speech, and the start of each line. */
export function designComic(
  { panels, language }: Comic,
  said: readonly RecordedLine[],
  options: ComicDesignOptions,
): FilmDesign {
  const { width, height, font, withTexts, music, fine } = options
  const shots: StoryShot[] = []
  const spoken: { atSeconds: number }[] = []
  const texts: Text[] = []
  let [frame, line] = [0, 0]
  for (const [index, panel] of panels.entries()) {
    let at = frame / FRAMES_PER_SECOND + BEFORE_SECONDS
    for (const spokenLine of panel.lines) {
      const { seconds, words } = said[line++] ?? { seconds: 0, words: [] }
      spoken.push({ atSeconds: at })
      if (withTexts) texts.push(...textsOf(spokenLine, words, at, panel, { font, isTall: height > width }))
      at += seconds + BETWEEN_SECONDS
    }
    const end = panel.lines.length > 0 ? at - BETWEEN_SECONDS + AFTER_SECONDS : at - BEFORE_SECONDS + LOOKED_AT_SECONDS
    const frames = Math.max(1, Math.ceil(end * FRAMES_PER_SECOND) - frame)
    const isSceneOver = panels[index + 1] !== undefined && panels[index + 1]?.scene !== panel.scene
    const [first] = panel.frames
    shots.push({
      prompt: panel.frames.map(one => one.prompt).join('\n'),
      ...(first?.camera && { camera: first.camera }),
      frames,
      pictures: [],
      from: first?.from ?? 'words',
      purpose:
        panel.scene !== panels[index - 1]?.scene
          ? 'establishing'
          : panel.lines.some(({ speaker }) => speaker)
            ? 'reaction'
            : 'action',
      amplitude: 'medium',
      ...(isSceneOver && frames > 2 * TRANSITION.frames && { transition: TRANSITION }),
    })
    frame += frames
  }
  return {
    width,
    height,
    storyboard: { language, shots },
    texts,
    spoken,
    ...(music !== undefined && { music }),
    ...(fine && { fine }),
  }
}

/** The texts of speech, one piece at a time, each shown while it is spoken. */
function textsOf(
  { pieces, shown, frame, speaker }: SpokenLine,
  words: readonly TimedWord[],
  atSeconds: number,
  { frames }: Panel,
  { font, isTall }: { font: 'sans' | 'serif'; isTall: boolean },
): Text[] {
  return timePieces(pieces, words).flatMap(({ text, fromSeconds, toSeconds }) => {
    const fromFrame = Math.ceil((atSeconds + fromSeconds) * FRAMES_PER_SECOND)
    const toFrame = Math.floor((atSeconds + toSeconds) * FRAMES_PER_SECOND)
    if (toFrame <= fromFrame) return []
    const timed = { text, fromFrame, toFrame, font }
    return [
      shown === 'bubble'
        ? {
            ...timed,
            style: 'bubble',
            towards: mouthOf(frame, frames.length, isTall),
            ...(speaker && { speaker: speaker.name }),
          }
        : { ...timed, style: 'subtitle' },
    ]
  })
}

/**
 * The position of the speaker's mouth. From the waist up it is a third down. In a far, upright or shared frame it is
 * about the middle, so that there is space above the head.
 */
function mouthOf(frame: number, frames: number, isTall: boolean): { x: number; y: number } {
  if (frames === 1) return { x: 0.5, y: isTall ? 0.5 : 0.37 }
  return isTall ? { x: 0.5, y: (frame + 0.55) / frames } : { x: (frame + 0.5) / frames, y: 0.55 }
}
