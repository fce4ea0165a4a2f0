import { Refusal } from '../../core/errors.ts'
import { createFairSemaphore } from '../../core/fair-semaphore.ts'

/** Words take milliseconds; pictures and songs are downloaded and inspected first. */
export type PreviewSize = 'words' | 'media'

/** A preview's place in its lane. */
export type PreviewTurn = {
  /** Lets waiting previews go first; resolves at the next turn. */
  pass(): Promise<void>
  /** Ends the turn; may be called repeatedly. */
  leave(): void
}

export type PreviewQueue = {
  /** Resolves at the preview's turn. Refuses an account with too many previews. */
  enter(account: string, size: PreviewSize): Promise<PreviewTurn>
}

// Waiting previews included; a person trying prompts has one or two.
const MAX_OF_ACCOUNT = 4

/**
 * Runs one preview of each size at a time and alternates between accounts: an account with many delays another by one.
 */
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
      if ((inHand.get(account) ?? 0) >= MAX_OF_ACCOUNT) throw tooMany()
      count(account, 1)
      let release = await lanes[size].enter(account)
      let hasLeft = false
      return {
        async pass() {
          release()
          release = await lanes[size].enter(account)
          // A preview that left while waiting gives its place back.
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
  new Refusal('TooManyRequests', `at most ${MAX_OF_ACCOUNT} previews of an account are made at a time`, {
    retryAfterSeconds: 1,
  })
