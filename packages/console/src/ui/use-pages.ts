import { useCallback, useEffect, useRef, useState } from 'preact/hooks'

type Page<T> = { entries: readonly T[]; next: string }
type State<T> = Page<T> & { error: Error | undefined; isLoading: boolean; pages: number }

export type Pages<T> = Omit<State<T>, 'next' | 'pages'> & {
  /** Loads the next page; absent on the last one. */
  more: (() => void) | undefined
  /** Loads the first page again. */
  reload: () => void
  /** The same, unless further pages are open. */
  refresh: () => void
}

/** A list page by page: reset when `keys` change. */
export function usePages<T>(
  ask: (token: string, signal: AbortSignal) => Promise<Page<T>>,
  keys: readonly unknown[],
): Pages<T> {
  const [state, setState] = useState<State<T>>({ entries: [], next: '', error: undefined, isLoading: true, pages: 0 })
  const asking = useRef(ask)
  asking.current = ask
  const open = useRef(new AbortController())
  const load = useCallback((token: string) => {
    const { signal } = open.current
    setState(before => ({ ...before, isLoading: true }))
    asking.current(token, signal).then(
      ({ entries, next }) =>
        !signal.aborted &&
        setState(before => ({
          entries: token === '' ? entries : [...before.entries, ...entries],
          next,
          error: undefined,
          isLoading: false,
          pages: token === '' ? 1 : before.pages + 1,
        })),
      (error: unknown) =>
        !signal.aborted && setState(before => ({ ...before, error: error as Error, isLoading: false })),
    )
  }, [])
  useEffect(() => {
    open.current = new AbortController()
    load('')
    return () => open.current.abort()
  }, keys)
  const { entries, next, error, isLoading, pages } = state
  return {
    entries,
    error,
    isLoading,
    more: next === '' ? undefined : () => load(next),
    reload: () => load(''),
    refresh: () => pages <= 1 && load(''),
  }
}
