// @ts-nocheck: AssemblyScript, which tools/build-wasm.ts compiles; its types are not TypeScript's.
/* oxlint-disable */

// A picture with a nearness for every cell of 2 x 2 pixels, seen from a moved camera. A point of nearness n at p (in
// cells) is seen at m p + x, all of m, x and y being straight lines of n: m = m0 + m1 n, x = x0 + x1 n, y = y0 + y1 n.
export let m0: f32 = 1
export let m1: f32 = 0
export let x0: f32 = 0
export let x1: f32 = 0
export let y0: f32 = 0
export let y1: f32 = 0

export function setReliefCamera(m: f32, mByNear: f32, x: f32, xByNear: f32, y: f32, yByNear: f32): void {
  m0 = m
  m1 = mByNear
  x0 = x
  x1 = xByNear
  y0 = y
  y1 = yByNear
}

export class ReliefLines {
  @inline static lineOf(base: f32, byNear: f32, n: v128): v128 {
    return f32x4.add(f32x4.splat(base), f32x4.mul(f32x4.splat(byNear), n))
  }

  /** 1 / m. */
  @inline static backOf(n: v128): v128 {
    return f32x4.div(f32x4.splat(1), ReliefLines.lineOf(m0, m1, n))
  }
}
