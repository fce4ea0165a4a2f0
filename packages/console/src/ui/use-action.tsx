import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { explain } from '../texts/explain.ts'

type Action = {
  isBusy: boolean
  /** Does what a button says; answers whether it was done. Buttons that share an action have a name each. */
  run: (work: () => Promise<unknown>, button?: string) => Promise<boolean>
  /** What went wrong when this button was last pressed, to stand beside it. */
  problem: (button?: string) => ComponentChildren
}

/** Work that a button begins: busy while it is done, and what went wrong is said where it was asked for. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ button: string; error: unknown }>()
  return {
    isBusy,
    async run(work, button = '') {
      setBusy(true)
      setFailed(undefined)
      try {
        await work()
        return true
      } catch (error) {
        if (!(error instanceof Error && error.name === 'AbortError')) setFailed({ button, error })
        return false
      } finally {
        setBusy(false)
      }
    },
    problem: (button = '') =>
      failed?.button === button && (
        <p class="field-error action-error" role="alert">
          {explain(failed.error)}
        </p>
      ),
  }
}
