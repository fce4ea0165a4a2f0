import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Order } from '@kinora/media/engine/contract'

/** Characters; servers of this contract reject prompts above 2,000. */
const LONGEST = 1_800

/**
 * Adds descriptions of a film's people to the prompt. An engine knows only the prompt of a shot and would otherwise
 * draw a different person in every shot.
 */
export const withCast = (engine: OpenEngine): OpenEngine => ({
  ...engine,
  accepts: order => engine.accepts(withLooks(order)),
  ...(engine.leavesOut && { leavesOut: order => engine.leavesOut!(withLooks(order)) }),
  ...(engine.preview && { preview: (order, context) => engine.preview!(withLooks(order), context) }),
  ...(engine.isRemote && { isRemote: order => engine.isRemote!(withLooks(order)) }),
  place: order => engine.place(withLooks(order)),
  start: (token, order, context) => engine.start(token, withLooks(order), context),
  poll: (token, order, context) => engine.poll(token, withLooks(order), context),
  ...(engine.cancel && { cancel: (token, order) => engine.cancel!(token, withLooks(order)) }),
})

/** The order with the looks of all people whom its prompt names. */
export function withLooks(order: Order): Order {
  if (order.kind !== 'video' || !order.cast?.looks?.length || order.prompt === '') return order
  const { looks } = order.cast
  // A picture already shows the person's looks.
  const pictured = new Set(order.inputs.flatMap(({ name }) => name ?? []))
  const tell = (prompt: string): string =>
    looks
      .filter(({ name, words }) => !pictured.has(name) && isNamed(name, prompt) && !prompt.includes(words))
      .reduce((text, { name, words }) => {
        const longer = `${text.trimEnd()}${sentence(name, words)}`
        return longer.length > LONGEST ? text : longer
      }, prompt)
  const { from } = order
  return {
    ...order,
    prompt: tell(order.prompt),
    ...(from.kind === 'panels' && {
      from: { ...from, panels: from.panels.map(panel => ({ ...panel, prompt: tell(panel.prompt) })) },
    }),
  }
}

const HAN = /\p{Script=Han}/u

/** Whether a prompt contains a name as a separate word. */
function isNamed(name: string, prompt: string): boolean {
  if (HAN.test(name)) return prompt.includes(name)
  const words = prompt.toLowerCase().split(/[^\p{L}\p{N}'’-]+/u)
  return words.some(word => word.replace(/['’]s$/u, '') === name.toLowerCase())
}

const sentence = (name: string, words: string): string =>
  HAN.test(words) ? `${name}：${words}。` : ` ${/^\p{Lu}/u.test(name) ? name : `The ${name}`}: ${words}.`
