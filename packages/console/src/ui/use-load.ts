import { useCallback, useEffect, useRef, useState } from 'preact/hooks'

export type Loaded<T> = {
  value: T | undefined
  error: Error | undefined
  isLoading: boolean
  /** Loads again; the current value stays until the answer arrives. */
  reload: () => void
}

/** Loads when `keys` change, aborts outdated requests, and keeps the last answer meanwhile. */
export function useLoad<T>(ask: (signal: AbortSignal) => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({ value: undefined, error: undefined, isLoading: true })
  const [round, setRound] = useState(0)
  const asking = useRef(ask)
  asking.current = ask
  useEffect(() => {
    const gone = new AbortController()
    setState(before => ({ ...before, isLoading: true }))
    asking.current(gone.signal).then(
      value => !gone.signal.aborted && setState({ value, error: undefined, isLoading: false }),
      (error: unknown) =>
        !gone.signal.aborted && setState(before => ({ ...before, error: error as Error, isLoading: false })),
    )
    return () => gone.abort()
  }, [...keys, round])
  return { ...state, reload: useCallback(() => setRound(one => one + 1), []) }
}
