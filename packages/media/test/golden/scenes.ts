import { coverCamera } from '../../src/compositor/camera.ts'
import type { Compositor } from '../../src/compositor/compositor.ts'
import { coverReliefCamera } from '../../src/compositor/draw-relief.ts'
import type { RgbaPicture } from '../../src/frames/size.ts'
import { drawSubtitle } from '../../src/text/draw-subtitle.ts'
import { subtitlePages } from '../../src/text/subtitle-pages.ts'

export const FRAME = { width: 320, height: 180 }

const pictureOf = (width: number, height: number, colourAt: (x: number, y: number) => number[]): RgbaPicture => {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rgba.set(colourAt(x / width, y / height), (y * width + x) * 4)
  return { width, height, rgba }
}

/** A sky, a sun, hills and a checked ground: edges, ramps and fine detail. */
const hills = pictureOf(480, 270, (x, y) => {
  if (Math.hypot((x - 0.72) * 1.78, y - 0.28) < 0.09) return [255, 240, 190, 255]
  const ridge = 0.55 + 0.08 * Math.sin(x * 9) + 0.03 * Math.sin(x * 31)
  if (y < ridge) return [90 + 120 * y, 140 + 90 * y, 235 - 40 * y, 255]
  if (y < 0.75) return [40 + 90 * (y - ridge), 110 - 40 * x, 60, 255]
  const isLight = (Math.floor(x * 24) + Math.floor(y * 40)) % 2 === 0
  return isLight ? [200, 180, 140, 255] : [120, 90, 70, 255]
})
const stripes = pictureOf(480, 270, (x, y) => [255 * x, Math.sin((x + y) * 40) > 0 ? 200 : 60, 255 - 255 * y, 255])
const ball = pictureOf(96, 96, (x, y) => {
  const radius = Math.hypot(x - 0.5, y - 0.5)
  const light = 1 - Math.hypot(x - 0.35, y - 0.35)
  return [230 * light, 60 * light, 50 * light, Math.round(255 * Math.max(0, Math.min(1, (0.48 - radius) * 40)))]
})
const slope = {
  width: 48,
  height: 27,
  nearness: Uint8Array.from({ length: 48 * 27 }, (_, at) => (Math.floor(at / 48) > 20 ? 220 : 30)),
}

/** Draws one frame of each thing that the compositor is for. */
export const SCENES: Record<string, (compositor: Compositor) => void> = {
  'pan and zoom'(compositor) {
    compositor.drawPicture(compositor.addPicture(hills), { x: 251.3, y: 128.6, zoom: 0.87, turn: 0.04 })
  },
  transition(compositor) {
    const [from, to] = [compositor.addPicture(hills), compositor.addPicture(stripes)]
    compositor.drawTransition(
      compositor.addTransition('wipe-left'),
      0.45,
      () => compositor.drawPicture(from),
      () => compositor.drawPicture(to),
    )
  },
  'sprites and a subtitle'(compositor) {
    compositor.drawPicture(compositor.addPicture(hills))
    const sprite = compositor.addSprite(ball)
    for (const [index, scale] of [0.4, 0.7, 1].entries())
      compositor.drawSprite(sprite, { x: 40.5 + index * 80, y: 60.25, scale, turn: index / 2, opacity: 1 - index / 4 })
    const [lines = []] = subtitlePages('A line of words, 和一行字', { frame: FRAME, font: 'sans' })
    const drawn = drawSubtitle(lines, { frame: FRAME, font: 'sans' })
    if (drawn) compositor.drawSprite(compositor.addSprite(drawn.picture), { x: drawn.x, y: drawn.y })
  },
  'depth warp'(compositor) {
    const relief = compositor.addRelief(hills, slope)
    compositor.drawRelief(relief, { ...coverReliefCamera(relief, FRAME, { shiftX: 12 }), shiftX: 12 })
  },
  grade(compositor) {
    compositor.drawPicture(compositor.addPicture(hills), coverCamera(hills, FRAME, 0.1))
    compositor.applyGrade(compositor.addGrade({ contrast: 1.2, saturation: 0.7, temperature: 0.4, lift: 0.02 }), 7)
  },
}
