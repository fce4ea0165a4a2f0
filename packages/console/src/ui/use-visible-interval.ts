import { useEffect, useRef } from 'preact/hooks'

/** Does something again and again while the page is looked at, and at once when it is looked at again. */
export function useVisibleInterval(work: () => void, everyMs: number | undefined): void {
  const current = useRef(work)
  current.current = work
  useEffect(() => {
    if (everyMs === undefined) return
    const look = (): void => {
      if (!document.hidden) current.current()
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs])
}
