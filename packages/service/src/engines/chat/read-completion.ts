import type { OrderFailed } from '@kinora/media/engine/contract'
import { isRecord } from '@kinora/media/core/is-record'
import { fieldsOf, isText, recordsOf } from '../../core/shape.ts'
import { failed } from '../remote/ask.ts'
import { readFault } from '../remote/read-fault.ts'
import type { ServerAnswer } from '../remote/server-client.ts'

/** The text of a completion and the tokens that the server counted. */
export type Completion = { text: string; tokensIn: number; tokensOut: number }

// A scene document has at most a million characters; those of models have some thousands.
const MAX_LETTERS = 200_000

type Message = Readonly<Record<string, unknown>>

/** Reads an answer with status 200. Some servers report errors with it. */
export function readCompletion(answer: Pick<ServerAnswer, 'json'>): Completion | OrderFailed {
  const body = answer.json()
  if (!isRecord(body)) return failed('the engine gave an answer that cannot be read', { retryable: true })
  const { error, choices, usage } = body
  const fault = error ? readFault({ error }) : undefined
  if (fault) return failed(`the engine answered: ${fault.says}`)
  const { finish_reason: reason, message: given } = fieldsOf(recordsOf(choices)[0])
  const message = fieldsOf(given)
  const { completion_tokens: written, prompt_tokens: read } = fieldsOf(usage)
  const text = contentOf(message)
  if (isText(message['refusal'])) return failed('the model refuses the prompt')
  if (reason === 'content_filter') return failed('the server filtered the answer')
  const tokensOut = count(written)
  if (reason === 'length')
    return failed(
      text.trim() === '' && hasThoughts(message)
        ? 'the model used all of answerTokens for thinking'
        : `the answer was cut off after ${tokensOut || 'too many'} tokens; answerTokens limits it`,
    )
  if (text.trim() === '') return failed('the engine answered without a text')
  if (text.length > MAX_LETTERS) return failed(`the answer has more than ${MAX_LETTERS} letters`)
  return { text, tokensIn: count(read), tokensOut }
}

/** A text, or a list of parts with texts. */
function contentOf({ content }: Message): string {
  if (typeof content === 'string') return content
  return recordsOf(content)
    .flatMap(({ text }) => (typeof text === 'string' ? [text] : []))
    .join('')
}

const hasThoughts = ({ reasoning, reasoning_content: other }: Message): boolean => isText(reasoning) || isText(other)

const count = (tokens: unknown): number => (typeof tokens === 'number' && tokens > 0 ? Math.round(tokens) : 0)
