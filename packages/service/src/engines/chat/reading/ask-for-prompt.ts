import type { JsonSchema } from '@kinora/media/scene/schema-words'
import type { Question } from '../ask-chat.ts'
import type { ChatOrder } from '../chat-settings.ts'
import { readInstructions, REWRITING } from './instructions.ts'

const SCHEMA: JsonSchema = {
  type: 'object',
  properties: { prompt: { type: 'string' } },
  required: ['prompt'],
  additionalProperties: false,
}

/** The question for a prompt in the style of video models. */
export const askForPrompt = (order: Extract<ChatOrder, { kind: 'rewriting' }>): Question => {
  const { prompt, seconds, width, height, seed, of } = order
  const what = of === 'video' ? `A clip of ${seconds} s` : 'A picture'
  return {
    messages: [
      { role: 'system', content: readInstructions(REWRITING) },
      { role: 'user', content: `${what}, ${width} x ${height}.\nDescription: ${JSON.stringify(prompt)}` },
    ],
    schema: SCHEMA,
    schemaName: 'prompt',
    seed,
  }
}
