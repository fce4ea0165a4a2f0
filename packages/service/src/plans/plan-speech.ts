import type { Order, OrderKind } from '@kinora/media/engine/contract'
import type { DeclaredPlan } from './declared-plan.ts'
import type { FetchedInput } from './files/fetch-inputs.ts'
import { fetchOrderInputs, makeOneOrder } from './make-one-order.ts'
import { previewSpeech, makeSpeech, type SpokenSound, type Speech, speechOrder } from './spoken-text.ts'

/** A plan for one order with speech: a text is spoken first, because the order has its length. */
export const planSpeech = <Request extends Speech, Kind extends OrderKind>(
  kind: Kind,
  draft: (request: Request, inputs: readonly FetchedInput[], said: SpokenSound) => Extract<Order, { kind: Kind }>,
): DeclaredPlan<Request> => ({
  needs: ({ text }) => (text === undefined ? [kind] : ['speech', kind]),
  orders: ({ text }) => (text === undefined ? [kind] : ['speech', kind]),
  async outline(request, context, { wanted }) {
    const inputs = await fetchOrderInputs(wanted, context)
    const said = previewSpeech(request, inputs)
    const order: Order = draft(request, inputs, said)
    const { text, voice } = speechOrder(request)
    return {
      seed: order.seed,
      parts: [{ order, fromSeconds: 0 }],
      sounds: [],
      lines: said.isEstimated ? [{ text, voice, part: 0, fromSeconds: 0 }] : [],
      titles: [],
      notes: [],
      ...(said.isEstimated && { isEstimated: true as const }),
    }
  },
  make: (request, context, given) =>
    makeOneOrder(
      async inputs => {
        const said = await makeSpeech(request, inputs, context)
        return { order: draft(request, inputs, said), notes: said.notes }
      },
      given,
      context,
    ),
})
