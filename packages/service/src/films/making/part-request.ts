import type { Order } from '@kinora/media/engine/contract'
import type { PartDraft } from '../../plans/plan.ts'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import type { KeptInput } from './kept-inputs.ts'

type Without<T, Names extends string> = T extends unknown ? Omit<T, Names> : never

/** What a part of a film is made from, kept as its request: an edit changes the words and nothing else. */
export type PartRequest = {
  prompt: string
  /** Seconds, as it is shown and priced. */
  duration: number
  order: Without<Exclude<Order, { kind: 'hearing' | 'seeing' | 'watching' | 'upscale' | 'voice' }>, 'prompt' | 'inputs'>
  inputs: readonly KeptInput[]
  /** Of a narration: its lines are said within `duration`, faster if need be. */
  fits?: true
}

/** A part that is made by an order; `compose-request.ts` has the other sort. */
export type MadePartDraft = PartDraft & {
  part: 'generate_video' | 'generate_narration' | 'generate_bgm' | 'generate_speech'
  request: PartRequest
}

/** The request of such a part's row: its film wrote it. */
export const partRequest = ({ request }: Pick<TaskRow, 'request'>): PartRequest => request as PartRequest
