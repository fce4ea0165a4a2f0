import type { OrderFailed } from '@kinora/media/engine/contract'
import { isRecord } from '../../core/shape.ts'
import { failed } from '../remote/ask.ts'
import { readFault } from '../remote/read-fault.ts'
import type { ServerAnswer } from '../remote/server-client.ts'

/** The text of a completion and the tokens that the server counted. */
export type Completion = { text: string; tokensIn: number; tokensOut: number }

// A scene document has at most a million characters; those of models have some thousands.
const MOST_LETTERS = 200_000

type Body = {
  error?: unknown
  choices?: unknown
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown }
}
type Message = { content?: unknown; refusal?: unknown; reasoning?: unknown; reasoning_content?: unknown }
type Choice = { finish_reason?: unknown; message?: Message }

/** Reads an answer with status 200. Some servers report errors with it. */
export function readCompletion(answer: Pick<ServerAnswer, 'json'>): Completion | OrderFailed {
  const body = answer.json()
  if (!isRecord(body)) return failed('the engine gave an answer that cannot be read', { retryable: true })
  const { error, choices, usage } = body as Body
  const fault = error ? readFault({ error }) : undefined
  if (fault) return failed(`the engine answered: ${fault.says}`)
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined
  const { finish_reason: reason, message = {} } = (isRecord(first) ? first : {}) as Choice
  const text = contentOf(message)
  if (typeof message.refusal === 'string' && message.refusal !== '') return failed('the model refuses the prompt')
  if (reason === 'content_filter') return failed('the server filtered the answer')
  const tokensOut = count(usage?.completion_tokens)
  if (reason === 'length')
    return failed(
      text.trim() === '' && hasThoughts(message)
        ? 'the model used all of answerTokens for thinking'
        : `the answer was cut off after ${tokensOut || 'too many'} tokens; answerTokens limits it`,
    )
  if (text.trim() === '') return failed('the engine answered without a text')
  if (text.length > MOST_LETTERS) return failed(`the answer has more than ${MOST_LETTERS} letters`)
  return { text, tokensIn: count(usage?.prompt_tokens), tokensOut }
}

/** A text, or a list of parts with texts. */
function contentOf({ content }: Message): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .flatMap((part: unknown) => (isRecord(part) && typeof part['text'] === 'string' ? [part['text']] : []))
    .join('')
}

const hasThoughts = ({ reasoning, reasoning_content: other }: Message): boolean =>
  [reasoning, other].some(one => typeof one === 'string' && one !== '')

const count = (tokens: unknown): number => (typeof tokens === 'number' && tokens > 0 ? Math.round(tokens) : 0)
