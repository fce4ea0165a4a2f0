// Last touches on the finished planes, and their way out.
import { atMost, choose, either, least, less, most, some } from './lanes'
import { blueAt, depthAt, depthOf, greenAt, height, offsetOf, redAt, scratchAt, stride, width } from './picture'

/** Softens the stairs where near meets far: a small tent over pixels at a jump of depth. Reads a copy in scratch. */
export function softenRow(y: i32): void {
  if (y == 0 || y == height - 1) return
  const line = <usize>(stride << 2)
  const bytes = line * <usize>height
  for (let x = 4; x < width - 4; x += 4) {
    const o = offsetOf(x, y)
    const z = depthOf(o)
    const l = v128.load(depthAt + o - 4)
    const r = v128.load(depthAt + o + 4)
    const u = v128.load(depthAt + o - line)
    const d = v128.load(depthAt + o + line)
    const near = least(least(l, r), least(u, d))
    const far = most(most(l, r), most(u, d))
    const jump = either(less(near * 1.25, z), less(z * 1.25, far))
    if (!some(jump)) continue
    softenPlane(redAt + o, scratchAt + o, line, jump)
    softenPlane(greenAt + o, scratchAt + bytes + o, line, jump)
    softenPlane(blueAt + o, scratchAt + bytes + bytes + o, line, jump)
  }
}
// Very bright pixels (the sun behind a ridge) would bleed: the mean is taken of x / (1 + x).
@inline function tame(p: usize): v128 {
  const v = v128.load(p)
  return v / (v + 1.0)
}
@inline function softenPlane(out: usize, from: usize, line: usize, where: v128): void {
  const cross = tame(from - 4) + tame(from + 4) + tame(from - line) + tame(from + line)
  const corners = tame(from - line - 4) + tame(from - line + 4) + tame(from + line - 4) + tame(from + line + 4)
  const t = tame(from) * 0.36 + cross * 0.115 + corners * 0.045
  v128.store(out, choose(where, t / (1.0 - atMost(t, 0.9999)), v128.load(from)))
}
export function copyForSoftening(): void {
  memory.copy(scratchAt, redAt, 3 * <usize>(stride * height * 4))
}

/** Row `y` as interleaved red, green, blue to `out`; depth and kind are taken row by row by the caller. */
export function interleaveRow(y: i32, out: usize): void {
  let to = out
  for (let x = 0; x < width; x++) {
    const o = offsetOf(x, y)
    store<f32>(to, load<f32>(redAt + o))
    store<f32>(to, load<f32>(greenAt + o), 4)
    store<f32>(to, load<f32>(blueAt + o), 8)
    to += 12
  }
}
