import type { Made, Order } from '@kinora/media/engine/contract'
import type { ExpectedResult } from '@kinora/media/finish/finish-job'

/** What a made file is held against. */
export function expectedResult(order: Order, { mayBeSilent }: Pick<Made, 'mayBeSilent'> = {}): ExpectedResult {
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
        // It is the caller's own clip.
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
        // Both are the caller's own.
        mayBeSilent: true,
        madeFrom: picturesIn(order),
      }
    case 'music':
    case 'effects':
      return { kind: 'sound', seconds: order.seconds }
    case 'speech':
      return { kind: 'sound', ...(order.mayBeSilent && { mayBeSilent: true }) }
    case 'voice':
    case 'hearing':
    case 'seeing':
    case 'watching':
      throw new TypeError(`a ${order.kind} order makes no media`)
  }
}

const picturesIn = ({ inputs }: Order): string[] =>
  inputs.filter(({ kind }) => kind === 'picture').map(({ path }) => path)
