import { type RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** How wide an element is, whenever that changes: what is drawn in it has the size of its pixels. */
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
