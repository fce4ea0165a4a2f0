import type { SceneCamera, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import type { Focus } from '../../looks/create-depth-blur.ts'
import { smoothStep } from '../../planes/plane.ts'

/** The blur radius of a lens outside the focus, as a fraction of the frame's height. */
const SOFT: Readonly<Record<string, number>> = {
  macro: 0.022,
  shallow: 0.016,
  'rack-focus': 0.016,
  'focus-away': 0.016,
  portrait: 0.012,
  telephoto: 0.01,
}
/** The default if a document sets `focus` without a lens. */
const USUAL = 0.014
/** The fractions of the shot between which the focus moves. */
const [FROM, TO] = [0.3, 0.62]
/** The background distance, as a multiple of the target's. */
const BEHIND = 6

/** The blur radius that a camera asks for, as a fraction of the frame's height; 0 if everything is sharp. */
export function softnessOf({ lens = [], focus }: SceneCamera): number {
  if (lens.includes('deep')) return 0
  return Math.max(focus === undefined ? 0 : USUAL, ...lens.map(one => SOFT[one] ?? 0), 0)
}

/** The distance of an entity along the view, and its depth. */
export type Depth = { depth: number; deep: number }

/** The sharp distance at a progress of a shot. `depthOf` resolves a name; undefined if it is absent. */
export function focusAt(
  { camera = {} }: SceneShot,
  progress: number,
  depthOf: (name: string) => Depth | undefined,
  usual: Depth,
): Focus {
  const { lens = [], target = [], focus } = camera
  const first = (target[0] === undefined ? undefined : depthOf(target[0])) ?? usual
  const named = focus === undefined ? undefined : depthOf(focus)
  const behind: Depth = { depth: BEHIND * first.depth, deep: 0 }
  if (!lens.includes('rack-focus') && !lens.includes('focus-away')) return sharp(named ?? first)
  const second = target[1] === undefined ? undefined : depthOf(target[1])
  // From the target to the named entity, between two targets, from the background to the target, or away from it.
  const [from, to] = lens.includes('focus-away')
    ? [first, named ?? behind]
    : named
      ? [first, named]
      : second
        ? [first, second]
        : [behind, first]
  const share = smoothStep(FROM, TO, progress)
  const between = (a: number, b: number): number => a + (b - a) * share
  return sharp({ depth: 1 / between(1 / from.depth, 1 / to.depth), deep: between(from.deep, to.deep) })
}

/** The whole focused entity is sharp, with a small margin. */
const sharp = ({ depth, deep }: Depth): Focus => ({ depth, slack: Math.max(0.03 * depth, 0.6 * deep) })

/** The centre of a box as a focus point, and half of its largest size. */
export const middleOf = ({ low, high }: { low: Point; high: Point }): { at: Point; half: number } => ({
  at: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2],
  half: Math.max(high[0] - low[0], high[2] - low[2]) / 2,
})
