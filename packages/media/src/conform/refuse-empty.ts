import type { Order } from '../engine/contract.ts'
import { isAnswerOrder } from '../engine/order-kinds.ts'
import { isAnyPlain, isPlainClip, readColourRange } from '../finish/is-plain.ts'
import { measureSound } from '../finish/measure-sound.ts'
import { MIN_PEAK } from '../finish/find-result-problem.ts'
import type { Conformed } from './conform-job.ts'
import { unusable } from './unusable.ts'

/**
 * Rejects pictures of a single colour and silent sounds. Here it counts as a failure of the engine; at the later check
 * it would only repeat the same file.
 */
export async function refuseEmpty({ files }: Conformed, order: Order): Promise<void> {
  const path = files.find(({ role }) => role === 'result')?.path
  const why = path === undefined ? undefined : await findEmptiness(path, order)
  if (why !== undefined) throw unusable(why, { retryable: false })
}

async function findEmptiness(path: string, order: Order): Promise<string | undefined> {
  if (isAnswerOrder(order)) return undefined
  switch (order.kind) {
    case 'image':
      return (await readColourRange(path)) === 0 ? tellPlain(order) : undefined
    case 'video':
      // The continuation of a caller's plain clip may be plain too.
      if (order.from.kind === 'continuation') return undefined
      return (await isPlainClip(path, order.seconds + 1)) ? tellPlain(order) : undefined
    case 'lips':
      return (await isPlainClip(path, order.seconds + 1)) ? tellPlain(order) : undefined
    case 'speech':
      return order.mayBeSilent ? undefined : tellSilent(path)
    case 'music':
    case 'effects':
      return tellSilent(path)
    case 'upscale':
      return undefined
  }
}

async function tellPlain({ inputs }: Order): Promise<string | undefined> {
  const pictures = inputs.filter(({ kind }) => kind === 'picture').map(({ path }) => path)
  return (await isAnyPlain(pictures)) ? undefined : 'it shows nothing but one colour'
}

async function tellSilent(path: string): Promise<string | undefined> {
  const heard = await measureSound(path)
  return heard && heard.peak >= MIN_PEAK ? undefined : 'it is silent'
}
