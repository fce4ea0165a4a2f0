import { useEffect, useState } from 'preact/hooks'
import { explain } from '../texts/explain.ts'

export type Price = { credits: number } | { problem: string } | undefined

// Whoever types is not asked about every letter.
const SETTLED_MS = 350

type Ask = ((signal: AbortSignal) => Promise<{ credits: number }>) | undefined

/** What something would cost, asked for when it has settled; `undefined` while that is not known. */
export function usePrice(ask: Ask, key: string): Price {
  const [price, setPrice] = useState<Price>(undefined)
  useEffect(() => {
    setPrice(undefined)
    if (!ask) return
    const gone = new AbortController()
    const timer = setTimeout(() => {
      ask(gone.signal).then(
        ({ credits }) => !gone.signal.aborted && setPrice({ credits }),
        (error: unknown) => !gone.signal.aborted && setPrice({ problem: explain(error) }),
      )
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [key])
  return price
}
