import type { ShareBox } from '../frames/share-box.ts'
import type { Shot, Text, Timeline } from './timeline.ts'
import type { RgbaPicture, Size } from '../frames/size.ts'
import { type BubblePage, bubblePages, drawBubble } from '../text/draw-bubble.ts'
import { drawEndCard } from '../text/draw-end-card.ts'
import { drawSubtitle } from '../text/draw-subtitle.ts'
import { drawTitle } from '../text/draw-title.ts'
import { undrawableIn } from '../text/drawable-text.ts'
import { splitGraphemes } from '../language/split-graphemes.ts'
import type { PlacedPicture } from '../text/crop-to-ink.ts'
import { subtitlePages } from '../text/subtitle-pages.ts'
import { type Box, findFreePlace, isOver, seekFreePlace, type TimedBox } from './find-free-place.ts'
import { makeRoom, stripsBeyond, type View } from './make-room.ts'

/** A drawn text: its picture, position and frames. */
export type PlacedText = {
  picture: RgbaPicture
  x: number
  y: number
  fromFrame: number
  toFrame: number
  fadeFrames: number
}

// Titles fade in and out; subtitles are shown exactly as long as their speech lasts.
const FADE_FRAMES = { title: 10, 'lower third': 8, 'end card': 8, bubble: 3, subtitle: 0 } as const
// The priority of styles: subtitles stay in place, bubbles can go anywhere.
const STYLES = ['end card', 'subtitle', 'title', 'lower third', 'bubble'] as const

/** The texts of a film, and for each shot the view that leaves space for them; undefined means unchanged. */
export type LaidOut = { texts: PlacedText[]; views: (View | undefined)[] }

/**
 * Draws all texts of a film once, long ones as several pages, and separates overlapping ones. Titles and end cards do
 * not cover the subjects of their shots; if there is no free space, the shot is moved.
 */
export function layOutTexts({
  texts,
  width,
  height,
  shots = [],
}: Pick<Timeline, 'texts'> & Partial<Timeline> & Size): LaidOut {
  const frame = { width, height }
  const laid: PlacedText[] = []
  const boxes: TimedBox[] = []
  const staged = stagedShots(shots, frame)
  const put = (text: Text, box: TimedBox, drawn: PlacedPicture | undefined): void => {
    if (!drawn) return
    const { fromFrame, toFrame } = box
    boxes.push(box)
    const fadeFrames = Math.min(FADE_FRAMES[text.style], Math.floor((toFrame - fromFrame) / 3))
    laid.push({ ...drawn, fromFrame, toFrame, fadeFrames })
  }
  const ordered = [...texts].sort(
    (a, b) => STYLES.indexOf(a.style) - STYLES.indexOf(b.style) || a.fromFrame - b.fromFrame,
  )
  for (const text of ordered) {
    if (text.style === 'bubble') {
      for (const page of pagesOf(text, bubblePages(text.text, { frame, font: text.font }), ({ lines }) => lines)) {
        const mouth = mouthOf(text, frame)
        const color = text.colour === undefined ? {} : { color: text.colour }
        const face = text.face && inPixels(text.face, frame)
        const size = { ...page, ...bodyPlaceOf(page, mouth, frame, face) }
        const taken = face ? [...boxes, { ...face, ...timeOf(text) }] : boxes
        const place = findFreePlace(size, taken, frame)
        put(
          text,
          { ...size, ...place },
          drawBubble(page, place, {
            ...(text.towards && { towards: tailEnd(mouth, { ...size, ...place }, face) }),
            ...color,
          }),
        )
      }
    } else if (text.style === 'subtitle') {
      for (const { picture, ...at } of subtitlesOf(text, frame)) {
        const box = { ...at, width: picture.width, height: picture.height }
        const place = findFreePlace(box, boxes, frame)
        put(text, { ...box, ...place }, { picture, ...place })
      }
    } else {
      const shot = staged.find(one => text.fromFrame >= one.fromFrame && text.fromFrame < one.toFrame)
      const drawn = layTitle(text, frame, boxes, shot)
      if (drawn) put(text, { ...sizedBox(drawn), ...timeOf(text) }, drawn)
    }
  }
  return {
    texts: [...staged.flatMap((shot, at) => panelsBeyond(shot, shots[at - 1], frame)), ...laid],
    views: staged.map(({ view }) => view),
  }
}

/** A shot with the boxes of its subjects, and its view. */
type StagedShot = Time & { subjects: readonly TimedBox[]; view?: View }

const inPixels = ({ left, top, width, height }: ShareBox, frame: Size): Box => ({
  x: Math.floor(left * frame.width),
  y: Math.floor(top * frame.height),
  width: Math.ceil(width * frame.width),
  height: Math.ceil(height * frame.height),
})

function stagedShots(shots: readonly Shot[], frame: Size): StagedShot[] {
  let at = 0
  return shots.map(({ frames, subjects = [] }) => {
    const time = { fromFrame: at, toFrame: (at += frames) }
    const boxes = subjects.map(box => ({ ...inPixels(box, frame), ...time }))
    return { ...time, subjects: boxes }
  })
}

type TitlePlace = 'upper' | 'lower-third'

/**
 * Draws a title that covers no subject: in its own style, otherwise in the other one, otherwise with the shot moved.
 */
function layTitle(
  text: Text,
  frame: Size,
  others: readonly TimedBox[],
  shot: StagedShot | undefined,
): PlacedPicture | undefined {
  const time = timeOf(text)
  const look = { frame, font: text.font, ...(text.colour !== undefined && { color: text.colour }) }
  const subjects = shot?.subjects ?? []
  if (text.style === 'end card') {
    // A panel touches the edges of the frame; within the safe area a strip of the picture would remain.
    const card = drawEndCard(text.text, look)
    if (card && shot) makeRoomFor(sizedBox(card), shot, frame)
    return card
  }
  const own: TitlePlace = text.style === 'title' ? 'upper' : 'lower-third'
  const taken = [...others, ...subjects]
  const other: TitlePlace = own === 'upper' ? 'lower-third' : 'upper'
  for (const place of subjects.length === 0 ? [own] : [own, other]) {
    const drawn = drawTitle(text.text, { ...look, place, plate: true })
    const free = drawn && seekFreePlace({ ...sizedBox(drawn), ...time }, taken, frame)
    if (free) return { picture: drawn.picture, ...free }
  }
  const drawn = drawTitle(text.text, { ...look, place: own, plate: true })
  if (!drawn) return undefined
  const placed = { picture: drawn.picture, ...findFreePlace({ ...sizedBox(drawn), ...time }, others, frame) }
  if (shot) makeRoomFor(sizedBox(placed), shot, frame)
  return placed
}

function makeRoomFor(box: Box, shot: StagedShot, frame: Size): void {
  if (shot.subjects.some(subject => isOver(subject, box))) shot.view = makeRoom(shot.subjects, box, frame)
}

/** Dark panels in the empty area of a moved shot. */
const panelsBeyond = (shot: StagedShot, before: Shot | undefined, frame: Size): PlacedText[] =>
  (shot.view ? stripsBeyond(shot.view, shot.subjects, frame) : []).map(({ x, y, width, height }) => {
    const fadeFrames = before?.transition?.frames ?? 0
    const picture = { width, height, rgba: new Uint8Array(new Uint32Array(width * height).fill(PANEL).buffer) }
    return { picture, x, y, fromFrame: shot.fromFrame - fadeFrames, toFrame: shot.toFrame, fadeFrames }
  })
// The darkness of the panel of an end card; bytes in the order alpha, blue, green, red.
const PANEL = 0xff_12_0d_0c

const sizedBox = ({ picture, x, y }: PlacedPicture): Box => ({ x, y, width: picture.width, height: picture.height })

/** The characters of the texts that cannot be drawn, each once. */
export const undrawableSigns = ({ texts }: Pick<Timeline, 'texts'>): string[] => [
  ...new Set(texts.flatMap(({ text, font }) => undrawableIn(text, font))),
]

type Time = { fromFrame: number; toFrame: number }

const timeOf = ({ fromFrame, toFrame }: Text): Time => ({ fromFrame, toFrame })

function subtitlesOf(text: Text, frame: Size): (PlacedPicture & Time)[] {
  const style = { frame, font: text.font, ...(text.colour !== undefined && { color: text.colour }) }
  const pages = subtitlePages(text.text, style).map(lines => ({ lines }))
  return pagesOf(text, pages, ({ lines }) => lines).flatMap(({ lines, ...time }) => {
    const drawn = drawSubtitle(lines, style)
    return drawn ? { ...drawn, ...time } : []
  })
}

/** Divides the frames of a text among its pages by their characters; a page without frames is dropped. */
function pagesOf<Page extends object>(
  text: Time,
  pages: readonly Page[],
  linesOf: (page: Page) => string[],
): (Page & Time)[] {
  const lengths = pages.map(page => splitGraphemes(linesOf(page).join('')).length)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let shown = 0
  const frameNow = (): number => text.fromFrame + Math.round(((text.toFrame - text.fromFrame) * shown) / total)
  return pages.flatMap((page, index) => {
    const fromFrame = frameNow()
    shown += lengths[index]!
    const toFrame = frameNow()
    return toFrame > fromFrame ? { ...page, fromFrame, toFrame } : []
  })
}

const mouthOf = ({ towards = { x: 0.5, y: 0.62 } }: Text, { width, height }: Size) => ({
  x: Math.round(towards.x * width),
  y: Math.round(towards.y * height),
})

/** The tail of a bubble beside a face points at the mouth; from above or below it ends at the edge of the face. */
function tailEnd(mouth: { x: number; y: number }, bubble: Box, face: Box | undefined): { x: number; y: number } {
  if (!face) return mouth
  if (bubble.y + bubble.height <= face.y) return { x: mouth.x, y: face.y }
  return bubble.y >= face.y + face.height ? { x: mouth.x, y: face.y + face.height } : mouth
}

// The distance from the mouth to the edge of the head, of the frame's short side: a bubble begins beyond it.
const HEAD_SIDE = 0.28
const HEAD_TOP = 0.24

// Hair and hat are around the face, in its widths from the middle.
const HAIR = 0.8

// A speaker this far from the middle shares the frame with another person.
const SHARED = 0.1

/** Beside the speaker, slightly above the mouth; above the head if there is no space beside it or another person. */
function bodyPlaceOf({ width, height }: BubblePage, mouth: { x: number; y: number }, frame: Size, face?: Box) {
  const short = Math.min(frame.width, frame.height)
  const clear = face ? Math.round(face.width * HAIR) : Math.round(HEAD_SIDE * short)
  const top = face ? Math.round(mouth.y - face.y + face.height * (HAIR - 0.5)) : Math.round(HEAD_TOP * short)
  const y = Math.max(0, Math.round(mouth.y - 0.75 * height))
  const room = { right: frame.width - mouth.x - clear, left: mouth.x - clear }
  const isShared = Math.abs(mouth.x / frame.width - 0.5) > SHARED
  if (!isShared && room.right >= width && room.right >= room.left) return { x: mouth.x + clear, y }
  if (!isShared && room.left >= width) return { x: mouth.x - clear - width, y }
  const above = Math.round(mouth.y - top) - height
  return { x: Math.round(mouth.x - width / 2), y: above >= 0 ? above : Math.round(mouth.y + top) }
}
