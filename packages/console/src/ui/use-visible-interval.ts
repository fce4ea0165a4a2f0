import { useEffect, useRef } from 'preact/hooks'

/**
 * Does something again and again while the page is looked at, and at once when it is looked at again. What it has not done
 * yet, because the service is away say, it does not begin a second time.
 */
export function useVisibleInterval(work: () => Promise<unknown> | void, everyMs: number | undefined): void {
  const current = useRef(work)
  current.current = work
  useEffect(() => {
    if (everyMs === undefined) return
    let isBusy = false
    const look = async (): Promise<void> => {
      if (document.hidden || isBusy) return
      isBusy = true
      await Promise.resolve(current.current()).catch(() => {})
      isBusy = false
    }
    const begin = (): void => void look()
    const timer = setInterval(begin, everyMs)
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [everyMs])
}
