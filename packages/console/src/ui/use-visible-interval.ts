import { useEffect, useRef } from 'preact/hooks'

/**
 * Repeats work while the page is visible, and at once when it becomes visible. A run that has not finished, for example
 * because the service is down, is not started again.
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
