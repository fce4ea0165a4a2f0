import type { Bone, Part, Point } from '../body.ts'
import { partsExtent } from '../extent.ts'

/**
 * The default position of a bone, by its name, if the asset does not give one. A `cap` comes off, a `lid` turns at its
 * back edge, a `leaf` at its outer side. A `fold`, a `slide` and a `canopy` are modelled open and are drawn closed
 * until they open. `content` rises in its vessel, and `froth` with it.
 */
const HINGES: Readonly<Record<string, (low: Point, high: Point) => Point>> = {
  cap: below,
  slide: below,
  content: below,
  froth: below,
  canopy: (low, high) => [(low[0] + high[0]) / 2, high[1], (low[2] + high[2]) / 2],
  lid: atBack,
  fold: atBack,
  'leaf.l': low => low,
  'leaf.r': (low, high) => [high[0], low[1], low[2]],
}

function below(low: Point, high: Point): Point {
  return [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2]
}
function atBack(low: Point, high: Point): Point {
  return [(low[0] + high[0]) / 2, low[1], low[2]]
}

/** A bone for each name that parts use and the asset does not place. */
export function movingBones(parts: readonly Part[], bones: readonly Bone[]): Bone[] {
  const named = new Set(['all', ...bones.map(({ name }) => name)])
  const missing = [...new Set(parts.map(({ bone }) => bone))].filter(name => !named.has(name) && name in HINGES)
  return missing.map(name => {
    const { low, high } = partsExtent(parts.filter(({ bone }) => bone === name))
    return { name, at: HINGES[name]!(low, high) }
  })
}
