import { readFile } from 'node:fs/promises'
import type { Order } from '@kinora/media/engine/contract'
import type { Language } from '@kinora/media/language/detect-language'
import { type PlanContext, PlanFailure } from '../../../plans/plan.ts'
import { runOrder } from '../../../plans/orders/run-order.ts'
import { estimateSpeakingSeconds } from '@kinora/studio/film-writing'
import { findLines, PAUSE_BETWEEN_LINES } from './place-lines.ts'
import { list, number, parseShape } from '../../../core/shape.ts'
import { timedWords } from '../../../plans/stored-shapes.ts'

type SpeechOrder = Extract<Order, { kind: 'speech' }>
type Spoken = {
  voice: string
  /** The voice of each line, if there are several. */
  voices?: readonly string[]
  lines: readonly string[]
  language: Language
  seed: number
}

/**
 * Measures the speaking time of lines by recording them. Other texts are estimated, corrected by the ratio of recorded
 * to estimated times. The cache keeps the speech, so the narration of the same lines costs nothing more.
 */
export async function measureLines(spoken: Spoken, context: PlanContext): Promise<(text: string) => number> {
  const { lines, language } = spoken
  const measured = await context.step('measured lines', list(number), () => speakLines(spoken, context))
  const estimated = lines.reduce((sum, line) => sum + estimateSpeakingSeconds(line, language), 0)
  const pace =
    measured.length > 0 && estimated > 0 ? measured.reduce((sum, seconds) => sum + seconds, 0) / estimated : 1
  return text => measured[lines.indexOf(text)] ?? pace * estimateSpeakingSeconds(text, language)
}

/** Each line's seconds; undefined if no engine can speak the text. */
async function speakLines({ voice, voices = [], lines, seed }: Spoken, context: PlanContext): Promise<number[]> {
  const text = lines.join(PAUSE_BETWEEN_LINES)
  const order: SpeechOrder = {
    kind: 'speech',
    prompt: text,
    seed,
    inputs: [],
    text,
    voice,
    speed: 1,
    pitch: 0,
    volume: 0,
    mayBeSilent: true,
    ...(voices.some(one => one !== voice) && { voices }),
  }
  if (lines.length === 0 || !context.router.accepts(order)) return []
  const made = await runOrder('measured lines', order, context, () => {}).catch((error: unknown) => {
    if (error instanceof PlanFailure && !error.retryable) return undefined
    throw error
  })
  const words = made?.files.find(file => file.role === 'words')
  if (!words) return []
  const found = findLines(
    parseShape(timedWords, await readFile(words.path, 'utf8'), 'the words of speech'),
    lines.length,
  )
  return found.length === lines.length ? found.map(({ fromSeconds, toSeconds }) => toSeconds - fromSeconds) : []
}
