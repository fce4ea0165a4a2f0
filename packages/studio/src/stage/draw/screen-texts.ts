import { createCanvas, ImageData } from '@napi-rs/canvas'
import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import { drawTitle } from '@kinora/media/text/draw-title'
import type { SceneShot, SceneText } from '@kinora/media/scene/scene-schema'
import { isByLetter, letterEntrance, splitLetters } from '../../looks/letter-entrances.ts'
import { hexOf } from '../resolve/entity-attire.ts'

type Piece = { sprite: Sprite; x: number; y: number; text: SceneText; nth: number; every: number }

export type ScreenTexts = { draw(seconds: number): void; free(): void }

/** The default box in the frame or panel: at the top, full width. */
const BOX = [0.08, 0.06, 0.84, 0.18] as const
/** Pixels: smaller letters are drawn at this height and reduced, so that they stay sharp. */
const DRAWN = 160
/** Seconds: the first frame of a text shows some of it. */
const FIRST = 0.04
/** The fraction of the box's height that letters take. */
const SIZES: Readonly<Record<string, number>> = { small: 0.45, normal: 0.7, large: 0.9, huge: 1 }

/** Letters over the picture, in their box, with the document's alignment, weight and size. */
export function createScreenTexts(
  compositor: Compositor,
  texts: readonly SceneText[],
  language: string,
  { from: since, to: until, panel = [0, 0, 1, 1] }: Pick<SceneShot, 'from' | 'to' | 'panel'>,
): ScreenTexts {
  const { width, height } = compositor
  const usual = [
    panel[0] + BOX[0] * panel[2],
    panel[1] + BOX[1] * panel[3],
    BOX[2] * panel[2],
    BOX[3] * panel[3],
  ] as const
  const pieces = texts.flatMap((text): Piece[] => {
    const [left, top, wide, high] = text.box ?? usual
    const frame = { width: Math.max(16, Math.round(wide * width)), height: Math.max(8, Math.round(high * height)) }
    const ink = hexOf(text.colour) ?? '#FFFFFF'
    const finer = Math.max(1, Math.min(4, Math.ceil(DRAWN / frame.height)))
    const title = drawTitle(text.text, {
      frame: { width: finer * frame.width, height: finer * frame.height },
      font: text.weight === 'bold' ? 'sans' : 'serif',
      place: 'board',
      language,
      color: ink,
    })
    if (!title) return []
    const { picture } = title
    const letters = createCanvas(picture.width, picture.height)
    letters
      .getContext('2d')
      .putImageData(new ImageData(new Uint8ClampedArray(picture.rgba), picture.width, picture.height), 0, 0)
    const fit = Math.min(
      frame.width / picture.width,
      (frame.height * (SIZES[text.size ?? 'normal'] ?? 0.7)) / picture.height,
    )
    const [across, up] = [Math.max(1, Math.round(picture.width * fit)), Math.max(1, Math.round(picture.height * fit))]
    const canvas = createCanvas(across, up)
    canvas.getContext('2d').drawImage(letters, 0, 0, across, up)
    const { data } = canvas.getContext('2d').getImageData(0, 0, across, up)
    const whole = { width: across, height: up, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
    const share = text.align === 'left' ? 0 : text.align === 'right' ? 1 : 0.5
    const [x, y] = [
      Math.round(left * width + share * (frame.width - across)),
      Math.round(top * height + (frame.height - up) / 2),
    ]
    const parts = isByLetter(text.enter) ? splitLetters(whole, ink) : [{ x: 0, picture: whole }]
    // Long texts are complete by the middle of their time.
    const every = ((text.to ?? until) - (text.from ?? since)) / 2 / parts.length
    return parts.map(({ x: aside, picture: part }, nth) => ({
      sprite: compositor.addSprite(part),
      x: x + aside,
      y,
      text,
      nth,
      every,
    }))
  })
  return {
    draw(seconds) {
      for (const { sprite, x, y, text, nth, every } of pieces) {
        const { from = since, to = until, enter } = text
        if (seconds < from || seconds > to) continue
        const { opacity, up } = letterEntrance(seconds - from + FIRST, nth, enter, every)
        if (opacity > 0) compositor.drawSprite(sprite, { x, y: y - up * height, opacity })
      }
    },
    free: () => pieces.forEach(({ sprite }) => sprite.free()),
  }
}
