import type { Made, Order } from '@kinora/media/engine/contract'
import { isAnswerOrder } from '@kinora/media/engine/order-kinds'
import type { ExpectedResult } from '@kinora/media/finish/finish-job'

/** The expectations that a result is checked against. */
export function expectedResult(order: Order, { mayBeSilent }: Pick<Made, 'mayBeSilent'> = {}): ExpectedResult {
  if (isAnswerOrder(order)) throw new TypeError(`a ${order.kind} order makes no media`)
  switch (order.kind) {
    case 'video':
      return {
        kind: 'video',
        width: order.width,
        height: order.height,
        seconds: order.seconds,
        withSound: order.withSound,
        madeFrom: picturesIn(order),
        ...(mayBeSilent && { mayBeSilent }),
      }
    case 'upscale':
      return {
        kind: 'video',
        width: order.width,
        height: order.height,
        seconds: order.seconds,
        withSound: order.withSound,
        // The caller's own clip may be silent.
        mayBeSilent: true,
        mayBePlain: true,
      }
    case 'image':
      return { kind: 'image', width: order.width, height: order.height, madeFrom: picturesIn(order) }
    case 'lips':
      return {
        kind: 'video',
        width: order.width,
        height: order.height,
        seconds: order.seconds,
        withSound: true,
        // The caller's own clip and sound may be silent.
        mayBeSilent: true,
        madeFrom: picturesIn(order),
      }
    case 'music':
    case 'effects':
      return { kind: 'sound', seconds: order.seconds }
    case 'speech':
      return { kind: 'sound', ...(order.mayBeSilent && { mayBeSilent: true }) }
  }
}

const picturesIn = ({ inputs }: Order): string[] =>
  inputs.filter(({ kind }) => kind === 'picture').map(({ path }) => path)
