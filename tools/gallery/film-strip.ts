import { decodeFrames } from '../../packages/media/src/av/decode-frames.ts'
import { decodeSound } from '../../packages/media/src/av/decode-sound.ts'
import { openPixels } from '../../packages/media/src/av/guarded-sharp.ts'
import { frameToRgba } from '../../packages/media/src/av/frame-to-rgba.ts'
import type { RgbaPicture, Size } from '../../packages/media/src/frames/size.ts'
import type { Sound } from '../../packages/media/src/sound/sound.ts'

const GAP = 4
const WAVE_HEIGHT = 72
const [PAPER, WAVE] = [24, [236, 170, 60]] as const

/** Frames of a film, evenly over its length and row by row, and below them how loud it is. */
export async function filmStripOf(path: string, size: Size & { columns: number; rows: number }): Promise<RgbaPicture> {
  const { width, height, columns, rows } = size
  const all = await countFrames(path)
  const wanted = new Set(
    Array.from({ length: columns * rows }, (_, at) => Math.floor(((at + 0.5) * all) / (columns * rows))),
  )
  const strip: RgbaPicture = { width, height, rgba: new Uint8Array(width * height * 4).fill(PAPER) }
  for (let at = 3; at < strip.rgba.length; at += 4) strip.rgba[at] = 255
  const cell = {
    width: Math.floor((width - GAP * (columns - 1)) / columns),
    height: Math.floor((height - WAVE_HEIGHT - GAP * rows) / rows),
  }
  let [index, shown] = [0, 0]
  for await (const frame of decodeFrames(path)) {
    if (!wanted.has(index++)) continue
    const [x, y] = [(shown % columns) * (cell.width + GAP), Math.floor(shown / columns) * (cell.height + GAP)]
    await paste(strip, await frameToRgba(frame), { x, y, ...cell })
    shown += 1
  }
  drawWave(strip, await decodeSound(path), height - WAVE_HEIGHT)
  return strip
}

async function countFrames(path: string): Promise<number> {
  let frames = 0
  for await (const _ of decodeFrames(path)) frames += 1
  return frames
}

async function paste(
  strip: RgbaPicture,
  { rgba, width, height }: RgbaPicture,
  box: Size & { x: number; y: number },
): Promise<void> {
  const pixels = await openPixels(rgba, { width, height, channels: 4 })
    .resize({ width: box.width, height: box.height, fit: 'contain', background: { r: PAPER, g: PAPER, b: PAPER } })
    .ensureAlpha()
    .raw()
    .toBuffer()
  for (let row = 0; row < box.height; row++)
    strip.rgba.set(
      pixels.subarray(row * box.width * 4, (row + 1) * box.width * 4),
      ((box.y + row) * strip.width + box.x) * 4,
    )
}

/** The loudest sample of each column, up and down from the middle. */
function drawWave({ rgba, width }: RgbaPicture, { left }: Sound, top: number): void {
  const middle = top + WAVE_HEIGHT / 2
  for (let x = 0; x < width; x++) {
    let peak = 0
    const [from, to] = [Math.floor((x * left.length) / width), Math.floor(((x + 1) * left.length) / width)]
    for (let at = from; at < to; at++) peak = Math.max(peak, Math.abs(left[at] ?? 0))
    const reach = Math.max(1, Math.round((peak * WAVE_HEIGHT) / 2))
    for (let y = middle - reach; y < Math.min(middle + reach, top + WAVE_HEIGHT); y++)
      for (const [part, code] of WAVE.entries()) rgba[(y * width + x) * 4 + part] = code
  }
}
