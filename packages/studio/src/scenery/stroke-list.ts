import type { Colour } from './colour.ts'
import type { Kernels } from './load-kernels.ts'
import { KINDS } from './plate.ts'

/** Kinds of strokes; the numbers are those of strokes.as. */
const SHAPES = { blob: 0, stroke: 1, glow: 2, shade: 3 } as const
const RECORD = 20
/** Records per call: enough to amortise the call, few enough that the compiler's fast version is used soon. */
const BATCH = 2048

type Blob = {
  x: number
  y: number
  rx: number
  ry: number
  /** Cosine and sine of its rotation. */
  cos?: number
  sin?: number
  z: number
  /** At its upper and at its lower end. */
  colour: Colour
  low?: Colour
  alpha?: number
  soft?: number
  kind?: number
  /** True if haze covers it; lights shine through. */
  hazy?: boolean
}

type Stroke = {
  x: number
  y: number
  x1: number
  y1: number
  /** Half widths in pixels. */
  w: number
  w1: number
  z: number
  colour: Colour
  end?: Colour
  alpha?: number
  kind?: number
  /** 0 flat … 1 round like a trunk. */
  round?: number
  /** The side of the light: -1 left … 1 right. */
  light?: number
}

export type StrokeList = {
  blob(b: Blob): void
  stroke(s: Stroke): void
  glow(b: Blob): void
  shade(b: Blob): void
  /** Draws the collected strokes. */
  flush(): void
}

/** Draws nothing, because strokes are for level views, and reports that something was omitted. */
export function leaveOutStrokes(leftOut: () => void): StrokeList {
  return { blob: leftOut, stroke: leftOut, glow() {}, shade() {}, flush() {} }
}

export function createStrokeList(kernels: Kernels): StrokeList {
  const at = kernels.get('scratchAt')
  let count = 0
  // The memory never grows while a plate is drawn, so one view is enough.
  const numbers = new Float32Array(kernels.memory.buffer, at, BATCH * RECORD)
  const flush = (): void => {
    if (count > 0) kernels.call('drawStrokes', at, count)
    count = 0
  }
  /** Fields 8 to 19, which both kinds share. */
  const finish = (
    z: number,
    colour: Colour,
    end: Colour,
    alpha: number,
    soft: number,
    kind: number,
    hazy: number,
    light: number,
  ): void => {
    const o = count * RECORD
    numbers[o + 8] = z
    numbers[o + 9] = colour[0]
    numbers[o + 10] = colour[1]
    numbers[o + 11] = colour[2]
    numbers[o + 12] = end[0]
    numbers[o + 13] = end[1]
    numbers[o + 14] = end[2]
    numbers[o + 15] = alpha
    numbers[o + 16] = soft
    numbers[o + 17] = kind
    numbers[o + 18] = hazy
    numbers[o + 19] = light
    if (++count === BATCH) flush()
  }
  const place = (shape: number, x: number, y: number, a: number, b: number, c: number, d: number): void => {
    const o = count * RECORD
    numbers[o] = shape
    numbers[o + 1] = x
    numbers[o + 2] = y
    numbers[o + 3] = a
    numbers[o + 4] = b
    numbers[o + 5] = c
    numbers[o + 6] = d
  }
  const ellipse = (shape: number, b: Blob, hazy: boolean): void => {
    place(shape, b.x, b.y, b.rx, b.ry, b.cos ?? 1, b.sin ?? 0)
    finish(b.z, b.colour, b.low ?? b.colour, b.alpha ?? 1, b.soft ?? 0.3, b.kind ?? KINDS.other, hazy ? 1 : 0, 0)
  }
  return {
    flush,
    blob: b => ellipse(SHAPES.blob, b, b.hazy !== false),
    glow: b => ellipse(SHAPES.glow, b, false),
    shade: b => ellipse(SHAPES.shade, b, false),
    stroke(s) {
      place(SHAPES.stroke, s.x, s.y, s.x1, s.y1, s.w, s.w1)
      finish(s.z, s.colour, s.end ?? s.colour, s.alpha ?? 1, s.round ?? 0, s.kind ?? KINDS.other, 1, s.light ?? 0)
    },
  }
}
