// Elementary functions of our own. JavaScript leaves the last bits of Math.sin and similar functions to the machine.
// These use only + - * / and integers, which are the same everywhere, so that a seed gives the same picture on every
// machine.

const TURN = 6.283185307179586

/** Error below 1e-7. */
export function sin(radians: number): number {
  const turns = radians / TURN
  let t = turns - Math.floor(turns + 0.5)
  if (t > 0.25) t = 0.5 - t
  else if (t < -0.25) t = -0.5 - t
  const x = t * TURN
  const x2 = x * x
  return x * (1 + x2 * (-1 / 6 + x2 * (1 / 120 + x2 * (-1 / 5040 + x2 * (1 / 362_880 - x2 / 39_916_800)))))
}

export function cos(radians: number): number {
  return sin(radians + TURN / 4)
}

export function exp(x: number): number {
  // e^x = (e^(x/256))^256: a short series, then eight squarings.
  const y = Math.min(Math.max(x, -80), 80) / 256
  let value = 1 + y * (1 + y * (1 / 2 + y * (1 / 6 + y * (1 / 24 + y / 120))))
  for (let i = 0; i < 8; i++) value *= value
  return value
}

/** Natural logarithm of a positive number. */
export function log(x: number): number {
  let mantissa = x
  let halvings = 0
  while (mantissa > 1.5) {
    mantissa /= 2
    halvings++
  }
  while (mantissa < 0.75) {
    mantissa *= 2
    halvings--
  }
  const s = (mantissa - 1) / (mantissa + 1)
  const s2 = s * s
  const series = 2 * s * (1 + s2 * (1 / 3 + s2 * (1 / 5 + s2 * (1 / 7 + s2 * (1 / 9 + s2 / 11)))))
  return series + halvings * 0.6931471805599453
}

export function pow(base: number, exponent: number): number {
  return base <= 0 ? 0 : exp(exponent * log(base))
}

export function clamp(x: number, low = 0, high = 1): number {
  return x < low ? low : x > high ? high : x
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** From 0 at `from` to 1 at `to`, smoothly. */
export function rise(x: number, from: number, to: number): number {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}
