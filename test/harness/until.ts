import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'

// Far longer than anything here takes on a busy machine; it ends a test that would otherwise hang.
const PATIENCE_SECONDS = 300

type Empty = undefined | null | false | '' | 0

type Patience = {
  seconds?: number
  everyMs?: number
  /** How far the awaited work is: each change starts the time again, so that a slow machine is not a fault. */
  progress?: () => number | undefined
}

/** Looks again and again until there is something to see, and gives it; a test that waits in vain fails with what it waited for. */
export async function until<T>(
  look: () => T | Promise<T>,
  what: string,
  { seconds = PATIENCE_SECONDS, everyMs = 10, progress = () => undefined }: Patience = {},
): Promise<Exclude<T, Empty>> {
  let [deadline, reached] = [performance.now() + seconds * 1_000, progress()]
  for (;;) {
    const seen = await look()
    if (seen) return seen as Exclude<T, Empty>
    const now = progress()
    if (now !== reached) [deadline, reached] = [performance.now() + seconds * 1_000, now]
    if (performance.now() > deadline)
      assert.fail(`waited ${seconds} s in vain: ${what}${now === undefined ? '' : `, got to ${now}`}`)
    await sleep(everyMs)
  }
}

type Shown = { json: Record<string, any> }

/** The task as it is shown when it has ended, by any way to ask for it that waits a little by itself. */
export const untilFinal = (show: () => Promise<Shown>, what = 'the task ends'): Promise<Record<string, any>> =>
  until(async () => {
    const { json } = await show()
    return (json.state === 'success' || json.state === 'failed') && json
  }, what)
