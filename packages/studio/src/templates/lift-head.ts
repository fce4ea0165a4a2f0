import { createCanvas } from '@napi-rs/canvas'
import type { Compositor } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { warpPicture } from '../figures/picture.ts'
import { smoothStep } from '../planes/plane.ts'
import { type Actor, headInPicture } from './actor.ts'
import { glossPicture } from './dress/drawn-pictures.ts'

// The cut, as a share of the head's radius.
const CUT = 1.12
// The times at which it has swollen, and is gone; seconds.
const [SWOLLEN, AWAY] = [1.3, 4.2]
const GROWTH = 0.55

/** A person whose head swells to a balloon and floats up on a string. The body stays. */
export function liftHead(
  compositor: Compositor,
  actor: Actor,
): (view: { x: number; y: number; zoom: number }, seconds: number) => void {
  const head = headInPicture(actor)
  const reach = CUT * head.radius
  const side = 2 * Math.ceil(reach)
  const body = compositor.addSprite(cutAround(actor.picture, head, reach, 'without'))
  const round = compositor.addSprite(bulged(cutAround(actor.picture, head, reach, 'alone'), head, reach, side))
  const gloss = compositor.addSprite(glossPicture(side))
  const string = compositor.addSprite(stringPicture(8, Math.ceil(compositor.height)))
  const { width, height } = compositor
  return (view, seconds) => {
    const screen = (x: number, y: number) => ({
      x: width / 2 + view.zoom * (x - view.x),
      y: height / 2 + view.zoom * (y - view.y),
    })
    const swell = smoothStep(0.2, SWOLLEN, seconds)
    const rise = smoothStep(SWOLLEN - 0.1, AWAY, seconds)
    const grown = 1 + GROWTH * swell
    const way = 0.5 * actor.head.radius * swell + rise * (actor.head.y + 0.2 * height)
    const sway = 0.35 * actor.head.radius * Math.sin(seconds * 1.7) * rise
    const balloon = screen(actor.head.x + sway, actor.head.y - way)
    const neck = screen(actor.head.x, actor.head.y + 1.05 * actor.head.radius)
    const foot = screen(actor.x, actor.bottom)
    compositor.drawSprite(body, {
      ...foot,
      anchorX: 0.5,
      anchorY: (actor.room + actor.height) / actor.picture.height,
      scale: view.zoom,
    })
    const below = { x: balloon.x, y: balloon.y + grown * reach * 0.92 * view.zoom }
    const [dx, dy] = [below.x - neck.x, neck.y - below.y]
    const long = Math.hypot(dx, dy)
    if (long > 4 && dy > 0)
      compositor.drawSprite(string, {
        ...neck,
        anchorX: 0.5,
        anchorY: 1,
        scale: long / string.height,
        turn: Math.atan2(dx, dy),
      })
    const placed = {
      ...balloon,
      anchorX: 0.5,
      anchorY: 0.5,
      scale: grown * view.zoom,
      turn: 0.12 * Math.sin(seconds * 1.7) * rise,
    }
    compositor.drawSprite(round, placed)
    compositor.drawSprite(gloss, { ...placed, turn: 0, opacity: 0.9 * swell })
  }
}

function cutAround(
  { width, height, rgba }: RgbaPicture,
  { x, y }: { x: number; y: number },
  reach: number,
  which: 'alone' | 'without',
): RgbaPicture {
  const made = Uint8Array.from(rgba)
  for (let at = 0; at < width * height; at++) {
    const far = Math.hypot((at % width) - x, (Math.floor(at / width) - y) * (Math.floor(at / width) > y ? 1.06 : 0.9))
    const inside = 1 - smoothStep(0.94 * reach, 1.02 * reach, far)
    made[at * 4 + 3] = Math.round(made[at * 4 + 3]! * (which === 'alone' ? inside : 1 - inside))
  }
  return { width, height, rgba: made }
}

/** Bulged, as a picture on something round. */
const bulged = (picture: RgbaPicture, { x, y }: { x: number; y: number }, reach: number, side: number): RgbaPicture =>
  warpPicture(picture, { width: side, height: side }, (toX, toY, place) => {
    const [dx, dy] = [toX - side / 2, toY - side / 2]
    const far = Math.min(1, Math.hypot(dx, dy) / reach)
    const back = 0.8 + 0.2 * far * far
    place.x = x + dx * back
    place.y = y + dy * back
  })

function stringPicture(width: number, height: number): RgbaPicture {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.strokeStyle = 'rgba(245, 240, 235, 0.95)'
  context.lineWidth = 3
  context.beginPath()
  for (let y = 0; y <= height; y += 8) context.lineTo(width / 2 + Math.sin(y / 60) * 1.5, y)
  context.stroke()
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
