import type { Order } from '@kinora/media/engine/contract'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'

/** The role of a clip's last frame, as a picture, among the inputs of its continuation. */
export const LAST_FRAME = 'last_frame'

/**
 * An engine that makes clips go on by the frame that they end with, where it knows no better way: it sees how they look
 * then, and nothing of how they move.
 */
export function continueFromFrame(engine: OpenEngine): OpenEngine {
  const known = (order: Order): Order => {
    const other = engine.accepts(order) ? undefined : fromLastFrame(order)
    return other && engine.accepts(other) ? other : order
  }
  return {
    ...engine,
    accepts: order => engine.accepts(known(order)),
    leavesOut: order => [
      ...(engine.leavesOut?.(known(order)) ?? []),
      ...(known(order) === order ? [] : ['the engine goes on from the last frame alone']),
    ],
    ...(engine.isRemote && { isRemote: order => engine.isRemote?.(known(order)) === true }),
    ...(engine.preview && { preview: (order, context) => engine.preview!(known(order), context) }),
    place: order => engine.place(known(order)),
    start: (token, order, context) => engine.start(token, known(order), context),
    poll: (token, order, context) => engine.poll(token, known(order), context),
    ...(engine.cancel && { cancel: (token, order) => engine.cancel!(token, known(order)) }),
  }
}

function fromLastFrame(order: Order): Order | undefined {
  if (order.kind !== 'video' || order.from.kind !== 'continuation') return undefined
  const last = order.inputs.find(({ role }) => role === LAST_FRAME)
  if (!last) return undefined
  const ends = order.inputs.filter(input => input.kind === 'picture' && input !== last)
  const kind = ends.length > 0 ? 'frames' : 'frame'
  return { ...order, from: { kind }, inputs: [last, ...ends] }
}
