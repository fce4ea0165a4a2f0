import { Refusal } from '../core/errors.ts'
import { createFairSemaphore } from '../core/fair-semaphore.ts'

/** Words alone take milliseconds; pictures and songs have to be fetched and looked at first. */
export type PreviewSize = 'words' | 'media'

/** One preview's place in its lane. */
export type PreviewTurn = {
  /** Lets others go first who wait; resolves when it is this one's turn again. */
  pass(): Promise<void>
  /** Done, any number of times. */
  leave(): void
}

export type PreviewQueue = {
  /** Resolves when it is this one's turn. Refuses an account that has enough in hand. */
  enter(account: string, size: PreviewSize): Promise<PreviewTurn>
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
      let release = await lanes[size].enter(account)
      let hasLeft = false
      return {
        async pass() {
          release()
          release = await lanes[size].enter(account)
          // Whoever left while it waited does not keep the place that it is given now.
          if (hasLeft) release()
        },
        leave() {
          if (hasLeft) return
          hasLeft = true
          count(account, -1)
          release()
        },
      }
    },
  }
}

const tooMany = (): Refusal =>
  new Refusal('TooManyRequests', `at most ${MOST_OF_ACCOUNT} previews of an account are made at a time`, {
    retryAfterSeconds: 1,
  })
