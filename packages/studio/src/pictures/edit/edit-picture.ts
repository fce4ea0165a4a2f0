import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { ShotList } from '../../setting/shot-list.ts'
import { type OpenModel, openModel } from '../../models/open-model.ts'
import { type Plane } from '../../planes/plane.ts'
import { flattenOnWhite, resizePicture } from '../../planes/resize-picture.ts'
import { paintBehind } from '../photo/paint-behind.ts'
import { applyColours } from './apply-colours.ts'
import { applyStyle, isPainted, paintable } from './apply-style.ts'
import { type Areas, findAreas } from './find-areas.ts'
import { blurBackground } from './blur-background.ts'
import { fillBackground } from './fill-background.ts'
import { findCrop, cropAndResize } from './find-crop.ts'
import { applyTime } from './apply-time.ts'
import { type Edits, isEmptyEdit } from './edits.ts'
import { flipPicture } from './flip-picture.ts'
import { type LabPicture, toLabPicture, toRgbaPicture } from '../../planes/lab-picture.ts'
import { drawPrecipitation } from './draw-precipitation.ts'
import { replaceBackground } from './replace-background.ts'
import { restoreDetail } from './restore-detail.ts'
import { applySeason } from './apply-season.ts'
import { pixelate } from './styles/pixelate.ts'
import { applyTone, enhance } from './apply-tone.ts'
import { applyWeather } from './apply-weather.ts'

export type EditOptions = {
  edits: Edits
  shots: ShotList
  seed: number
  size: Size
  /** Called with notes on requests that could not be carried out. */
  tell?: (note: string) => void
}

// A full-HD frame. Larger pictures only add fine shades, which come from the original.
const WORK_PIXELS = 1_920 * 1_088

/**
 * Applies edits to a picture, exactly in the requested size. Everything else stays; without an edit,
 * the picture is only improved slightly.
 */
export async function editPicture(
  picture: RgbaPicture,
  options: EditOptions,
  open: OpenModel = openModel,
): Promise<RgbaPicture> {
  const { edits, seed, size } = options
  const upright = edits.flip ? flipPicture(picture, edits.flip) : picture
  const box = await findCrop(upright, size, edits.crop, open)
  const whole = await cropAndResize(upright, box, size)
  const before = await resizePicture(whole, workSizeOf(size), 'fill')
  const edited = await edit(before, options, open)
  const opaque = flattenOnWhite(before)
  const made = toRgbaPicture(edited.lab)
  const sized = isPainted(edits.style)
    ? await finishPainting(made, edits, size)
    : await enlarged(made, opaque, flattenOnWhite(whole), edited.kept)
  const wet = drawPrecipitation(sized, edits.weather, seed)
  return edits.background?.do === 'remove' ? withAlpha(wet, edited.subject) : wet
}

/** The working size. */
function workSizeOf({ width, height }: Size): Size {
  const shrink = Math.min(1, Math.sqrt(WORK_PIXELS / (width * height)))
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) }
}

type Edited = {
  lab: LabPicture
  /** The area where the original stays visible; everywhere by default. */
  kept?: Plane | undefined
  subject?: Plane | undefined
}

async function edit(before: RgbaPicture, { edits, shots, seed, tell }: EditOptions, open: OpenModel): Promise<Edited> {
  const { time, weather, season, style, background, tone } = edits
  const source = edits.removesSubject ? await withoutSubject(before, open) : before
  const opaque = flattenOnWhite(source)
  const areas = findAreas(source, toLabPicture(opaque), open)
  if (tell && needsSubject(edits) && !(await findAreas(before, toLabPicture(flattenOnWhite(before)), open).subject()))
    tell('prompt: nothing stands out in the picture, so that its subject could not be told from its background')
  let edited: Edited = { lab: toLabPicture(opaque) }
  await applyColours(edited.lab, areas, edits.colours)
  if (background?.do === 'replace') {
    const shot = shots.shots[0]
    const where = {
      place: background.place,
      time: time ?? shot?.time ?? 'afternoon',
      weather: weather ?? shot?.weather ?? 'clear',
      season: season ?? shot?.season ?? 'summer',
      seed,
    }
    const { lab, subject } = await replaceBackground(withAlphaOf(toRgbaPicture(edited.lab), source), where, open)
    edited = { lab, kept: subject, subject }
  } else {
    await applyAir(edited.lab, areas, { season, time, weather }, seed)
    edited = { lab: edited.lab, ...(await applyBackground(edited.lab, areas, edits)) }
  }
  applyTone(edited.lab, tone)
  if (isEmptyEdit(edits) || edits.enhances) enhance(edited.lab, edits.enhances ? 1.6 : 1)
  if (style && style !== 'pixels') edited.lab = applyStyle(paintable(edited.lab, style), style, seed)
  return edited
}

const needsSubject = ({ removesSubject, background, colours }: Edits): boolean =>
  removesSubject === true ||
  (background !== undefined && background.do !== 'blur') ||
  colours.some(({ target }) => target === 'subject' || target === 'clothes' || target === 'trousers')

async function applyAir(
  lab: LabPicture,
  areas: Areas,
  { season, time, weather }: { [Key in 'season' | 'time' | 'weather']: Edits[Key] | undefined },
  seed: number,
): Promise<void> {
  if (season) await applySeason(lab, areas, season, seed)
  if (time) await applyTime(lab, areas, time, seed)
  if (weather) await applyWeather(lab, areas, weather, seed)
}

async function applyBackground(lab: LabPicture, areas: Areas, { background }: Edits): Promise<Omit<Edited, 'lab'>> {
  if (background?.do === 'blur') return { kept: await blurBackground(lab, areas) }
  const subject = background && (await areas.subject())
  if (background?.do === 'fill' && subject) {
    fillBackground(lab, subject, background.colour)
    return { kept: subject, subject }
  }
  return { subject }
}

/** Filled by a model, or from the surroundings. */
async function withoutSubject(picture: RgbaPicture, open: OpenModel): Promise<RgbaPicture> {
  const opaque = flattenOnWhite(picture)
  const subject = await findAreas(picture, toLabPicture(opaque), open).subject()
  if (!subject) return picture
  const { width, height } = picture
  const canvas = { width, height, left: 0, top: 0, frame: { width, height } }
  return (await paintBehind(opaque, canvas, subject, open)).behind
}

async function finishPainting(made: RgbaPicture, { style }: Edits, size: Size): Promise<RgbaPicture> {
  return style === 'pixels' ? pixelate(made, size) : resizePicture(made, size, 'fill')
}

async function enlarged(
  made: RgbaPicture,
  before: RgbaPicture,
  original: RgbaPicture,
  kept: Plane | undefined,
): Promise<RgbaPicture> {
  if (made.width === original.width && made.height === original.height) return made
  return restoreDetail(made, before, original, kept)
}

function withAlphaOf(picture: RgbaPicture, { rgba }: RgbaPicture): RgbaPicture {
  for (let at = 3; at < rgba.length; at += 4) picture.rgba[at] = rgba[at]!
  return picture
}

/** Keeps only the subject; without one, everything. */
async function withAlpha(picture: RgbaPicture, subject: Plane | undefined): Promise<RgbaPicture> {
  if (!subject) return picture
  const { width, height } = picture
  const grey = copiedAlpha(subject)
  const alpha = await resizePicture(grey, { width, height }, 'fill')
  for (let at = 3; at < picture.rgba.length; at += 4) picture.rgba[at] = alpha.rgba[at - 3]!
  return picture
}

function copiedAlpha(plane: Plane): RgbaPicture {
  const rgba = new Uint8Array(plane.values.length * 4).fill(255)
  for (let at = 0; at < plane.values.length; at++) rgba[at * 4] = Math.round(plane.values[at]! * 255)
  return { width: plane.width, height: plane.height, rgba }
}
