import type { TimedWord } from '../../engines/contract.ts'
import { FRAMES_PER_SECOND } from '../../media/yuv-frame.ts'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import { type Plan, PlanFailure } from '../plan.ts'
import { textOf } from '../values-in.ts'
import { bringSources, choose, type Chosen, type ComposeRequest } from './bring-sources.ts'
import { DESIGN, type FilmDesign, TIMELINE } from './film-design.ts'
import { joinedTimelineOf } from './joined-timeline-of.ts'
import type { KeptInput } from './kept-inputs.ts'
import { linesOf } from './make-part.ts'
import { linesIn } from './place-lines.ts'
import { putTogether } from './put-together.ts'
import { readWords } from './read-words.ts'
import { type ChosenParts, timelineOf } from './timeline-of.ts'

/** The plan that puts a film together from parts that are there. */
export const composeParts: Plan = async context => {
  const request = context.task.request as ComposeRequest
  const film = await context.film()
  const chosen = choose(request, film)
  const timeline = await context.step(TIMELINE, async () => {
    if (request.chapter_task_ids) return joinedTimelineOf(chosen.videos.map(chapterOf))
    const design = film.steps.get(request.design ?? DESIGN) as FilmDesign | undefined
    if (!design) throw new PlanFailure('InternalServiceFailure', 'the film has no design', { retryable: false })
    return timelineOf(
      design,
      namedParts(design, chosen, chosen.narration ? await readWords(chosen.narration, context) : []),
    )
  })
  const creation = await putTogether(timeline, () => bringSources(chosen, context), context)
  return { creations: [creation], seconds: timeline.frames / FRAMES_PER_SECOND }
}

function chapterOf({ id, result }: TaskRow): Parameters<typeof joinedTimelineOf>[0][number] {
  const { seconds = 0, width = 0, height = 0 } = result?.creations[0] ?? {}
  return { source: id, width, height, frames: Math.round(seconds * FRAMES_PER_SECOND) }
}

function namedParts(design: FilmDesign, chosen: Chosen, words: readonly TimedWord[]): ChosenParts {
  const { videos, narration, music, spoken, inputs } = chosen
  const inputOf = (role: string | undefined): KeptInput | undefined => inputs.find(input => input.role === role)
  const [song, loop] = [inputOf(design.song), inputOf(design.music)]
  const lineCount = linesOf(textOf(narration?.request.prompt)).length
  return {
    videos: videos.map(part => part.id),
    ...(narration && { narration: { source: narration.id, lines: linesIn(words, lineCount) } }),
    ...(music && { music: music.id }),
    ...(spoken.length > 0 && {
      spoken: spoken.map(({ id, result }) => ({ source: id, seconds: result?.creations[0]?.seconds ?? 0 })),
    }),
    ...(song && { song: { source: song.role, seconds: song.seconds ?? 0 } }),
    ...(loop && { loop: loop.role }),
  }
}
