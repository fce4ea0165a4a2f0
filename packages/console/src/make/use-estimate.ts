import { type Estimate, type Problem, RequestRefused } from '@kinora/client'
import { useEffect, useState } from 'preact/hooks'
import { client } from '../session/session.ts'
import type { GeneratorSpec, Values } from './catalogue.ts'
import { missingFields } from './form-fields.ts'

// The delay after typing.
const PAUSE_MS = 300

/** The price of the current body, or its problems, without creating anything. */
export function useEstimate(generator: GeneratorSpec, body: Values) {
  const [state, setState] = useState<{ estimate?: Estimate; problems: readonly Problem[] }>({ problems: [] })
  const text = JSON.stringify(body)
  useEffect(() => {
    setState(before => ({ ...before, problems: [] }))
    if (missingFields(generator, JSON.parse(text) as Values).length > 0) return setState({ problems: [] })
    const gone = new AbortController()
    const ask = async (): Promise<void> => {
      try {
        const path = `/ent/v2/estimate/${generator.name}`
        const estimate = await client().call<Estimate>('POST', path, {
          json: JSON.parse(text) as object,
          signal: gone.signal,
        })
        setState({ estimate, problems: [] })
      } catch (error) {
        if (error instanceof RequestRefused) setState({ problems: error.problems })
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [generator.name, text])
  return state
}
