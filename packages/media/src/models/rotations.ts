type Triple = readonly [x: number, y: number, z: number]
/** A rotation: three rows of three numbers. */
export type Turn = readonly number[]

export const UNTURNED: Turn = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** First `b`, then `a`. */
export const combineTurns = (a: Turn, b: Turn): Turn =>
  UNTURNED.map((_, at) => {
    const [row, column] = [3 * Math.floor(at / 3), at % 3]
    return a[row]! * b[column]! + a[row + 1]! * b[column + 3]! + a[row + 2]! * b[column + 6]!
  })

/** The rotation back. */
export const reverseTurn = (turn: Turn): Turn => turn.map((_, at) => turn[3 * (at % 3) + Math.floor(at / 3)]!)

/** The rotation around one of the axes, radians. */
export function turnAbout(axis: number, angle: number): Turn {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  if (axis === 0) return [1, 0, 0, 0, c, -s, 0, s, c]
  if (axis === 1) return [c, 0, s, 0, 1, 0, -s, 0, c]
  return [c, -s, 0, s, c, 0, 0, 0, 1]
}

/** The angles around x, y and z of a rotation around z, then x, then y. */
export const anglesOfTurn = (m: Turn): Triple => [
  Math.asin(Math.max(-1, Math.min(1, -m[5]!))),
  Math.atan2(m[2]!, m[8]!),
  Math.atan2(m[3]!, m[4]!),
]

/** The shortest rotation from one direction to another, both of length 1. */
export function turnBetween([ax, ay, az]: Triple, [bx, by, bz]: Triple): Turn {
  const [x, y, z] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
  const cosine = ax * bx + ay * by + az * bz
  // Opposite directions: half a turn about the view axis.
  if (cosine < -0.999_999) return [-1, 0, 0, 0, -1, 0, 0, 0, 1]
  const k = 1 / (1 + cosine)
  return [
    cosine + x * x * k,
    x * y * k - z,
    x * z * k + y,
    x * y * k + z,
    cosine + y * y * k,
    y * z * k - x,
    x * z * k - y,
    y * z * k + x,
    cosine + z * z * k,
  ]
}

/** The rotation nearest to a mixture of two: rows at right angles, of length 1. */
export function squareTurn([a, b, c, d, e, f]: Turn): Turn {
  const long = Math.hypot(a!, b!, c!) || 1
  const [x, y, z] = [a! / long, b! / long, c! / long]
  const along = d! * x + e! * y + f! * z
  const second = [d! - along * x, e! - along * y, f! - along * z] as const
  const wide = Math.hypot(...second) || 1
  const [p, q, r] = [second[0] / wide, second[1] / wide, second[2] / wide]
  return [x, y, z, p, q, r, y * r - z * q, z * p - x * r, x * q - y * p]
}
