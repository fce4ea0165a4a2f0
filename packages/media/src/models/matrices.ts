/** Three rows of four numbers: rotation with scale, and translation. */
export type Affine = readonly number[]
export type Triple = readonly [number, number, number]

export const IDENTITY: Affine = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]

/** First `b`, then `a`. */
export function combine(a: Affine, b: Affine): Affine {
  const out: number[] = []
  for (let row = 0; row < 12; row += 4) {
    for (let column = 0; column < 4; column++) {
      const sum = a[row]! * b[column]! + a[row + 1]! * b[4 + column]! + a[row + 2]! * b[8 + column]!
      out.push(column === 3 ? sum + a[row + 3]! : sum)
    }
  }
  return out
}

export const movePoint = (m: Affine, x: number, y: number, z: number): [number, number, number] => [
  m[0]! * x + m[1]! * y + m[2]! * z + m[3]!,
  m[4]! * x + m[5]! * y + m[6]! * z + m[7]!,
  m[8]! * x + m[9]! * y + m[10]! * z + m[11]!,
]

/** Transforms normals by the cofactor matrix, so that they stay perpendicular whatever the scale. */
export function moveNormal(m: Affine, x: number, y: number, z: number): [number, number, number] {
  const c = cofactors(m)
  const moved: [number, number, number] = [
    c[0]! * x + c[1]! * y + c[2]! * z,
    c[3]! * x + c[4]! * y + c[5]! * z,
    c[6]! * x + c[7]! * y + c[8]! * z,
  ]
  const length = Math.hypot(...moved)
  return length > 0 ? [moved[0] / length, moved[1] / length, moved[2] / length] : [0, 1, 0]
}

const cofactors = (m: Affine): number[] => [
  m[5]! * m[10]! - m[6]! * m[9]!,
  m[6]! * m[8]! - m[4]! * m[10]!,
  m[4]! * m[9]! - m[5]! * m[8]!,
  m[2]! * m[9]! - m[1]! * m[10]!,
  m[0]! * m[10]! - m[2]! * m[8]!,
  m[1]! * m[8]! - m[0]! * m[9]!,
  m[1]! * m[6]! - m[2]! * m[5]!,
  m[2]! * m[4]! - m[0]! * m[6]!,
  m[0]! * m[5]! - m[1]! * m[4]!,
]

export const determinant = (m: Affine): number => {
  const c = cofactors(m)
  return m[0]! * c[0]! + m[1]! * c[1]! + m[2]! * c[2]!
}

/** The inverse; the identity if there is none, as for a flat scale. */
export function invert(m: Affine): Affine {
  const whole = determinant(m)
  if (Math.abs(whole) < 1e-18) return IDENTITY
  const c = cofactors(m).map(one => one / whole)
  const turn = [c[0]!, c[3]!, c[6]!, c[1]!, c[4]!, c[7]!, c[2]!, c[5]!, c[8]!]
  const back = (row: number): number =>
    -(turn[row * 3]! * m[3]! + turn[row * 3 + 1]! * m[7]! + turn[row * 3 + 2]! * m[11]!)
  return [0, 1, 2].flatMap(row => [...turn.slice(row * 3, row * 3 + 3), back(row)])
}

/** A translation, a rotation (x, y, z, w) and a scale, as in glTF. */
export function fromParts(at: readonly number[], turn: readonly number[], scale: readonly number[]): Affine {
  const length = Math.hypot(...turn) || 1
  const [x, y, z, w] = turn.map(one => one / length) as [number, number, number, number]
  const [sx, sy, sz] = scale as [number, number, number]
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y - z * w) * sy,
    2 * (x * z + y * w) * sz,
    at[0]!,
    2 * (x * y + z * w) * sx,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z - x * w) * sz,
    at[1]!,
    2 * (x * z - y * w) * sx,
    2 * (y * z + x * w) * sy,
    (1 - 2 * (x * x + y * y)) * sz,
    at[2]!,
  ]
}

/** The parts of a matrix as glTF has them; a shear is lost. */
export function toParts(m: Affine): { at: Triple; turn: [number, number, number, number]; scale: Triple } {
  const column = (at: number): Triple => [m[at]!, m[4 + at]!, m[8 + at]!]
  const [sx, sy, sz] = [0, 1, 2].map(at => Math.hypot(...column(at))) as [number, number, number]
  const flip = determinant(m) < 0 ? -1 : 1
  const x = unit(column(0), flip)
  const given = unit(column(1), 1)
  const along = x[0] * given[0] + x[1] * given[1] + x[2] * given[2]
  const y = unit([given[0] - along * x[0], given[1] - along * x[1], given[2] - along * x[2]], 1)
  const z: Triple = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]]
  return { at: column(3), turn: quaternion(x, y, z), scale: [flip * sx, sy, sz] }
}

const unit = ([x, y, z]: Triple, sign: number): Triple => {
  const long = sign * (Math.hypot(x, y, z) || 1)
  return [x / long, y / long, z / long]
}

/** The rotation whose matrix has these columns. The largest part is computed first, which is exact. */
function quaternion(x: Triple, y: Triple, z: Triple): [number, number, number, number] {
  const trace = x[0] + y[1] + z[2]
  const parts = ((): [number, number, number, number] => {
    if (trace > 0) return [y[2] - z[1], z[0] - x[2], x[1] - y[0], 1 + trace]
    if (x[0] >= y[1] && x[0] >= z[2]) return [1 + x[0] - y[1] - z[2], x[1] + y[0], z[0] + x[2], y[2] - z[1]]
    if (y[1] >= z[2]) return [x[1] + y[0], 1 + y[1] - x[0] - z[2], y[2] + z[1], z[0] - x[2]]
    return [z[0] + x[2], y[2] + z[1], 1 + z[2] - x[0] - y[1], x[1] - y[0]]
  })()
  const length = Math.hypot(...parts) || 1
  return [parts[0] / length, parts[1] / length, parts[2] / length, parts[3] / length]
}

/** Sixteen numbers, column by column. */
export const fromColumns = (m: readonly number[]): Affine => [
  m[0]!,
  m[4]!,
  m[8]!,
  m[12]!,
  m[1]!,
  m[5]!,
  m[9]!,
  m[13]!,
  m[2]!,
  m[6]!,
  m[10]!,
  m[14]!,
]
