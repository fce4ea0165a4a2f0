import type { Order } from '@kinora/media/engine/contract'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { castInputs } from '../prompt-parsing/cast-inputs.ts'
import { readPrompt as readWords } from '../prompt-parsing/read-prompt.ts'
import { writeRead } from './read-as-scene.ts'
import { sceneInputs } from './select-scene-inputs.ts'

/** Converts the prompt of an order to a scene document with rules. */
export function readPrompt({ prompt, seed, seconds, inputs, cast }: Extract<Order, { kind: 'reading' }>): Scene {
  const { list } = readWords({ prompt, seed, inputs: sceneInputs(inputs), ...(cast && { cast }) })
  return writeRead(castInputs(list), inputs, { seconds, prompt, music: 'open' }).scene
}
