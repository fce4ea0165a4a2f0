import type { Size } from '@kinora/media/frames/size'
import type { FramePlanes } from './frame-planes.ts'

/** The focus: a depth, and the sharp range before and behind it, metres. */
export type Focus = { depth: number; slack: number }

/** Blurs everything outside the focus. `depths` has a value for every second pixel both ways. */
export type DepthBlur = (planes: FramePlanes, depths: Float32Array, focus: Focus) => void

/** The relative difference of inverse distance at which the blur is full. */
const WHOLLY = 0.4
/** The weight of a blurred outline over its background. */
const DENSE = 1.25

/** A lens blur: the background spreads behind sharp things, the foreground spreads over everything. */
export function createDepthBlur({ width, height }: Size, radius: number): DepthBlur {
  const [wide, high] = [width >> 1, height >> 1]
  const size = wide * high
  const behind = createSoft(wide, high)
  const before = createSoft(wide, high)
  const small = new Float32Array(size)
  const near = Math.max(1, Math.round(radius / 2))
  return ({ luma, blue, red }, depths, { depth, slack }) => {
    let [isBehind, isBefore] = [false, false]
    for (let at = 0; at < size; at++) {
      const far = depths[at]!
      const off = far > depth + slack ? 1 - (depth + slack) / far : far < depth - slack ? (depth - slack) / far - 1 : 0
      const share = Math.min(1, off / WHOLLY)
      const isFar = far > depth
      behind.weight[at] = isFar ? share : 0
      before.weight[at] = isFar ? 0 : share
      if (share > 0 && isFar) isBehind = true
      else if (share > 0) isBefore = true
    }
    if (!isBehind && !isBefore) return
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) {
        const at = 2 * y * width + 2 * x
        small[y * wide + x] = (luma[at]! + luma[at + 1]! + luma[at + width]! + luma[at + width + 1]!) / 4
      }
    if (isBehind) behind.blur([small, blue, red], near)
    if (isBefore) before.blur([small, blue, red], near)
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) {
        const at = y * wide + x
        blue[at] = laid(blue[at]!, at, 1, behind.weight[at]!, before.weight[at]!)
        red[at] = laid(red[at]!, at, 2, behind.weight[at]!, before.weight[at]!)
      }
    // Each sample covers four pixels: weights are interpolated between samples, so that sharp outlines have no steps.
    for (let y = 0; y < height; y++) {
      const row = (y >> 1) * wide
      const other = y & 1 ? Math.min(row + wide, size - wide) : Math.max(row - wide, 0)
      for (let x = 0; x < width; x++) {
        const column = x >> 1
        const beside = x & 1 ? Math.min(column + 1, wide - 1) : Math.max(column - 1, 0)
        const between = ({ weight }: typeof behind): number =>
          (9 * weight[row + column]! +
            3 * (weight[row + beside]! + weight[other + column]!) +
            weight[other + beside]!) /
          16
        const at = y * width + x
        luma[at] = laid(luma[at]!, row + column, 0, isBehind ? between(behind) : 0, isBefore ? between(before) : 0)
      }
    }

    /** Combines a value with the blurred background and foreground by their weights. */
    function laid(own: number, at: number, plane: 0 | 1 | 2, isFar: number, isNear: number): number {
      let value = own
      if (isBehind) value += (behind.colours[plane][at]! - value) * isFar
      if (!isBefore) return value
      // Behind a blurred thing the background is unknown: the blur of the thing itself is used.
      const cover = Math.min(1, before.spread[at]! * DENSE)
      const colour = before.colours[plane][at]!
      const under = isBehind && behind.spread[at]! > 0.02 ? behind.colours[plane][at]! : colour
      value += (under - value) * isNear
      return value + (colour - value) * cover
    }
  }
}

/** Blurs planes with weights: each value is the mean of its weighted neighbours. */
function createSoft(width: number, height: number) {
  const plane = (): Float32Array => new Float32Array(width * height)
  const weight = plane()
  const spread = plane()
  const colours = [plane(), plane(), plane()] as const
  const spare = plane()
  return {
    weight,
    /** The weights, blurred. */
    spread,
    colours,
    blur(planes: readonly [ArrayLike<number>, ArrayLike<number>, ArrayLike<number>], radius: number): void {
      spread.set(weight)
      blurTwice(spread, spare, width, height, radius)
      for (const nth of [0, 1, 2] as const) {
        const [from, to] = [planes[nth], colours[nth]]
        for (let at = 0; at < to.length; at++) to[at] = weight[at] === 0 ? 0 : weight[at]! * from[at]!
        blurTwice(to, spare, width, height, radius)
        for (let at = 0; at < to.length; at++) to[at] = spread[at]! > 1e-4 ? to[at]! / spread[at]! : from[at]!
      }
    },
  }
}

function blurTwice(plane: Float32Array, spare: Float32Array, width: number, height: number, radius: number): void {
  for (let round = 0; round < 2; round++) {
    blurLines(plane, spare, height, width, width, 1, radius)
    blurLines(spare, plane, width, height, 1, width, radius)
  }
}

/** The box mean along each line; nothing counts beyond its ends. */
function blurLines(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  nextLine: number,
  next: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * nextLine
    let sum = 0
    for (let at = 0; at < Math.min(radius, length); at++) sum += from[start + at * next]!
    for (let at = 0; at < length; at++) {
      if (at + radius < length) sum += from[start + (at + radius) * next]!
      if (at - radius - 1 >= 0) sum -= from[start + (at - radius - 1) * next]!
      to[start + at * next] = Math.max(0, sum) * share
    }
  }
}
