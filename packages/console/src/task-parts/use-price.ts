import { useEffect, useState } from 'preact/hooks'
import { explain } from '../texts/explain.ts'

export type Price = { credits: number } | { problem: string } | undefined

// A delay, so that not every letter causes a request.
const SETTLED_MS = 350

type Ask = ((signal: AbortSignal) => Promise<{ credits: number }>) | undefined

/** The price of something, requested after typing stops; `undefined` while unknown. */
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
