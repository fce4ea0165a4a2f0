import type { text2audio, timing2audio } from '../catalog/generators/text2audio.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import { oneOrder } from './make-one-order.ts'

/** The sounds of a text, over the whole time. */
export const soundEffects = oneOrder(
  'effects',
  ({ prompt, duration: seconds, seed }: RequestValues<typeof text2audio>, inputs) => ({
    kind: 'effects',
    prompt,
    seed,
    inputs,
    seconds,
    effects: [{ fromSeconds: 0, toSeconds: seconds, prompt }],
    withMusic: true,
  }),
)

/** Each sound within its own time. */
export const timedEffects = oneOrder(
  'effects',
  ({ timing_prompts, duration: seconds, seed }: RequestValues<typeof timing2audio>, inputs) => ({
    kind: 'effects',
    prompt: timing_prompts.map(({ prompt }) => prompt).join('; '),
    seed,
    inputs,
    seconds,
    effects: timing_prompts.map(({ from, to, prompt }) => ({ fromSeconds: from, toSeconds: to, prompt })),
    withMusic: false,
  }),
)
