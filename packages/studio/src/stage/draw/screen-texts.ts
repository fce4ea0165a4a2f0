import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { contrastingColour } from '@kinora/media/text/colour'
import { drawTitle } from '@kinora/media/text/draw-title'
import type { SceneShot, SceneText } from '@kinora/media/scene/scene-schema'
import { isByLetter, letterEntrance, type Pace, paceWithin, splitLetters } from '../../looks/letter-entrances.ts'
import { hexOf } from '../resolve/entity-attire.ts'

type Piece = { sprite: Sprite; x: number; y: number; text: SceneText; nth: number; pace: Pace }

export type ScreenTexts = { draw(seconds: number): void; free(): void }

/** The default box in the frame or panel: at the top, full width. */
const BOX = [0.08, 0.06, 0.84, 0.18] as const
/** Pixels: letters are drawn in a box with this short side and reduced, so that small ones stay sharp. */
const DRAWN = 200
/** The height of letters on one line, as a fraction of that side. */
const ONE_LINE = 0.3
/** The smallest letters, as a fraction of the frame's height. */
const LEGIBLE = 0.05
/** Letters below this fraction of the frame's height have no serifs. */
const PLAIN = 0.08
/** The width of the soft edge around letters, as a fraction of their height. */
const HALO = 0.35
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
    const ink = hexOf(text.colour) ?? '#FFFFFF'
    const box = { width: Math.max(16, wide * width), height: Math.max(8, high * height) }
    const set = setInBox(text, box, language, ink, height)
    if (!set) return []
    // Letters larger than their box stay in the frame.
    const most = { width: (left < panel[0] + panel[2] / 2 ? panel[2] : 1) * width - 8, height: height - 8 }
    const fit = Math.min(set.fit, most.width / set.letters.width, most.height / set.letters.height)
    const whole = withHalo(set.letters, fit, ink)
    const share = text.align === 'left' ? 0 : text.align === 'right' ? 1 : 0.5
    const within = (at: number, long: number, of: number): number =>
      Math.round(Math.min(of - long - 2, Math.max(2, at)))
    const [x, y] = [
      within(left * width + share * (box.width - whole.width), whole.width, width),
      within(top * height + (box.height - whole.height) / 2, whole.height, height),
    ]
    const parts = isByLetter(text.enter) ? haloedLetters(set.letters, whole, fit, ink) : [{ x: 0, picture: whole }]
    // Texts are complete before the middle of their time.
    const pace = paceWithin(COMPLETE * ((text.to ?? until) - (text.from ?? since)), parts.length, text.enter)
    return parts.map(({ x: aside, picture: part }, nth) => ({
      sprite: compositor.addSprite(part),
      x: x + aside,
      y,
      text,
      nth,
      pace,
    }))
  })
  return {
    draw(seconds) {
      for (const { sprite, x, y, text, nth, pace } of pieces) {
        const { from = since, to = until, enter } = text
        if (seconds < from || seconds > to) continue
        const { opacity, up } = letterEntrance(seconds - from + FIRST, nth, enter, pace)
        if (opacity > 0) compositor.drawSprite(sprite, { x, y: y - up * height, opacity })
      }
    },
    free: () => pieces.forEach(({ sprite }) => sprite.free()),
  }
}

/** The share of a text's time in which its letters appear. */
const COMPLETE = 0.45

type SetLetters = { letters: Canvas /** Its magnification in the frame. */; fit: number }

/** The letters of a text and their scale in a box: on one line if that leaves them large enough, else on several. */
function setInBox(
  { text, weight, size }: SceneText,
  box: Size,
  language: string,
  color: string,
  frame: number,
): SetLetters | undefined {
  const high = box.height * (SIZES[size ?? 'normal'] ?? 0.7)
  // Serifs are not seen on small letters.
  const isPlain = weight === 'bold' || high < PLAIN * frame
  const style = { font: isPlain ? 'sans' : 'serif', place: 'board', language, color } as const
  // A full stop between two parts stays where it is.
  const words = text.replaceAll(' · ', '\u00a0· ')
  const line = canvasOf(drawTitle(words, { ...style, frame: { width: DRAWN * (2 + text.length), height: DRAWN } }))
  if (!line) return undefined
  const single = Math.min(box.width / line.width, high / line.height)
  if (single * line.height > 0.5 * high)
    return { letters: line, fit: Math.max(single, (LEGIBLE * frame) / (ONE_LINE * DRAWN)) }
  const by = DRAWN / Math.min(box.width, box.height)
  const drawn = { width: Math.round(by * box.width), height: Math.round(by * box.height) }
  const lines = canvasOf(drawTitle(words, { ...style, frame: drawn })) ?? line
  return { letters: lines, fit: Math.min(box.width / lines.width, high / lines.height) }
}

function canvasOf(title: ReturnType<typeof drawTitle>): Canvas | undefined {
  if (!title) return undefined
  const { width, height, rgba } = title.picture
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0)
  return canvas
}

/** Pixels that the soft edge adds on each side. */
const haloOf = (fit: number): number => Math.ceil(HALO * ONE_LINE * DRAWN * fit)

/** The letters at their final size, with a soft edge if a shade is given. */
function inSize(letters: Canvas, fit: number, pad: number, shade?: string): RgbaPicture {
  const [across, up] = [Math.max(1, Math.round(letters.width * fit)), Math.max(1, Math.round(letters.height * fit))]
  const canvas = createCanvas(across + 2 * pad, up + 2 * pad)
  const context = canvas.getContext('2d')
  if (shade !== undefined) {
    context.shadowColor = shade
    context.shadowBlur = pad
    context.drawImage(letters, pad, pad, across, up)
    context.drawImage(letters, pad, pad, across, up)
    context.shadowColor = 'transparent'
  }
  context.drawImage(letters, pad, pad, across, up)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return {
    width: canvas.width,
    height: canvas.height,
    rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
  }
}

/** With a soft edge that contrasts with the ink. */
const withHalo = (letters: Canvas, fit: number, ink: string): RgbaPicture =>
  inSize(letters, fit, haloOf(fit), contrastingColour(ink))

/** The single letters, each with its part of the soft edge. */
function haloedLetters(
  letters: Canvas,
  whole: RgbaPicture,
  fit: number,
  ink: string,
): { x: number; picture: RgbaPicture }[] {
  const pad = haloOf(fit)
  const runs = splitLetters(inSize(letters, fit, 0), ink)
  return runs.map(({ x }, nth) => {
    const [from, to] = [nth === 0 ? 0 : x + pad, nth === runs.length - 1 ? whole.width : runs[nth + 1]!.x + pad]
    const rgba = new Uint8Array((to - from) * whole.height * 4)
    for (let y = 0; y < whole.height; y++)
      rgba.set(whole.rgba.subarray((y * whole.width + from) * 4, (y * whole.width + to) * 4), y * (to - from) * 4)
    return { x: from, picture: { width: to - from, height: whole.height, rgba } }
  })
}
