import type { Motion, Subject } from '../direct/shot-list.ts'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Sides } from '../planes/find-cut-sides.ts'
import { measureKind } from '../bodies/dress-body.ts'
import { enlargePicture } from './enlarge-picture.ts'
import { findInkBox, mirrorPicture, type Point, warpPicture } from './picture.ts'
import type { Pictogram } from './pictogram.ts'
import { findPictogram } from './pictograms.ts'
import { poseRoundSeconds } from './poses.ts'
import { drawPuppet, puppetFoot } from './puppet.ts'
import type { PuppetOptions } from './puppet-options.ts'
import { recolourFigure } from './recolour-figure.ts'
import { chooseWarp } from './warps.ts'

/** A subject as the stage draws it: a round of pictures of one size, and the places where others touch it. */
export type Figure = {
  frames: RgbaPicture[]
  /** Of one round through the frames. */
  seconds: number
  /** Of what is seen of it, in pixels. */
  width: number
  height: number
  /** Places in the picture, pixels. The foot is below the middle of it; what it stands on may be a little aside. */
  foot: Point
  standsAt: number
  hands: Point[]
  /** -1 looks left, 1 right. */
  faces: 1 | -1
}

/** A picture to make figures of, before any of them is drawn. */
export type Art = {
  picture: RgbaPicture
  pictogram: Pictogram
  code: string | undefined
  /** A user's own picture: nothing of it is painted over. */
  isOwn: boolean
  /** Letters are on it: it is never seen in a mirror. */
  isLettered?: true
  /** Cut off below, and at these sides: only at the frame's own edge it does not hang in the air. */
  bust?: Sides
  /** Width for its height, where a body is seen instead of the picture. */
  aspect?: number
  /** A clip: its picture is another one for every frame of the film. */
  live?: { next(): Promise<RgbaPicture> }
}

type FigureOptions = {
  motion: Motion
  colour: Subject['colour']
  faces: 1 | -1
  isHolding: boolean
  /** Of the figure as it is seen, in pixels. */
  height: number
  /** How many pictures a round has; a still needs one. */
  phases: number
  /** Where in its round a still is, and which of the colours something colourful has. */
  phase: number
}

/** How wide the figure will be for its height: so that it can be placed before it is drawn. */
export function figureAspect({ picture, pictogram, aspect }: Art): number {
  if (aspect !== undefined) return aspect
  if (pictogram.part === 'head') return 0.5
  if (pictogram.part === 'bust') return Math.max(0.55, (0.76 * picture.width) / picture.height)
  if (pictogram.part === 'beast') return Math.max(0.55, (0.53 * picture.width) / picture.height)
  return picture.width / picture.height
}

export async function drawFigure(art: Art, options: FigureOptions): Promise<Figure> {
  if (art.live) return cardOf(art.picture, options.faces)
  const { part } = art.pictogram
  return part && !art.isOwn ? drawDoll(art, part, options) : drawPiece(art, options)
}

async function drawDoll(art: Art, part: NonNullable<Pictogram['part']>, options: FigureOptions): Promise<Figure> {
  const { height, faces, motion, colour, isHolding, phases, phase } = options
  const share = { head: 0.46, bust: 0.76, beast: 0.53 }[part]
  const large = await enlargePicture(art.picture, Math.ceil(height * share))
  const top = part === 'beast' ? recolourFigure(large, colour, phase) : large
  const puppet: PuppetOptions = { top, part, code: art.code ?? '', colour, motion, isHolding, height, faces }
  const drawn = Array.from({ length: phases }, (_, index) => drawPuppet(puppet, phases === 1 ? phase : index / phases))
  const foot = puppetFoot(height)
  return {
    frames: drawn.map(({ picture }) => picture),
    seconds: poseRoundSeconds(motion),
    width: figureAspect(art) * height,
    height,
    foot,
    standsAt: foot.x,
    hands: drawn.map(({ hand }) => hand),
    faces,
  }
}

/** A card is drawn as it is: the next picture of the clip must fit in its place. */
function cardOf(picture: RgbaPicture, faces: 1 | -1): Figure {
  const { width, height } = picture
  const foot = { x: width / 2, y: height }
  return {
    frames: [picture],
    seconds: 1,
    width,
    height,
    foot,
    standsAt: foot.x,
    hands: [{ x: width / 2, y: height / 2 }],
    faces,
  }
}

/** Pictograms with a colour in their name that are drawn in another. */
const NAMED_COLOURS = new Map([
  ['1f408-200d-2b1b', 'black'],
  ['1f426-200d-2b1b', 'black'],
])

/** Room for what bends, as a share of the longer side. */
const RIM = 0.14

async function drawPiece(art: Art, options: FigureOptions): Promise<Figure> {
  const { height, faces, motion, colour, phases, phase } = options
  const large = recolourFigure(
    await enlargePicture(art.picture, Math.ceil(height)),
    art.isOwn ? undefined : (colour ?? NAMED_COLOURS.get(art.code ?? '')),
    phase,
  )
  // Pictograms that look to a side look left; where a user's picture looks, nobody knows.
  const isTurned = faces === 1 && !art.isOwn && !art.isLettered && art.pictogram.aim === undefined
  const looks = isTurned || (faces === -1 && art.pictogram.aim !== undefined) ? mirrorPicture(large) : large
  const warp = chooseWarp({ motion, faces, pictogram: art.pictogram, art: looks })
  const rim = warp ? Math.ceil(RIM * Math.max(looks.width, looks.height)) : 2
  const size = { width: looks.width + 2 * rim, height: looks.height + 2 * rim }
  const by = { u: 0, v: 0 }
  const frameAt = (part: number): RgbaPicture =>
    warpPicture(looks, size, (x, y, place) => {
      const [u, v] = [(x - rim + 0.5) / looks.width, (y - rim + 0.5) / looks.height]
      if (warp) warp.move(u, Math.min(1, Math.max(0, v)), part, by)
      place.x = x - rim - by.u * looks.width
      place.y = y - rim - by.v * looks.height
    })
  const count = warp ? phases : 1
  const frames = Array.from({ length: count }, (_, index) => frameAt(count === 1 ? (warp ? phase : 0) : index / count))
  const foot = { x: rim + looks.width / 2, y: rim + looks.height }
  // Whoever walks has a foot on the ground at any time.
  if (motion === 'walk' || motion === 'run') for (const picture of frames) putDown(picture, foot.y)
  const hand = { x: rim + looks.width * (0.5 + 0.34 * faces), y: rim + looks.height * 0.52 }
  return {
    frames,
    seconds: warp?.seconds ?? 1,
    width: looks.width,
    height: looks.height,
    foot,
    standsAt: rim + standingOf(looks),
    hands: frames.map(() => hand),
    faces,
  }
}

/** Lowers a picture until it touches a row. Changes it. */
function putDown({ width, rgba, ...picture }: RgbaPicture, row: number): void {
  const box = findInkBox({ width, rgba, ...picture })
  const down = box ? Math.round(row) - box.bottom : 0
  if (down <= 0) return
  rgba.copyWithin(down * width * 4, 0)
  rgba.fill(0, 0, down * width * 4)
}

/** The middle of the lowest part, where its weight rests. */
function standingOf(picture: RgbaPicture): number {
  const { width, height, rgba } = picture
  const low = Math.floor(height * 0.92)
  const strip = { width, height: height - low, rgba: rgba.subarray(low * width * 4) }
  const box = findInkBox(strip)
  return box ? (box.left + box.right) / 2 : width / 2
}

/** What stands in for a pictogram that nobody has drawn: found by everyone as a wrapped present. */
export const FALLBACK = '1f381'

export const createArt = (picture: RgbaPicture, code: string | undefined): Art => ({
  picture,
  code,
  isOwn: code === undefined,
  pictogram: code === undefined ? { metres: 1.2, isFrontal: true } : findPictogram(code),
  ...(code !== undefined && solidMeasures(code)),
})

/** A body has its own size, and is seen from aside or from the front. */
function solidMeasures(code: string): Partial<Art> {
  const measured = measureKind(code)
  if (!measured) return {}
  const { kind, extent } = measured
  const [wide, high, long] = [0, 1, 2].map(axis => extent.high[axis]! - extent.low[axis]!) as [number, number, number]
  const seen = kind.isLong ? 0.9 * long + 0.3 * wide : 0.75 * wide + 0.5 * long
  return { pictogram: { ...findPictogram(code), metres: high }, aspect: seen / high }
}

/** A user's picture. What is known of its like is how large it is and what others can do with it. */
export function createUserArt(picture: RgbaPicture, like: string | undefined, bust?: Sides): Art {
  const art = { ...createArt(picture, undefined), ...(bust && { bust }) }
  if (like === undefined) return art
  const { metres, sort } = findPictogram(like)
  return { ...art, pictogram: { ...art.pictogram, metres, ...(sort && { sort }) } }
}
