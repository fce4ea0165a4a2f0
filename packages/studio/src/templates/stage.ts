import { openPixels } from '@kinora/media/av/guarded-sharp'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { ShotSetting } from '../setting/setting.ts'
import { type OpenModel, openModel } from '../models/open-model.ts'
import { type OpenGraphModel, openGraphModel } from '../models/tfjs/open-graph-model.ts'
import { cutOut } from '../pictures/cutout/cut-out.ts'
import { relight } from '../pictures/edit/relight.ts'
import { addRim, type Canvas, clearRim, mirrorIntoRim, mirrorPlaneIntoRim } from '../pictures/photo/canvas.ts'
import { cutFrame } from '../pictures/photo/cut-frame.ts'
import { paintBehind } from '../pictures/photo/paint-behind.ts'
import { liftSubject } from '../pictures/photo/subject-layer.ts'
import { toLabPicture, toRgbaPicture } from '../planes/lab-picture.ts'
import type { Sides } from '../planes/find-cut-sides.ts'
import { createPlane, extractChannel, type Plane } from '../planes/plane.ts'
import { fitWithin, resizePicture } from '../planes/resize-picture.ts'
import { drawScenery } from '../backdrops/scenery.ts'
import { type Actor, createActor, type Head, moveHead } from './actor.ts'
import { findHeads, guessHead } from './find-head.ts'
import { splitPeople } from './split-people.ts'

/** The background, larger than the frame by a margin, and the people before it. */
export type Stage = {
  behind: RgbaPicture
  rim: { left: number; top: number }
  actors: readonly Actor[]
  /** Notes on missing parts of a photo. */
  notes: readonly string[]
}

/** The models for photo analysis. */
export type Models = { open: OpenModel; openGraph: OpenGraphModel }
export const INSTALLED: Models = { open: openModel, openGraph: openGraphModel }

/** People stay where they are in the photo; this many are cut out separately. */
export async function stageInPhoto(photo: RgbaPicture, frame: Size, cast: number, models: Models): Promise<Stage> {
  const canvas = addRim(frame)
  const rim = { left: canvas.left, top: canvas.top }
  const { frame: shown, subject } = await cutFrame(photo, frame, models.open)
  const whole = mirrorIntoRim(shown, canvas)
  if (!subject)
    return {
      behind: whole,
      rim,
      actors: [],
      notes: ['images[0]: no person could be cut out of the picture, so nothing moves'],
    }
  const alpha = endAtUncut(mirrorPlaneIntoRim(subject.alpha, canvas), canvas, subject.cutAt)
  const { behind, cover } = await paintBehind(whole, canvas, alpha, models.open)
  const { pixels, box } = liftSubject(whole, behind, alpha, clearRim(cover, canvas))
  const isBust = subject.cutAt.bottom
  const corner = { left: box.left - rim.left, top: box.top - rim.top }
  const guess = guessHead(pixels, isBust)
  const seen = await findHeads(
    shown,
    { box: { ...box, ...corner }, guess: moveHead(guess, corner.left, corner.top), wanted: cast },
    models.openGraph,
  )
  const heads = seen.map(head => moveHead(head, -corner.left, -corner.top)).filter(head => alphaAt(pixels, head) > 128)
  const pieces =
    cast > 1 && heads.length > 1
      ? splitPeople(pixels, heads.slice(0, cast))
      : [{ picture: pixels, left: 0, top: 0, head: heads[0] ?? guess }]
  const actors = pieces.map(({ picture, left, top, head }) =>
    createActor(picture, {
      x: corner.left + left + picture.width / 2,
      bottom: corner.top + top + picture.height,
      head,
      isBust,
    }),
  )
  const lacking = pieces.length < cast ? [`images: ${pieces.length} of ${cast} people were found in it`] : []
  return { behind, rim, actors, notes: [...lacking, ...(heads.length === 0 ? [NO_FACE] : [])] }
}

/** Only people that the photo's edge cuts off continue in the margin; others would appear there again, mirrored. */
function endAtUncut({ width, height, values }: Plane, { left, top, frame }: Canvas, cutAt: Sides): Plane {
  const [right, bottom] = [left + frame.width, top + frame.height]
  return createPlane(
    { width, height },
    values.map((value, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      const isOver =
        (x < left && !cutAt.left) ||
        (x >= right && !cutAt.right) ||
        (y < top && !cutAt.top) ||
        (y >= bottom && !cutAt.bottom)
      return isOver ? 0 : value
    }),
  )
}

const NO_FACE = 'images[0]: no face was found in it, and its place was guessed'

/** People of several photos, or of one in new surroundings, side by side. */
export async function stageTogether(
  photos: readonly RgbaPicture[],
  frame: Size,
  models: Models,
  place?: {
    shot: ShotSetting
    seed: number /** The position of a single person, as a share of the frame's width. */
    stands?: number
  },
): Promise<Stage> {
  const cuts: (Cut & { role: string })[] = []
  for (const [at, photo] of photos.entries()) cuts.push({ ...(await cutPerson(photo, models)), role: `images[${at}]` })
  const isNear = cuts.some(({ isBust }) => isBust)
  const { behind, rim, light } = place
    ? placeBehind(place, frame)
    : { ...(await stageInPhoto(photos[0]!, frame, 1, models)), light: undefined }
  const soft = isNear || !place ? await blurred(behind, frame.height * (place ? 0.006 : 0.012)) : behind
  const small = toLabPicture(await fitWithin(soft, 240))
  const actors: Actor[] = []
  for (const [at, cut] of cuts.entries()) {
    const scale = sizeOf(cut, frame, isNear, cuts.length)
    const size = {
      width: Math.max(2, Math.round(cut.picture.width * scale)),
      height: Math.round(cut.picture.height * scale),
    }
    const picture = await resizePicture(light ? litBy(cut.picture, small, light) : cut.picture, size, 'fill')
    const head = moveHead(cut.head, 0, 0, scale)
    const bottom = isNear
      ? Math.max(frame.height * 1.05, frame.height * 0.36 - head.y + size.height)
      : frame.height * 0.95
    const middle = cuts.length === 1 ? (place?.stands ?? 0.5) : 0.5
    const x = frame.width * (middle + ((at - (cuts.length - 1) / 2) * spreadOf(frame)) / Math.max(1, cuts.length - 1))
    actors.push(createActor(picture, { x, bottom, head, isBust: isNear }))
  }
  const notes = cuts.flatMap(({ isSubject, role }) =>
    isSubject ? [] : [`${role}: no person could be cut out of the picture, which is shown as a print`],
  )
  return { behind: soft, rim, actors, notes }
}

/** The distance between the first and the last, of the frame's width. */
const spreadOf = ({ width, height }: Size): number => (width > height ? 0.4 : 0.5)

type Cut = { picture: RgbaPicture; head: Head; isBust: boolean; isSubject: boolean }

async function cutPerson(photo: RgbaPicture, { open, openGraph }: Models): Promise<Cut> {
  const { cutout, box, isBust, isSubject } = await cutOut(photo, open)
  const scale = cutout.width / box.width
  const guess = guessHead(cutout, isBust)
  const inPhoto = moveHead(guess, box.left, box.top, 1 / scale)
  const [face] = isSubject ? await findHeads(photo, { box, guess: inPhoto, wanted: 1 }, openGraph) : []
  const head = face && moveHead(face, -box.left * scale, -box.top * scale, scale)
  const isInside = head && head.x > 0 && head.x < cutout.width && head.y > 0 && head.y < cutout.height
  return { picture: cutout, head: isInside ? head : guess, isBust, isSubject }
}

// The size of a head in a close view, and the height of a whole figure, as shares of the frame's height.
const [HEAD, STANDING] = [0.17, 0.86]

/** In near views all heads have one size; otherwise all people have one height. */
function sizeOf({ picture, head }: Cut, frame: Size, isNear: boolean, count: number): number {
  const widest = (frame.width * (count > 2 ? 0.5 : 0.66)) / picture.width
  if (!isNear) return Math.min((STANDING * frame.height) / picture.height, widest)
  const below = (0.7 * frame.height) / Math.max(1, picture.height - head.y)
  return Math.max(Math.min((HEAD * frame.height) / head.radius, widest * 1.3), below)
}

function placeBehind({ shot, seed }: { shot: ShotSetting; seed: number }, frame: Size) {
  const { picture, plate } = drawScenery(shot, frame, seed)
  const rim = { left: (picture.width - frame.width) / 2, top: (picture.height - frame.height) / 2 }
  return { behind: picture, rim, light: plate.light }
}

function litBy(picture: RgbaPicture, around: ReturnType<typeof toLabPicture>, light: Parameters<typeof relight>[3]) {
  const front = toLabPicture(picture)
  relight(front, extractChannel(picture, 3), around, light)
  const made = toRgbaPicture(front)
  for (let at = 3; at < made.rgba.length; at += 4) made.rgba[at] = picture.rgba[at]!
  return made
}

async function blurred({ rgba, width, height }: RgbaPicture, sigma: number): Promise<RgbaPicture> {
  const image = openPixels(rgba, { width, height, channels: 4 }).blur(Math.max(0.5, sigma))
  return { width, height, rgba: await image.raw().toBuffer() }
}

function alphaAt({ width, height, rgba }: RgbaPicture, { x, y }: Head): number {
  const [column, row] = [Math.round(x), Math.round(y)]
  return column < 0 || row < 0 || column >= width || row >= height ? 0 : rgba[(row * width + column) * 4 + 3]!
}
