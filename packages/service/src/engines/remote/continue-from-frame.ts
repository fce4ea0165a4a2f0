import type { Order } from '@kinora/media/engine/contract'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import { endPicture, LAST_FRAME } from '@kinora/media/engine/last-frame'

/**
 * Lets an engine continue a clip from its last frame if it cannot continue clips. It gets the picture but not the
 * motion.
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
  const end = endPicture(order)
  return { ...order, from: { kind: end ? 'frames' : 'frame' }, inputs: end ? [last, end] : [last] }
}
