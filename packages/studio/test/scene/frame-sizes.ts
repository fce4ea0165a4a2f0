import assert from 'node:assert/strict'
import { paintScene } from '../../src/scene/paint-scene.ts'
import { prepareScene } from '../../src/scene/prepare-scene.ts'
import { frameToRgba } from '../../../media/src/av/frame-to-rgba.ts'
import { copyFrame, createCompositor } from '../../../media/src/compositor/compositor.ts'
import type { RgbaPicture, Size } from '../../../media/src/frames/size.ts'
import { shotOf, subjectOf } from './shots.ts'

export const VIDEO_RATIOS = ['16:9', '9:16', '1:1', '3:4', '4:3'] as const
export const PICTURE_RATIOS = [...VIDEO_RATIOS, '21:9', '2:3', '3:2'] as const

const shot = shotOf([subjectOf('🐈')], {
  place: 'meadow',
  camera: { move: 'pan-right', framing: 'medium', speed: 'fast' },
})

/** The last frame of a pan, when the camera has come nearest to the plate's edge. */
export async function lastFrameOf(size: Size): Promise<RgbaPicture> {
  const compositor = await createCompositor(size)
  try {
    const shots = { language: 'en' as const, shots: [shot], unknown: [] }
    const take = await prepareScene({ compositor, frames: 24, seed: 1, amplitude: 'large', shots, pictures: [] })
    await take.draw(23)
    return await frameToRgba({ ...size, pixels: copyFrame(compositor.frame()) })
  } finally {
    compositor.close()
  }
}

export const pictureOf = (size: Size): Promise<RgbaPicture> => paintScene(shot, size, 1)

/** All pixels are there, and the outermost rows and columns look like those next to them. */
export function assertFilled(picture: RgbaPicture, { width, height }: Size): void {
  assert.deepEqual([picture.width, picture.height], [width, height])
  assert.equal(picture.rgba.length, width * height * 4)
  const lumaAt = (x: number, y: number): number => picture.rgba[(y * width + x) * 4 + 1]!
  const columnOf = (x: number): number => {
    let sum = 0
    for (let y = 0; y < height; y++) sum += lumaAt(x, y)
    return sum / height
  }
  const rowOf = (y: number): number => {
    let sum = 0
    for (let x = 0; x < width; x++) sum += lumaAt(x, y)
    return sum / width
  }
  const edges = [
    [columnOf(0), columnOf(5)],
    [columnOf(width - 1), columnOf(width - 6)],
    [rowOf(0), rowOf(5)],
    [rowOf(height - 1), rowOf(height - 6)],
  ] as const
  for (const [edge, inside] of edges) {
    assert.ok(Math.abs(edge - inside) < 0.25 * inside + 4, `${width} x ${height}: ${edge} at an edge, ${inside} inside`)
  }
}
