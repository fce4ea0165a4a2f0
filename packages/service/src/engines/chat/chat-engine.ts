import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Order, Progress, StartContext, Started, Token } from '@kinora/media/engine/contract'
import { isMakeable } from '@kinora/media/engine/is-makeable'
import type { EngineTools, ResolvePath } from '../engine-kind.ts'
import { createUnsentOrders, failed, type UnsentOrders } from '../remote/ask.ts'
import { askChat, type ChatServer, openChatServer, type Question } from './ask-chat.ts'
import { CHAT_ORDER_KINDS, type ChatOrder, type ChatSettings, kindsOf, ROUNDS } from './chat-settings.ts'
import { cutJson } from './cut-json.ts'
import { askForPrompt } from './reading/ask-for-prompt.ts'
import { writeQuestion } from './reading/write-question.ts'
import { askForScript } from './writing/ask-for-script.ts'

/**
 * A server of language models. An order is one question. The answer is stored in the token as soon as it arrives, so
 * that it is not asked again after a crash. The server accepts no client-chosen ids: a question without an answer may
 * have been answered.
 */
export function createChatEngine(settings: ChatSettings, { name, reach, resolvePath }: EngineTools): OpenEngine {
  const client = reach(settings.url.replace(/\/v1\/?$/, ''))
  const server = openChatServer(settings, client)
  const unsent = createUnsentOrders()
  return {
    name,
    accepts: order => acceptsOrder(order, settings),
    isRemote: () => true,
    place: async () => ({ mark: randomUUID() }),
    async start(token, order, context) {
      if (!acceptsOrder(order, settings)) throw new RangeError(`the engine ${name} cannot make this ${order.kind}`)
      return startOrder({ server, unsent }, token, () => questionFor(order, settings, resolvePath), context)
    },
    poll: (token, _order, { folder }) => pollOrder(settings, token, folder),
    async stop() {
      client.close()
    },
  }
}

async function questionFor(
  order: ChatOrder,
  settings: ChatSettings,
  resolvePath: ResolvePath,
): Promise<Question | undefined> {
  if (order.kind === 'rewriting') return askForPrompt(order)
  return order.kind === 'writing' ? askForScript(order, settings) : writeQuestion(order, { settings, resolvePath })
}

const isChatOrder = (order: Order): order is ChatOrder => CHAT_ORDER_KINDS.some(kind => kind === order.kind)

export function acceptsOrder(order: Order, settings: ChatSettings): order is ChatOrder {
  if (!isChatOrder(order)) return false
  if (order.kind === 'reviewing' && order.round > (settings.rounds ?? ROUNDS.usual)) return false
  return kindsOf(settings).includes(order.kind) && isMakeable(order)
}

async function startOrder(
  { server, unsent }: { server: ChatServer; unsent: UnsentOrders },
  token: Token,
  question: () => Promise<Question | undefined>,
  { again, signal }: StartContext,
): Promise<Started> {
  const mark = String(token['mark'])
  if (again && !unsent.take(mark)) return { state: 'unsure', message: 'an earlier request may have come through' }
  const asked = await question()
  if (!asked) return failed('the question is longer than contextTokens')
  const answer = await askChat(server, asked, signal)
  if (!('state' in answer)) {
    const { text, tokensIn, tokensOut } = answer
    return {
      state: 'started',
      token: { ...token, answer: text.replaceAll('\0', ' ').toWellFormed(), tokensIn, tokensOut },
    }
  }
  if (answer.state === 'unreachable') unsent.add(mark)
  return answer
}

// The beginning of an answer without JSON shows what is wrong with it.
const SHOWN_LETTERS = 2_000

/** The result is the answer as JSON. An answer without JSON becomes a JSON string. */
async function pollOrder({ price }: ChatSettings, token: Token, folder: string): Promise<Progress> {
  const { answer, tokensIn, tokensOut } = token
  if (typeof answer !== 'string') return { state: 'lost', message: 'it was never started' }
  const path = join(folder, 'result.json')
  await writeFile(path, JSON.stringify(cutJson(answer) ?? answer.slice(0, SHOWN_LETTERS).toWellFormed()))
  const cost = price && (Number(tokensIn) * price.perMillionIn + Number(tokensOut) * price.perMillionOut) / 1e6
  return {
    state: 'done',
    files: [{ role: 'result', path, format: 'json' }],
    ...(cost !== undefined && Number.isFinite(cost) && { cost }),
  }
}
