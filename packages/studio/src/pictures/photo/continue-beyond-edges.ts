import { openPixels } from '@kinora/media/av/guarded-sharp'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { Box } from '../../planes/box.ts'
import { boxMean, createPlane, type Plane, resizePlane, smoothStep } from '../../planes/plane.ts'
import { resizePicture } from '../../planes/resize-picture.ts'
import { continuePatches, distancesTo, type Ground, type Taken } from './continue-patches.ts'
import { fillSmoothly } from './fill-smoothly.ts'

/** The frame's longer side for the patch search: limits the time to about a second, less for 720p. */
const LOOKED_AT = 480
/** The overlap in which the continuation is blended in, as a share of the frame's longer side. */
const RIM = 0.012
/** The start and end of the blur, and its strength, as a share of the frame's longer side. */
const [SHARP, SOFT] = [0.015, 0.14]
/** The maximum reduction of the blur pyramid, and its steps. */
const SOFTER = [4, 8, 16]
/** The reach of a brightness difference from the edge, as a share of the frame's longer side. */
const CARRIED = 0.12

/**
 * Extends a picture beyond its edges to fill a frame: with patches of its own background that match the edge, sharp
 * there and softer outwards. The foreground (`alpha`) is not extended.
 */
export async function continueBeyondEdges(
  picture: RgbaPicture,
  alpha: Plane,
  frame: Size,
  at: { left: number; top: number },
): Promise<RgbaPicture> {
  const inner: Box = { ...at, width: picture.width, height: picture.height }
  const scale = Math.min(1, LOOKED_AT / Math.max(frame.width, frame.height))
  const small = { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) }
  const drawnOut = drawOut(picture, frame, inner)
  const ground = groundOf(await resizePicture(drawnOut, small, 'fill'), alpha, frame, inner)
  const original = Float32Array.from(ground.colours)
  const taken = continuePatches(ground)
  const sharp = taken ? assembled(drawnOut, inner, ground, original, taken) : softly(drawnOut, inner, ground)
  return softened(sharp, inner)
}

/** The picture at its position, with its outermost pixels repeated around it. */
function drawOut(picture: RgbaPicture, { width, height }: Size, inner: Box): RgbaPicture {
  const from = new Uint32Array(Uint8Array.from(picture.rgba).buffer)
  const made = new Uint32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.min(inner.height - 1, Math.max(0, y - inner.top)) * inner.width
    for (let x = 0; x < width; x++)
      made[y * width + x] = from[row + Math.min(inner.width - 1, Math.max(0, x - inner.left))]!
  }
  return { width, height, rgba: new Uint8Array(made.buffer) }
}

function groundOf(small: RgbaPicture, alpha: Plane, frame: Size, inner: Box): Ground {
  const { width, height, rgba } = small
  const [scaleX, scaleY] = [frame.width / width, frame.height / height]
  const [known, covered] = [new Uint8Array(width * height), new Uint8Array(width * height)]
  const cover = boxMean(
    resizePlane(alpha, {
      width: Math.max(1, Math.round(inner.width / scaleX)),
      height: Math.max(1, Math.round(inner.height / scaleY)),
    }),
    2,
  )
  const colours = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      for (let channel = 0; channel < 3; channel++) colours[at * 3 + channel] = rgba[at * 4 + channel]! / 255
      const [fromX, toX] = [x * scaleX - inner.left, (x + 1) * scaleX - inner.left]
      const [fromY, toY] = [y * scaleY - inner.top, (y + 1) * scaleY - inner.top]
      if (fromX < -0.01 || fromY < -0.01 || toX > inner.width + 0.01 || toY > inner.height + 0.01) continue
      known[at] = 1
      const [column, row] = [Math.floor((fromX + toX) / 2 / scaleX), Math.floor((fromY + toY) / 2 / scaleY)]
      const within = Math.min(cover.height - 1, row) * cover.width + Math.min(cover.width - 1, column)
      if (cover.values[within]! > 0.01) covered[at] = 1
    }
  return { width, height, colours, known, covered }
}

/**
 * The frame from the patches that were found at the small size, each with its own grain, adapted to the brightness at
 * the edge.
 */
function assembled(
  drawnOut: RgbaPicture,
  inner: Box,
  ground: Ground,
  original: Float32Array,
  taken: Taken,
): RgbaPicture {
  const { width, height, rgba } = drawnOut
  const [scaleX, scaleY] = [width / ground.width, height / ground.height]
  const made = Uint8Array.from(rgba)
  const pixels = new Uint32Array(made.buffer)
  const light = lightOf(ground, original, taken)
  const rim = Math.max(2, RIM * Math.max(width, height))
  const soft = SHARP * 2 * Math.max(width, height)
  const edges = openEdges(inner, drawnOut)
  const [lastX, lastY] = [inner.left + inner.width - 1, inner.top + inner.height - 1]
  const sum = new Float64Array(3)
  for (let y = 0; y < height; y++) {
    const v = Math.min(ground.height - 1, Math.max(0, (y + 0.5) / scaleY - 0.5))
    const top = Math.floor(v)
    for (let x = 0; x < width; x++) {
      const within = edges(x, y)
      if (within > rim) continue
      // The outer area is blurred: a quarter of the pixels is enough there.
      const corners = within < -soft ? 1 : 4
      if (corners === 1 && ((x | y) & 1) === 1) {
        pixels[y * width + x] = pixels[(y - (y & 1)) * width + x - (x & 1)]!
        continue
      }
      const u = Math.min(ground.width - 1, Math.max(0, (x + 0.5) / scaleX - 0.5))
      const left = Math.floor(u)
      sum.fill(0)
      let weights = 0
      for (let corner = 0; corner < corners; corner++) {
        const cx = Math.min(ground.width - 1, left + (corner & 1))
        const cy = Math.min(ground.height - 1, top + (corner >> 1))
        const weight =
          corners === 1 ? 1 : (corner & 1 ? u - left : 1 - u + left) * (corner >> 1 ? v - top : 1 - v + top)
        const at = outsideOf(ground, cx, cy)
        if (weight <= 0) continue
        const source = taken.sources[at]!
        const sourceY = Math.floor(source / ground.width)
        const awayX = source - sourceY * ground.width - (at % ground.width)
        const awayY = sourceY - Math.floor(at / ground.width)
        const sx = Math.min(lastX, Math.max(inner.left, Math.round(x + awayX * scaleX)))
        const sy = Math.min(lastY, Math.max(inner.top, Math.round(y + awayY * scaleY)))
        const from = (sy * width + sx) * 4
        for (let channel = 0; channel < 3; channel++)
          sum[channel]! += weight * (rgba[from + channel]! + light[channel]!.values[at]!)
        weights += weight
      }
      const share = within > 0 ? 1 - smoothStep(0, rim, within) : 1
      const to = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++) {
        const old = made[to + channel]!
        made[to + channel] = Math.min(255, Math.max(0, Math.round(old + (sum[channel]! / weights - old) * share)))
      }
    }
  }
  return { width, height, rgba: made }
}

/** A small pixel, or for one at the picture's rim the next one outside it. */
function outsideOf({ width, height, known }: Ground, x: number, y: number): number {
  const at = y * width + x
  if (!known[at]) return at
  for (let step = 1; step < 8; step++) {
    if (x >= step && !known[at - step]) return at - step
    if (x + step < width && !known[at + step]) return at + step
    if (y >= step && !known[at - step * width]) return at - step * width
    if (y + step < height && !known[at + step * width]) return at + step * width
  }
  return at
}

/** The distance of a pixel inside the extended edges; below 0 outside. */
function openEdges({ left, top, width, height }: Box, frame: Size): (x: number, y: number) => number {
  const isOpen = [left > 0, top > 0, left + width < frame.width, top + height < frame.height]
  return (x, y) =>
    Math.min(
      isOpen[0] ? x + 0.5 - left : Infinity,
      isOpen[1] ? y + 0.5 - top : Infinity,
      isOpen[2] ? left + width - x - 0.5 : Infinity,
      isOpen[3] ? top + height - y - 0.5 : Infinity,
    )
}

/**
 * The brightness correction of the patches in codes, a plane per channel: at the edge their error on the picture's last
 * pixels, decreasing outwards.
 */
function lightOf(ground: Ground, original: Float32Array, { sources }: Taken): Plane[] {
  const { width, height, known, covered } = ground
  const certain = createPlane(ground)
  const changes = [0, 1, 2].map(() => createPlane(ground))
  const away = distancesTo(ground)
  const far = CARRIED * Math.max(width, height)
  for (let at = 0; at < known.length; at++) {
    if (known[at]) continue
    if (away[at]! > far) certain.values[at] = 1
    if (away[at]! !== 1) continue
    const x = at % width
    let count = 0
    for (const step of [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0, -width, width]) {
      const near = at + step
      if (step === 0 || !known[near] || covered[near]) continue
      // Three pixels deep, because a single one may be a twig or a spark.
      for (let deep = 1; deep <= 3; deep++)
        for (let channel = 0; channel < 3; channel++) {
          const wrong =
            original[(at + deep * step) * 3 + channel]! - original[(sources[at]! + deep * step) * 3 + channel]!
          changes[channel]!.values[at]! += (255 * wrong) / 3
        }
      count++
    }
    if (count > 0) certain.values[at] = 1
    if (count > 1) for (const { values } of changes) values[at]! /= count
  }
  return fillSmoothly(changes, certain)
}

/** If too little background is free, only its colours are extended. */
function softly(drawnOut: RgbaPicture, inner: Box, ground: Ground): RgbaPicture {
  const known = createPlane(
    ground,
    Float32Array.from(ground.known, (isKnown, at) => (isKnown && !ground.covered[at] ? 1 : 0)),
  )
  const planes = fillSmoothly(
    [0, 1, 2].map(channel =>
      createPlane(
        ground,
        Float32Array.from(ground.known, (_, at) => ground.colours[at * 3 + channel]!),
      ),
    ),
    known,
  ).map(plane => resizePlane(plane, drawnOut))
  const { width, height } = drawnOut
  const made = Uint8Array.from(drawnOut.rgba)
  const edges = openEdges(inner, drawnOut)
  const rim = 2 * RIM * Math.max(width, height)
  for (let at = 0; at < width * height; at++) {
    const share = 1 - smoothStep(0, rim, edges(at % width, Math.floor(at / width)))
    for (let channel = 0; channel < 3; channel++) {
      const old = made[at * 4 + channel]!
      made[at * 4 + channel] = Math.round(old + (planes[channel]!.values[at]! * 255 - old) * share)
    }
  }
  return { width, height, rgba: made }
}

async function softened(sharp: RgbaPicture, inner: Box): Promise<RgbaPicture> {
  const { width, height } = sharp
  const longer = Math.max(width, height)
  const made = Uint8Array.from(sharp.rgba)
  const edges = openEdges(inner, sharp)
  const all = [sharp.rgba]
  for (const times of SOFTER) all.push(await blurred(sharp, (times * longer) / 1280))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const beyond = -edges(x, y)
      if (beyond <= SHARP * longer) continue
      const share = smoothStep(SHARP * longer, SOFT * longer, beyond) * (all.length - 1)
      const less = Math.min(all.length - 2, Math.floor(share))
      const part = share - less
      const one = all[less]!
      const other = all[less + 1]!
      for (let to = (y * width + x) * 4, end = to + 3; to < end; to++)
        made[to] = Math.round(one[to]! * (1 - part) + other[to]! * part)
    }
  return { width, height, rgba: made }
}

/** Approximates a blur by reducing and enlarging: a tenth of the time of a true blur. */
async function blurred({ rgba, width, height }: RgbaPicture, times: number): Promise<Uint8Array> {
  const small = { width: Math.max(1, Math.round(width / times)), height: Math.max(1, Math.round(height / times)) }
  const shrunk = await openPixels(rgba, { width, height, channels: 4 })
    .resize({ ...small, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return openPixels(shrunk, { ...small, channels: 4 })
    .blur(1)
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}
