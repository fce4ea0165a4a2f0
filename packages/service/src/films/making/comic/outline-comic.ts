import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Outline, OutlinedLine, OutlinedPart, OutlinedTitle } from '../../../plans/declared-plan.ts'
import type { PlanContext } from '../../../plans/plan.ts'
import { type Comic, estimateSpeakingSeconds, type SpokenLine } from '@kinora/studio/film-writing'
import type { RecordedLine } from './design-comic.ts'
import { designPanels } from './design-panels.ts'
import { countFilmFrames } from '../design/film-design.ts'
import { draftedOrders, NOT_MADE, outlineShots, outlineTitles, ownWords } from '../design/outline-film.ts'
import type { ReadComic } from './read-comic-request.ts'

/** A comic's panels. Their lengths depend on the speech, which is estimated here. */
export async function outlineComic(comic: ReadComic, context: PlanContext): Promise<Outline> {
  const { request, seed, chapters } = comic
  const said = chapters.map(({ panels, language }) => {
    const lines = panels.flatMap(panel => panel.lines)
    return {
      blobs: lines.map(() => NOT_MADE),
      record: async () => lines.map(line => estimateLine(line, language, request.tts_speed)),
    }
  })
  const { designs, drafts } = await designPanels(comic, said, context)
  const orders = await draftedOrders(drafts, context)
  const parts: OutlinedPart[] = []
  const lines: OutlinedLine[] = []
  const titles: OutlinedTitle[] = []
  let before = 0
  for (const [index, design] of designs.entries()) {
    const first = parts.length
    parts.push(...outlineShots(design, orders.slice(first, first + design.storyboard.shots.length), before))
    titles.push(...outlineTitles(design, before))
    const spoken = design.spoken ?? []
    lines.push(
      ...linesIn(chapters[index]).map(({ line, panel }, at) => ({
        text: line.text,
        voice: line.voice,
        ...(line.speaker && { speaker: line.speaker.name }),
        part: first + panel,
        fromSeconds: before + (spoken[at]?.atSeconds ?? 0),
      })),
    )
    before += countFilmFrames(design) / FRAMES_PER_SECOND
  }
  const notes = designs.flatMap(design => design.notes ?? [])
  return { seed, parts, sounds: [], lines, titles, notes, isEstimated: true, isOwn: ownWords(context) }
}

const linesIn = (chapter: Comic | undefined): { line: SpokenLine; panel: number }[] =>
  (chapter?.panels ?? []).flatMap(({ lines }, panel) => lines.map(line => ({ line, panel })))

/** A line with estimated times: its pieces one after another. */
function estimateLine({ pieces, text }: SpokenLine, language: Comic['language'], speed: number): RecordedLine {
  const secondsOf = (piece: string): number => estimateSpeakingSeconds(piece, language) / speed
  let at = 0
  const words = (pieces.length > 0 ? pieces : [text]).map(piece => {
    const fromSeconds = at
    at += secondsOf(piece)
    return { text: piece, fromSeconds, toSeconds: at }
  })
  return { seconds: at, words }
}
