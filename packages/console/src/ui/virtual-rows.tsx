import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

type Props = {
  count: number
  /** The height of a row in pixels, with its gap; all rows have the same. */
  rowHeight: number
  row: (index: number) => ComponentChildren
  /** The key of a row, which stays the same when others are inserted. */
  keyFor?: (index: number) => string | undefined
  /** Called near the last row. */
  onEnd: () => void
  label: string
  class?: string
}

// Rows beyond the edge, so that fast scrolling shows no gaps.
const BEYOND = 8

/** Renders only the visible rows; the page's own scroll bar moves them. */
export function VirtualRows({ count, rowHeight, row, keyFor, onEnd, label, class: kind = '' }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [range, setRange] = useState({ from: 0, to: 30 })
  useEffect(() => {
    const look = (): void => {
      const top = -(list.current?.getBoundingClientRect().top ?? 0)
      const from = Math.max(0, Math.floor(top / rowHeight) - BEYOND)
      const to = Math.ceil((top + innerHeight) / rowHeight) + BEYOND
      setRange(before => (before.from === from && before.to === to ? before : { from, to }))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [rowHeight, count])
  const to = Math.min(count, range.to)
  useEffect(() => {
    if (range.to >= count) onEnd()
  }, [range.to, count])
  const from = Math.min(range.from, to)
  const item = (index: number): VNode => (
    <li
      key={keyFor?.(index) ?? index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ top: `${index * rowHeight}px` }}
    >
      {row(index)}
    </li>
  )
  // While scrolling, unchanged rows are the same objects, which Preact skips.
  const last = useRef<{ row: Props['row']; count: number; items: ReadonlyMap<number, VNode> } | undefined>(undefined)
  const known = last.current?.row === row && last.current.count === count ? last.current.items : undefined
  const items = new Map(
    Array.from({ length: to - from }, (_, at) => [from + at, known?.get(from + at) ?? item(from + at)]),
  )
  last.current = { row, count, items }
  return (
    <ul ref={list} class={`virtual ${kind}`} aria-label={label} style={{ height: `${count * rowHeight}px` }}>
      {[...items.values()]}
    </ul>
  )
}
