import type { RgbaPicture, Size } from '../../../../media/src/frames/size.ts'

type Rgb = readonly [number, number, number]

/** Where a painted head is: its middle and the half of its width, in pixels, and how far it is turned to the side. */
export type Head = { x: number; y: number; radius: number; turn?: number }

const SKIN: Rgb = [224, 176, 148]
const HAIR: Rgb = [62, 42, 32]
const LIPS: Rgb = [190, 98, 96]
const SHIRT: Rgb = [70, 96, 130]
const WALL: Rgb = [170, 182, 190]

/**
 * A painted portrait that the face models take for one: a lit head with hair, brows, eyes, a nose and closed lips, all
 * placed as a face has them. Nobody's face.
 */
export function portraitOf(size: Size, heads: readonly Head[]): RgbaPicture {
  const rgba = new Uint8Array(size.width * size.height * 4)
  for (let row = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++) {
      let colour: Rgb = scaled(WALL, 1.05 - (0.25 * row) / size.height)
      for (const head of heads) {
        const v = (row + 0.5 - head.y) / head.radius
        const u = (column + 0.5 - head.x) / head.radius
        // Nothing of the head is there.
        if (Math.abs(u) > 1.3 && v < 1.3) continue
        colour = headAt(colour, u, v, 1.2 / head.radius, head.turn ?? 0)
      }
      rgba.set(
        [...colour.map(part => Math.round(Math.min(255, Math.max(0, part)))), 255],
        (row * size.width + column) * 4,
      )
    }
  }
  return { ...size, rgba }
}

/** The colour at a place of a head whose half width is 1; `soft` is as wide as an edge. */
function headAt(behind: Rgb, u: number, v: number, soft: number, turn: number): Rgb {
  let colour = behind
  const over = (other: Rgb, distance: number, width = soft): void => {
    colour = mixed(colour, other, 1 - smooth(-width, width, distance))
  }
  // Hair behind, shoulders, neck.
  over(scaled(HAIR, 0.9), ellipse(u, v + 0.2, 1.18, 1.45))
  over(scaled(SHIRT, 1 - 0.12 * u), Math.max(1.75 - v + 0.35 * Math.abs(u) ** 1.5 - 0.25, -9) * 0.6, soft * 2)
  const neck = Math.max(Math.abs(u) - 0.5 - 0.1 * (v - 1.2) ** 2, 0.9 - v, v - 1.95 + u * u * 0.6)
  over(scaled(SKIN, 0.78 - 0.15 * Math.abs(u + 0.2)), neck)
  // The head: wide above, narrower at the jaw, lit from the left and above.
  const jaw = v > 0 ? 1 - 0.26 * smooth(0.1, 1.3, v) : 1
  const face = ellipse(u / jaw, v, 0.94, 1.3)
  const [across, down] = [u / 0.94, v / 1.3]
  const round = Math.sqrt(Math.max(0, 1 - Math.min(1, across * across + down * down)))
  const light = 0.66 + 0.4 * round - 0.1 * across - 0.05 * down
  over(scaled(SKIN, light), face)
  const x = u - 0.62 * Math.sin(turn) * round
  if (face > soft) return colour
  over(scaled(HAIR, 1 - 0.3 * across), 0.8 - 0.12 * Math.cos(3 * u) + v + 0.12 * u * u, soft * 3)
  for (const side of [-1, 1]) {
    const ex = (x - side * 0.38) * (1 + 0.5 * side * Math.sin(turn))
    over(scaled(SKIN, light * 0.86), ellipse(ex, v + 0.12, 0.26, 0.16), 0.12)
    over(scaled(HAIR, 0.95), brow(ex * side, v + 0.36), 0.03)
    const lids = Math.max(v + 0.1 - 0.09 * (1 - (ex / 0.2) ** 2), -v - 0.1 - 0.085 * (1 - (ex / 0.2) ** 2))
    const eye = Math.max(lids, Math.abs(ex) - 0.2)
    over([236, 232, 228], eye)
    if (eye < 0) {
      over([84, 60, 42], Math.hypot(ex, v + 0.1) - 0.085)
      over([12, 10, 10], Math.hypot(ex, v + 0.1) - 0.04)
      over([255, 255, 255], Math.hypot(ex + 0.03, v + 0.13) - 0.014)
    }
    over([48, 30, 26], Math.abs(v + 0.1 + 0.085 * (1 - (ex / 0.2) ** 2)) - (Math.abs(ex) < 0.22 ? 0.016 : -1), 0.012)
    over(
      scaled(SKIN, light * 0.8),
      Math.abs(v + 0.24 + 0.05 * (1 - (ex / 0.22) ** 2)) - (Math.abs(ex) < 0.22 ? 0.008 : -1),
      0.012,
    )
    // A nostril, and the shade beside the nose.
    over(scaled(SKIN, 0.38), ellipse(x - side * 0.1, v - 0.33, 0.045, 0.022), 0.02)
    over(scaled(SKIN, light * 0.82), ellipse(x - side * 0.19, v - 0.29, 0.05, 0.1), 0.06)
  }
  // The nose: a lit ridge, a dark side, a shade below.
  over(scaled(SKIN, light * 1.12), ellipse(x + 0.015, v - 0.06, 0.05, 0.3), 0.06)
  over(scaled(SKIN, light * 0.86), ellipse(x - 0.11, v - 0.05, 0.035, 0.26), 0.06)
  over(scaled(SKIN, light * 1.16), ellipse(x + 0.01, v - 0.25, 0.09, 0.08), 0.06)
  over(scaled(SKIN, light * 0.72), ellipse(x, v - 0.385, 0.13, 0.02), 0.03)
  over(scaled(SKIN, light * 0.9), ellipse(x, v - 0.46, 0.025, 0.06), 0.03)
  // Lips, and the line where they touch.
  const seam = v - 0.64 + 0.02 * Math.cos(8 * x) - 0.03 * x * x
  const width = 1 - (x / 0.34) ** 2
  const upper = Math.max(-seam - 0.085 * width * (1 - 0.22 * Math.exp(-((x / 0.06) ** 2))), seam)
  const lower = Math.max(seam - 0.115 * width, -seam)
  if (width > 0) {
    over(scaled(LIPS, light * 0.9), upper, 0.012)
    over(scaled(LIPS, light * (1.12 - 0.9 * Math.abs(seam - 0.05))), lower, 0.012)
  }
  over([88, 38, 38], Math.abs(seam) - 0.008 + 0.6 * Math.max(0, Math.abs(x) - 0.33), 0.012)
  over(scaled(SKIN, light * 0.84), ellipse(x, v - 0.79, 0.17, 0.025), 0.04)
  return colour
}

const brow = (x: number, v: number): number =>
  Math.max(Math.abs(v + 0.06 * x - 0.9 * (x - 0.06) ** 2) - 0.035 + 0.06 * x, Math.abs(x) - 0.24)

/** Less than 0 inside. */
const ellipse = (u: number, v: number, a: number, b: number): number => (Math.hypot(u / a, v / b) - 1) * Math.min(a, b)

const scaled = ([red, green, blue]: Rgb, gain: number): Rgb => [red * gain, green * gain, blue * gain]

const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
