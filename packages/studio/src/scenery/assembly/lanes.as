// Arithmetic over four pixels at once. Own polynomials, and only operations that IEEE fixes bit by bit, so that every
// processor gives the same picture: no relaxed SIMD, no fused multiply-add, no library sine.

@inline export function lanes(x: f32): v128 {
  return f32x4.splat(x)
}
@inline export function ramp(first: f32): v128 {
  return f32x4.add(f32x4.splat(first), f32x4(0, 1, 2, 3))
}
@inline export function at(v: v128, lane: i32): f32 {
  if (lane == 0) return f32x4.extract_lane(v, 0)
  if (lane == 1) return f32x4.extract_lane(v, 1)
  if (lane == 2) return f32x4.extract_lane(v, 2)
  return f32x4.extract_lane(v, 3)
}
@inline export function first(v: v128): f32 {
  return f32x4.extract_lane(v, 0)
}
@inline export function least(a: v128, b: v128): v128 {
  return f32x4.pmin(a, b)
}
@inline export function most(a: v128, b: v128): v128 {
  return f32x4.pmax(a, b)
}
@inline export function atMost(a: v128, b: f32): v128 {
  return f32x4.pmin(a, f32x4.splat(b))
}
@inline export function atLeast(a: v128, b: f32): v128 {
  return f32x4.pmax(a, f32x4.splat(b))
}
@inline export function clamp01(a: v128): v128 {
  return f32x4.pmin(f32x4.pmax(a, f32x4.splat(0)), f32x4.splat(1))
}
@inline export function root(a: v128): v128 {
  return f32x4.sqrt(f32x4.pmax(a, f32x4.splat(0)))
}
@inline export function magnitude(a: v128): v128 {
  return f32x4.abs(a)
}
@inline export function whole(a: v128): v128 {
  return f32x4.floor(a)
}
/** The integer in each lane that holds a whole number within 2^22. A saturating conversion takes eight instructions. */
@inline export function integers(a: v128): v128 {
  return i32x4.sub(a + 12582912.0, i32x4.splat(0x4b400000))
}
@inline export function part(a: v128): v128 {
  return f32x4.sub(a, f32x4.floor(a))
}
@inline export function less(a: v128, b: v128): v128 {
  return f32x4.lt(a, b)
}
@inline export function below(a: v128, b: f32): v128 {
  return f32x4.lt(a, f32x4.splat(b))
}
@inline export function above(a: v128, b: f32): v128 {
  return f32x4.gt(a, f32x4.splat(b))
}
/** Where the mask is set `a`, elsewhere `b`. */
@inline export function choose(mask: v128, a: v128, b: v128): v128 {
  return v128.bitselect(a, b, mask)
}
@inline export function both(a: v128, b: v128): v128 {
  return v128.and(a, b)
}
@inline export function either(a: v128, b: v128): v128 {
  return v128.or(a, b)
}
@inline export function butNot(a: v128, b: v128): v128 {
  return v128.andnot(a, b)
}
@inline export function some(mask: v128): bool {
  return v128.any_true(mask)
}
@inline export function every(mask: v128): bool {
  return i32x4.all_true(mask)
}
@inline export function mix(a: v128, b: v128, t: v128): v128 {
  return a + (b - a) * t
}
/** From 0 at `from` to 1 at `to`, smoothly; `to` may lie below `from`. */
@inline export function rise(x: v128, from: f32, to: f32): v128 {
  const t = clamp01((x - from) * (1.0 / (to - from)))
  return t * t * (3.0 - t * 2.0)
}
@inline export function square(a: v128): v128 {
  return a * a
}
/** 2 to the power x. Error below 3e-6. */
export function exp2(x: v128): v128 {
  const bounded = atMost(atLeast(x, -120.0), 120.0)
  const floor = f32x4.floor(bounded)
  const f = bounded - floor
  const p = (((((f * 0.0018775767) + 0.0089893397) * f + 0.055826318) * f + 0.24015361) * f + 0.69315308) * f + 0.99999994
  const scale = i32x4.shl(i32x4.add(integers(floor), i32x4.splat(127)), 23)
  return p * scale
}
@inline export function exp(x: v128): v128 {
  return exp2(x * 1.442695041)
}
/** Logarithm to base 2 of a positive number. Error about 1e-5. */
export function log2(x: v128): v128 {
  const bits = atLeast(x, 1e-30)
  const exponent = f32x4.convert_i32x4_s(i32x4.sub(i32x4.shr_u(bits, 23), i32x4.splat(127)))
  const m = v128.or(v128.and(bits, i32x4.splat(0x7fffff)), i32x4.splat(0x3f800000))
  const p =
    (((((m * -0.0346557) + 0.318212) * m - 1.2315303) * m + 2.5988452) * m - 3.324199) * m + 3.1157899
  return exponent + p * (m - 1.0)
}
@inline export function power(x: v128, y: f32): v128 {
  return choose(below(x, 1e-12), lanes(0.0), exp2(log2(x) * y))
}
/** Sine of x turns, so that no range reduction loses bits. Error below 2e-4. */
export function sineOfTurns(x: v128): v128 {
  const t = x - f32x4.nearest(x)
  const y = t * 8.0 - t * magnitude(t) * 16.0
  return y * 0.775 + y * magnitude(y) * 0.225
}
@inline export function sine(x: v128): v128 {
  return sineOfTurns(x * 0.15915494)
}
@inline export function cosine(x: v128): v128 {
  return sineOfTurns(x * 0.15915494 + 0.25)
}

// One number at a time, by the same polynomials.
@inline export function exp1(x: f32): f32 {
  return first(exp(lanes(x)))
}
@inline export function clamp1(x: f32): f32 {
  return min<f32>(max<f32>(x, 0.0), 1.0)
}
@inline export function mix1(a: f32, b: f32, t: f32): f32 {
  return a + (b - a) * t
}
