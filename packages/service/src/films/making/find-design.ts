import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { countFilmFrames, DESIGN, type FilmDesign } from './film-design.ts'

/** The step of a film's chapter, from 0. */
export const chapterDesign = (chapter: number): string => `${DESIGN} ${chapter}`

/** What a film goes by: its design, or those of its chapters one after another. Named: that one alone. */
export function findDesign(steps: ReadonlyMap<string, unknown>, name?: string): FilmDesign | undefined {
  const whole = steps.get(name ?? DESIGN) as FilmDesign | undefined
  if (whole || name !== undefined) return whole
  const chapters: FilmDesign[] = []
  for (let at = 0; steps.has(chapterDesign(at)); at++) chapters.push(steps.get(chapterDesign(at)) as FilmDesign)
  return joinDesigns(chapters)
}

function joinDesigns([first, ...others]: readonly FilmDesign[]): FilmDesign | undefined {
  if (!first) return undefined
  return others.reduce((before, next) => {
    const frames = countFilmFrames(before)
    return {
      ...before,
      storyboard: { ...before.storyboard, shots: [...before.storyboard.shots, ...next.storyboard.shots] },
      texts: [
        ...before.texts,
        ...next.texts.map(text => ({
          ...text,
          fromFrame: text.fromFrame + frames,
          toFrame: text.toFrame + frames,
        })),
      ],
      spoken: [
        ...(before.spoken ?? []),
        ...(next.spoken ?? []).map(({ atSeconds }) => ({ atSeconds: atSeconds + frames / FRAMES_PER_SECOND })),
      ],
    }
  }, first)
}
