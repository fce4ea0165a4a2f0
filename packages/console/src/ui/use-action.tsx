import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { explain } from '../texts/explain.ts'

type Action = {
  isBusy: boolean
  /** Runs the action of a button; returns whether it succeeded. Buttons that share an action have names. */
  run: (work: () => Promise<unknown>, button?: string) => Promise<boolean>
  /** The last error of this button, shown beside it. */
  problem: (button?: string) => ComponentChildren
}

/** The action of a button: busy while it runs, with errors shown beside the button. */
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
