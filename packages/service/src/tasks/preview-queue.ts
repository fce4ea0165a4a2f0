import { Refusal } from '../core/errors.ts'
import { createFairSemaphore } from '../core/fair-semaphore.ts'

/** Words alone take milliseconds; pictures and songs have to be fetched and looked at first. */
export type PreviewSize = 'words' | 'media'

export type PreviewQueue = {
  /** Resolves when it is this one's turn; call what it gives when done. Refuses an account that has enough in hand. */
  enter(account: string, size: PreviewSize): Promise<() => void>
}

// Waiting ones included: somebody who tries words out has one or two.
const MOST_OF_ACCOUNT = 4

/** Lets one preview of each size be made at a time, accounts by turns: whoever asks for many delays another by one. */
export function createPreviewQueue(): PreviewQueue {
  const inHand = new Map<string, number>()
  const lanes = { words: createFairSemaphore(), media: createFairSemaphore() }
  const count = (account: string, by: number): void => {
    const left = (inHand.get(account) ?? 0) + by
    if (left > 0) inHand.set(account, left)
    else inHand.delete(account)
  }
  return {
    async enter(account, size) {
      if ((inHand.get(account) ?? 0) >= MOST_OF_ACCOUNT) throw tooMany()
      count(account, 1)
      const leave = await lanes[size].enter(account)
      return () => {
        count(account, -1)
        leave()
      }
    },
  }
}

const tooMany = (): Refusal =>
  new Refusal('TooManyRequests', `at most ${MOST_OF_ACCOUNT} previews of an account are made at a time`, {
    retryAfterSeconds: 1,
  })
