import { type RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** The width of an element, updated when it changes. */
export function useWidth<T extends Element>(): [RefObject<T | null>, number] {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [])
  return [element, width]
}
