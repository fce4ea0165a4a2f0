// Coats and cloths: where on a body its second colour is. By the place on the body at rest, so that nothing swims.

function hash(x: i32, y: i32, z: i32): u32 {
  let h = <u32>x * 0x8da6b343 + <u32>y * 0xd8163841 + <u32>z * 0xcb1ab31f
  h ^= h >> 15
  h *= 0x2c1b3c6d
  h ^= h >> 12
  h *= 0x297a2d39
  return h ^ (h >> 15)
}

@inline function part(h: u32, shift: u32): f32 {
  return <f32>((h >> shift) & 1023) * <f32>(1.0 / 1023)
}

/** A wave from -1 to 1 with a round of 1: a polynomial, the same on every machine. */
export function wave(turns: f32): f32 {
  const t = turns - Mathf.floor(turns)
  const x: f32 = t < 0.5 ? 4 * t - 1 : 3 - 4 * t
  return x * (1.5 - 0.5 * x * x)
}

@inline function slope(value: f32, soft: f32): f32 {
  return max<f32>(0, min<f32>(1, value / soft + 0.5))
}

/** Rings around the body, as a tiger or a zebra has them. */
export function stripes(x: f32, y: f32, z: f32): f32 {
  const bent = z + 0.22 * wave(y * 0.5 + 0.3 * wave(z * 0.37)) + 0.1 * wave(x * 0.9 + y * 1.3)
  return slope(wave(bent) - 0.1, 0.18)
}

/** Round spots, one to a cell. */
export function spots(x: f32, y: f32, z: f32): f32 {
  const cx = <i32>Mathf.floor(x)
  const cy = <i32>Mathf.floor(y)
  const cz = <i32>Mathf.floor(z)
  let nearest: f32 = 9
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (let k = -1; k <= 1; k++) {
        const h = hash(cx + i, cy + j, cz + k)
        const dx = <f32>(cx + i) + 0.25 + 0.5 * part(h, 0) - x
        const dy = <f32>(cy + j) + 0.25 + 0.5 * part(h, 10) - y
        const dz = <f32>(cz + k) + 0.25 + 0.5 * part(h, 20) - z
        nearest = min<f32>(nearest, dx * dx + dy * dy + dz * dz)
      }
  return slope(0.13 - nearest, 0.07)
}

@inline function eased(t: f32): f32 {
  return t * t * (3 - 2 * t)
}

function noise(x: f32, y: f32, z: f32): f32 {
  const fx = Mathf.floor(x)
  const fy = Mathf.floor(y)
  const fz = Mathf.floor(z)
  const u = eased(x - fx)
  const v = eased(y - fy)
  const w = eased(z - fz)
  let sum: f32 = 0
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 2; j++)
      for (let k = 0; k < 2; k++) {
        const share: f32 = (i ? u : 1 - u) * (j ? v : 1 - v) * (k ? w : 1 - w)
        sum += share * part(hash(<i32>fx + i, <i32>fy + j, <i32>fz + k), 3)
      }
  return sum
}

/** Where a cloud is thick, 0 to 1. */
export function clouds(x: f32, y: f32, z: f32): f32 {
  return slope(0.65 * noise(x, y, z) + 0.35 * noise(2.3 * x + 7, 2.3 * y, 2.3 * z) - 0.45, 0.4)
}

/** Large patches, as a cow has them. */
export function patches(x: f32, y: f32, z: f32): f32 {
  return slope(noise(x, y, z) - 0.54, 0.05)
}

/** A net of light lines, as a giraffe has it: away from the middle between two cells. */
export function net(x: f32, y: f32, z: f32): f32 {
  const cx = <i32>Mathf.floor(x)
  const cy = <i32>Mathf.floor(y)
  const cz = <i32>Mathf.floor(z)
  let first: f32 = 9
  let second: f32 = 9
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (let k = -1; k <= 1; k++) {
        const h = hash(cx + i, cy + j, cz + k)
        const dx = <f32>(cx + i) + part(h, 0) - x
        const dy = <f32>(cy + j) + part(h, 10) - y
        const dz = <f32>(cz + k) + part(h, 20) - z
        const far = Mathf.sqrt(dx * dx + dy * dy + dz * dz)
        if (far < first) {
          second = first
          first = far
        } else second = min<f32>(second, far)
      }
  return slope(second - first - 0.14, 0.08)
}
