import { type Estimate, type Problem, RequestRefused } from '@kinora/client'
import { useEffect, useState } from 'preact/hooks'
import type { Storyboard } from '../session/drafts.ts'
import { client } from '../session/session.ts'
import { bodyOf } from './board.ts'

export type FilmPrice = Estimate | { problems: readonly Problem[] }

// The delay after a change.
const PAUSE_MS = 250

/** The price of the film as it is now, or why it cannot be made. Until it is known again, that of before. */
export function useFilmPrice(storyboard: Storyboard): FilmPrice | undefined {
  const [price, setPrice] = useState<FilmPrice>()
  useEffect(() => {
    const gone = new AbortController()
    const ask = async (): Promise<void> => {
      try {
        const path = `/ent/v2/estimate/${storyboard.generator}`
        setPrice(await client().call<Estimate>('POST', path, { json: bodyOf(storyboard), signal: gone.signal }))
      } catch (error) {
        if (error instanceof RequestRefused) setPrice({ problems: error.problems })
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [storyboard])
  return price
}
