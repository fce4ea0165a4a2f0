import type { Order } from '@kinora/media/engine/contract'
import type { KeptInput } from './kept-inputs.ts'

type Without<T, Names extends string> = T extends unknown ? Omit<T, Names> : never

/** What a part of a film is made from, kept as its request: an edit changes the words and nothing else. */
export type PartRequest = {
  prompt: string
  /** Seconds, as it is shown and priced. */
  duration: number
  order: Without<Exclude<Order, { kind: 'hearing' | 'seeing' }>, 'prompt' | 'inputs'>
  inputs: readonly KeptInput[]
  /** Of a narration: its lines are said within `duration`, faster if need be. */
  fits?: true
}
