import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Size } from '@kinora/media/frames/size'
import type { ShotSetting } from '../setting/setting.ts'
import { createStrokes } from './calm-strokes.ts'
import { blurPlane, edgesOf, type FramePlanes } from './frame-planes.ts'

/** Applied to a finished frame, so that figures and place have one style. */
export type FrameStyle = (planes: FramePlanes, frameNumber: number) => void

type CreateStyle = (size: Size, seeded: SeededRandom) => FrameStyle

// Luma of black and of paper in video range.
const [BLACK, WHITE] = [16, 235]
const GREY = 128

const clamp = (value: number): number => (value < BLACK ? BLACK : value > WHITE ? WHITE : value)
const toward = (plane: Uint8Array, colour: number, share: number): void => {
  for (let at = 0; at < plane.length; at++) plane[at] = plane[at]! + (colour - plane[at]!) * share
}
const saturate = ({ blue, red }: FramePlanes, by: number): void => {
  for (const plane of [blue, red])
    for (let at = 0; at < plane.length; at++) {
      const value = GREY + (plane[at]! - GREY) * by
      plane[at] = value < 0 ? 0 : value > 255 ? 255 : value
    }
}
/** Quantised in steps, mostly flat. */
const stepTable = (steps: number, flat: number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, luma) => {
    const place = ((luma - BLACK) / (WHITE - BLACK)) * steps
    const step = Math.floor(place)
    const part = Math.min(1, Math.max(0, (place - step - flat / 2) / (1 - flat)))
    return clamp(BLACK + ((step + part) / steps) * (WHITE - BLACK))
  })
/** A sheet of noise, once a shot, because paper does not move. */
const createNoise = ({ width, height }: Size, seeded: SeededRandom, coarse: number): Int8Array => {
  const side = 251
  const tile = Float32Array.from({ length: side * side }, () => seeded.next() * 2 - 1)
  return Int8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [u, v] = [Math.floor(x / coarse) % side, Math.floor(y / coarse) % side]
    return 60 * tile[v * side + u]! + 40 * tile[((v * 7) % side) * side + ((u * 3) % side)]!
  })
}
const unit = ({ height }: Size, share: number): number => Math.max(1, Math.round(height * share))

/** Blocks of one colour each, of a palette. */
const pixel: CreateStyle = size => {
  const side = 2 * unit(size, 1 / 180)
  const steps = stepTable(9, 0.98)
  const hues = Uint8Array.from({ length: 256 }, (_, value) => GREY + Math.round(((value - GREY) * 1.25) / 9) * 9)
  const fill = (plane: Uint8Array, width: number, height: number, block: number, table: Uint8Array): void => {
    for (let top = 0; top < height; top += block) {
      for (let left = 0; left < width; left += block) {
        const [right, bottom] = [Math.min(width, left + block), Math.min(height, top + block)]
        let sum = 0
        for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += plane[y * width + x]!
        const value = table[Math.round(sum / ((right - left) * (bottom - top)))]!
        for (let y = top; y < bottom; y++) plane.fill(value, y * width + left, y * width + right)
      }
    }
  }
  return ({ width, height, luma, blue, red }) => {
    fill(luma, width, height, side, steps)
    for (const plane of [blue, red]) fill(plane, width / 2, height / 2, side / 2, hues)
  }
}

/** Black ink wash on rice paper: bright areas stay paper, dark ones bleed, edges are brush strokes. */
const ink: CreateStyle = (size, seeded) => {
  const edges = new Uint8Array(size.width * size.height)
  const strokes = createStrokes(size.width, size.height)
  const wash = new Uint8Array(size.width * size.height)
  const paper = createNoise(size, seeded, 1)
  const radius = unit(size, 1 / 120)
  const washes = Float32Array.from({ length: 256 }, (_, luma) => {
    const tone = (Math.max(0, luma - BLACK) / (WHITE - BLACK)) ** 0.55
    return 40 + 188 * Math.min(1, tone * 1.12)
  })
  return planes => {
    const { width, height, luma, blue, red } = planes
    strokes(luma, unit(size, 1 / 150))
    edgesOf(luma, width, height, edges)
    blurPlane(edges, width, height, 1)
    wash.set(luma)
    blurPlane(wash, width, height, radius)
    for (let at = 0; at < luma.length; at++) {
      const washed = washes[(0.45 * luma[at]! + 0.55 * wash[at]!) | 0]!
      const line = Math.max(0, edges[at]! - 7) * 3.4
      luma[at] = clamp(washed - line + paper[at]! * 0.045)
    }
    saturate(planes, 0.16)
    toward(blue, 121, 0.8)
    toward(red, 131, 0.8)
  }
}

/** Pencil on paper: outlines, and hatching where it is dark. */
const sketch: CreateStyle = (size, seeded) => {
  const edges = new Uint8Array(size.width * size.height)
  const paper = createNoise(size, seeded, 1)
  const gap = unit(size, 1 / 90)
  return ({ width, height, luma, blue, red }) => {
    edgesOf(luma, width, height, edges)
    blurPlane(edges, width, height, 1)
    for (let y = 0; y < height; y++) {
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const dark = 1 - (luma[at]! - BLACK) / (WHITE - BLACK)
        const one = (x + y) % gap < gap * 0.4 && dark > 0.42
        const two = (x - y + 8 * height) % gap < gap * 0.4 && dark > 0.64
        const hatch = (one ? 38 * dark : 0) + (two ? 46 * dark : 0)
        const grain = paper[at]!
        luma[at] = clamp(
          226 - 26 * dark - hatch * (0.75 + grain * 0.005) - Math.max(0, edges[at]! - 5) * 3.6 + grain * 0.06,
        )
      }
    }
    toward(blue, 126, 0.96)
    toward(red, 129, 0.96)
  }
}

/** Thick strokes, lit from one side. */
const oil: CreateStyle = (size, seeded) => {
  const strokes = createStrokes(size.width, size.height)
  const canvas = createNoise(size, seeded, 2)
  const before = new Uint8Array(size.width * size.height)
  return planes => {
    const { width, luma, blue, red, height } = planes
    for (let at = 0; at < luma.length; at++) luma[at] = clamp(luma[at]! + canvas[at]! * 0.16)
    strokes(luma, unit(size, 1 / 75))
    before.set(luma)
    for (let at = width + 1; at < luma.length; at++)
      luma[at] = clamp(before[at]! + (before[at]! - before[at - width - 1]!) * 0.9 + canvas[at]! * 0.05)
    for (const plane of [blue, red]) blurPlane(plane, width / 2, height / 2, unit(size, 1 / 150))
    saturate(planes, 1.45)
  }
}

/** Washes with dark rims, and white paper around. */
const watercolour: CreateStyle = (size, seeded) => {
  const strokes = createStrokes(size.width, size.height)
  const edges = new Uint8Array(size.width * size.height)
  const pigment = createNoise(size, seeded, unit(size, 1 / 40))
  const paper = createNoise(size, seeded, 1)
  return planes => {
    const { width, height, luma, blue, red } = planes
    strokes(luma, unit(size, 1 / 90))
    edgesOf(luma, width, height, edges)
    blurPlane(edges, width, height, 1)
    for (let at = 0; at < luma.length; at++)
      luma[at] = clamp(
        70 + (luma[at]! - BLACK) * 0.78 - Math.max(0, edges[at]! - 4) * 1.5 + pigment[at]! * 0.09 + paper[at]! * 0.06,
      )
    for (const plane of [blue, red]) blurPlane(plane, width / 2, height / 2, unit(size, 1 / 120))
    saturate(planes, 0.92)
  }
}

/** Flat colours with an outline. */
const outlined =
  (steps: number, colour: number, weight: number): CreateStyle =>
  size => {
    const strokes = createStrokes(size.width, size.height)
    const edges = new Uint8Array(size.width * size.height)
    const table = stepTable(steps, 0.8)
    return planes => {
      const { width, height, luma } = planes
      strokes(luma, unit(size, 1 / 240))
      edgesOf(luma, width, height, edges)
      if (height > 500) blurPlane(edges, width, height, 1)
      for (let at = 0; at < luma.length; at++)
        luma[at] = clamp(table[luma[at]!]! - Math.max(0, edges[at]! - 13) * weight)
      saturate(planes, colour)
    }
  }

/** Printed: outlines, flat colours, dots where it is dark. */
const comic: CreateStyle = (size, seeded) => {
  const lines = outlined(5, 1.5, 5)(size, seeded)
  const dot = Math.max(4, unit(size, 1 / 72))
  return (planes, frameNumber) => {
    lines(planes, frameNumber)
    const { width, height, luma } = planes
    for (let y = 0; y < height; y++) {
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const dark = 1 - (luma[at]! - BLACK) / (WHITE - BLACK)
        const [u, v] = [((x + y) % dot) / dot - 0.5, ((x - y + 8 * height) % dot) / dot - 0.5]
        if (dark > 0.3 && u * u + v * v < 0.16 * dark) luma[at] = clamp(luma[at]! * 0.72)
      }
    }
  }
}

/** Layers of coloured paper with small shadows. */
const papercut: CreateStyle = (size, seeded) => {
  const strokes = createStrokes(size.width, size.height)
  const table = stepTable(5, 0.97)
  const paper = createNoise(size, seeded, 1)
  const flat = new Uint8Array(size.width * size.height)
  const drop = unit(size, 1 / 130)
  return planes => {
    const { width, height, luma, blue, red } = planes
    strokes(luma, unit(size, 1 / 60))
    for (let at = 0; at < luma.length; at++) flat[at] = table[luma[at]!]!
    const shadow = drop * width + drop
    for (let at = 0; at < luma.length; at++) {
      const above = at >= shadow ? flat[at - shadow]! : flat[at]!
      const rim = at >= width + 1 && flat[at - width - 1]! !== flat[at]! && above >= flat[at]! ? 12 : 0
      luma[at] = clamp(flat[at]! - (Math.abs(above - flat[at]!) > 12 ? 34 : 0) + rim + paper[at]! * 0.07)
    }
    for (const plane of [blue, red]) blurPlane(plane, width / 2, height / 2, unit(size, 1 / 180))
    saturate(planes, 1.35)
  }
}

/** Thumb marks and the jitter of stop motion. */
const clay: CreateStyle = (size, seeded) => {
  const marks = createNoise(size, seeded, unit(size, 1 / 120))
  const strokes = createStrokes(size.width, size.height)
  return (planes, frameNumber) => {
    const { luma, width } = planes
    strokes(luma, unit(size, 1 / 180))
    const moved = (Math.floor(frameNumber / 2) * 977) % (width * 40)
    for (let at = 0; at < luma.length; at++)
      luma[at] = clamp(luma[at]! * 0.96 + 6 + marks[(at + moved) % luma.length]! * 0.11)
    saturate(planes, 1.25)
  }
}

/** Maps dark areas to one colour, bright ones to another. */
const twoTone =
  (dark: readonly [number, number], bright: readonly [number, number], contrast: number, share: number): CreateStyle =>
  size => {
    const glow = new Uint8Array(size.width * size.height)
    return ({ width, height, luma, blue, red }) => {
      glow.set(luma)
      blurPlane(glow, width, height, unit(size, 1 / 40))
      for (let at = 0; at < luma.length; at++) {
        const bloom = Math.max(0, glow[at]! - 120) * 0.35
        luma[at] = clamp((luma[at]! - 110) * contrast + 106 + bloom)
      }
      for (let y = 0; y < height / 2; y++) {
        for (let x = 0; x < width / 2; x++) {
          const at = (y * width) / 2 + x
          const tone = Math.min(1, Math.max(0, (luma[2 * y * width + 2 * x]! - 50) / 130))
          blue[at] = blue[at]! + (dark[0] + (bright[0] - dark[0]) * tone - blue[at]!) * share
          red[at] = red[at]! + (dark[1] + (bright[1] - dark[1]) * tone - red[at]!) * share
        }
      }
    }
  }

/** Old film: brown, scratched, dusty, slightly unsteady. */
const vintage: CreateStyle = (size, seeded) => {
  const seed = Math.floor(seeded.next() * 9_999)
  return (planes, frameNumber) => {
    const { width, height, luma, blue, red } = planes
    const random = (n: number): number => {
      const value = Math.sin((frameNumber * 131 + n * 77 + seed) * 12.9898) * 43_758.5453
      return value - Math.floor(value)
    }
    const flicker = 0.95 + 0.08 * random(1)
    for (let at = 0; at < luma.length; at++) luma[at] = clamp(30 + (luma[at]! - BLACK) * 0.86 * flicker)
    for (let n = 0; n < 3; n++) {
      if (random(10 + n) < 0.45) continue
      const x = Math.floor(random(20 + n) * (width - 2))
      for (let y = 0; y < height; y++) luma[y * width + x] = clamp(luma[y * width + x]! + 50)
    }
    for (let n = 0; n < 14; n++) {
      const [x, y] = [Math.floor(random(40 + n) * (width - 6)), Math.floor(random(80 + n) * (height - 6))]
      const side = 1 + Math.floor(random(120 + n) * unit(size, 1 / 150))
      for (let v = 0; v < side; v++) for (let u = 0; u < side; u++) luma[(y + v) * width + x + u] = n % 2 ? 40 : 210
    }
    for (const plane of [blue, red]) toward(plane, plane === blue ? 112 : 140, 0.72)
  }
}

/** Videotape: chroma smear, lines, a band of noise. */
const vhs: CreateStyle = (size, seeded) => {
  const noise = createNoise(size, seeded, 1)
  // Frames are buffers, of which a slice is not a copy.
  const row = new Uint8Array(size.width)
  return ({ width, height, luma, blue, red }, frameNumber) => {
    const by = unit(size, 1 / 220)
    for (const [plane, way] of [
      [blue, by],
      [red, -by],
    ] as const) {
      const half = width / 2
      for (let y = 0; y < height / 2; y++) {
        row.set(plane.subarray(y * half, (y + 1) * half))
        for (let x = 0; x < half; x++) plane[y * half + x] = row[Math.min(half - 1, Math.max(0, x + way))]!
      }
    }
    const band = (frameNumber * 5) % height
    const pitch = unit(size, 1 / 180)
    for (let y = 0; y < height; y++) {
      const inBand = Math.abs(y - band) < height / 22
      const shift = inBand ? Math.round(by * 2 * Math.sin(y * 0.9 + frameNumber)) : 0
      row.set(luma.subarray(y * width, (y + 1) * width))
      const line = Math.floor(y / pitch) % 2 ? 0.88 : 1
      for (let x = 0; x < width; x++) {
        const grain = noise[(y * width + x + frameNumber * 7_919) % noise.length]!
        luma[y * width + x] = clamp(
          row[Math.min(width - 1, Math.max(0, x + shift))]! * line + 8 + grain * (inBand ? 0.5 : 0.12),
        )
      }
    }
  }
}

/** Facets: one colour for each half of a rotated square. */
const lowPoly: CreateStyle = size => {
  const side = 2 * unit(size, 1 / 60)
  const facet = (plane: Uint8Array, width: number, height: number, block: number): void => {
    for (let top = 0; top < height; top += block) {
      for (let left = 0; left < width; left += block) {
        const flips = ((top + left) / block) % 2 !== 0
        for (const half of [0, 1]) {
          const isOf = (x: number, y: number): boolean => (flips ? x + y < block : x > y) === (half === 0)
          let [sum, count] = [0, 0]
          const each = (visit: (at: number) => void): void => {
            for (let y = 0; y < block && top + y < height; y++)
              for (let x = 0; x < block && left + x < width; x++) if (isOf(x, y)) visit((top + y) * width + left + x)
          }
          each(at => {
            sum += plane[at]!
            count++
          })
          const value = count > 0 ? sum / count : 0
          each(at => {
            plane[at] = value
          })
        }
      }
    }
  }
  return planes => {
    const { width, height, luma, blue, red } = planes
    facet(luma, width, height, side)
    for (const plane of [blue, red]) facet(plane, width / 2, height / 2, side / 2)
    saturate(planes, 1.2)
  }
}

/** Styles by look names of scene documents, the most specific first. */
export const FRAME_STYLES: Readonly<Record<string, CreateStyle>> = {
  pixel,
  ink,
  sketch,
  papercraft: papercut,
  comic,
  'low-poly': lowPoly,
  claymation: clay,
  felt: clay,
  oil,
  impressionist: oil,
  watercolour,
  ukiyo: outlined(5, 0.85, 4.5),
  anime: outlined(8, 1.25, 2.6),
  cartoon: outlined(7, 1.3, 3.4),
  cyberpunk: twoTone([152, 142], [166, 118], 1.2, 0.48),
  vaporwave: twoTone([150, 150], [120, 160], 1.1, 0.6),
  vhs,
  retro: vintage,
}

/** The frame style of a shot's prompt or look. `1950s` has its colours without scratches. */
export const chooseFrameStyle = ({ styles = [], look }: Pick<ShotSetting, 'styles' | 'look'>): string | undefined =>
  Object.keys(FRAME_STYLES).find(one => styles.includes(one)) ??
  (look in FRAME_STYLES && look !== 'retro' ? look : undefined)

/** Styles on a sheet with visible bare edges. */
export const ON_PAPER: ReadonlySet<string> = new Set(['watercolour', 'ink', 'sketch'])
/** Stop motion: half of the frames are held. */
export const BY_HAND: ReadonlySet<string> = new Set(['claymation', 'felt', 'papercraft'])

export const createFrameStyle = (name: string, size: Size, seeded: SeededRandom): FrameStyle =>
  FRAME_STYLES[name]!(size, seeded)
