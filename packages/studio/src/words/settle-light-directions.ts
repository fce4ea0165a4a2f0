import type { Item } from './item.ts'

/** The most items between a light and its direction: `a beam of light falls from above`. */
const REACH = 2
const DIRECTION = /^(?:from|[从自])/u

/** `spotlight from above`: the direction of a light, not of the camera. Changes the items. */
export function settleLightDirections(items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    const { angle, framing, ...rest } = item.meaning
    if ((angle ?? framing) === undefined || !DIRECTION.test(item.text)) continue
    const before = items.slice(Math.max(0, at - 1 - REACH), at)
    const near = before.slice(before.findLastIndex(({ stop }) => stop) + 1)
    if (near.some(({ meaning }) => meaning.cameraNoun ?? meaning.move) || !near.some(({ meaning }) => meaning.light))
      continue
    item.meaning = rest
  }
}
