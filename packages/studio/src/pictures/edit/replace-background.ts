import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { Place, Season, TimeOfDay, Weather } from '../../setting/setting.ts'
import type { OpenModel } from '../../models/open-model.ts'
import { type Box, placePlane } from '../../planes/box.ts'
import { cutOut } from '../cutout/cut-out.ts'
import { boxMean, extractChannel, clampValue, type Plane, createPlane, smoothStep } from '../../planes/plane.ts'
import { resizePicture } from '../../planes/resize-picture.ts'
import { drawPlate } from '../../scenery/draw-plate.ts'
import type { Light } from '../../scenery/plate.ts'
import { toneMap } from '../../scenery/tone-map.ts'
import { cropAndResize } from './find-crop.ts'
import { type LabPicture, toLabPicture, lightPlane } from '../../planes/lab-picture.ts'
import { relight } from './relight.ts'
import { groundShadow } from './ground-shadow.ts'

type Surroundings = { place: Place; time: TimeOfDay; weather: Weather; season: Season; seed: number }

/** A picture's subject in new surroundings, at the same position and in their light. */
export async function replaceBackground(
  picture: RgbaPicture,
  options: Surroundings,
  open: OpenModel,
): Promise<{ lab: LabPicture; subject: Plane }> {
  const cut = await cutOut(picture, open)
  const isCut = cut.isBust
  const box = !cut.isSubject ? cardBox(cut.cutout, picture) : isCut ? atBottom(cut.box, picture) : cut.box
  const { rgba, light } = await scenery(options, picture, horizonFor(box, picture, isCut), isCut)
  const behind = toLabPicture(rgba)
  const figure = await resizePicture(cut.cutout, box, 'fill')
  const subject = placePlane(extractChannel(figure, 3), within(box, picture), picture)
  const front = toLabPicture(figure)
  if (cut.isSubject) relight(front, extractChannel(figure, 3), behind, light)
  lay(behind, front, box, subject, groundShadow(subject))
  return { lab: behind, subject }
}

// Cut-outs of portraits fade at their lower end, which is kept out of the frame.
const atBottom = (box: Box, frame: Size): Box => ({ ...box, top: frame.height - Math.round(box.height * 0.94) })

/** A subject that cannot be cut out becomes a print. */
function cardBox(card: Size, frame: Size): Box {
  const scale = Math.min((frame.height * 0.78) / card.height, (frame.width * 0.8) / card.width)
  const [width, height] = [Math.round(card.width * scale), Math.round(card.height * scale)]
  return { left: Math.round((frame.width - width) / 2), top: Math.round((frame.height - height) * 0.5), width, height }
}

const within = (box: Box, frame: Size): Box => ({
  ...box,
  width: Math.min(box.width, frame.width - box.left),
  height: Math.min(box.height, frame.height - box.top),
})

/** The horizon is at eye level of the subject: people have it at their heads, small things stand below it. */
function horizonFor(box: Box, frame: Size, isCut: boolean): number {
  const head = box.top / frame.height
  return isCut ? 0.5 : clampValue(head + 0.12 * (box.height / frame.height), 0.3, 0.58)
}

async function scenery(
  { seed, ...options }: Surroundings,
  frame: Size,
  horizon: number,
  isCut: boolean,
): Promise<{ rgba: RgbaPicture; light: Light }> {
  const plate = drawPlate({
    ...options,
    look: 'plain',
    seed,
    width: Math.max(64, frame.width),
    height: Math.max(64, frame.height),
    horizon,
  })
  const shown = toneMap(plate)
  const whole = { width: plate.width, height: plate.height, rgba: new Uint8Array(shown.buffer) }
  // The centre, without the margin for a moving camera.
  const [width, height] = [plate.width / 1.15, plate.height / 1.15]
  const box = { left: (plate.width - width) / 2, top: (plate.height - height) / 2, width, height }
  const rgba = await cropAndResize(whole, box, frame)
  return { rgba: isCut ? softened(rgba) : rgba, light: plate.light }
}

/** The background of a portrait is out of focus. */
function softened(picture: RgbaPicture): RgbaPicture {
  const radius = Math.max(1, Math.round(Math.max(picture.width, picture.height) * 0.0035))
  const rgba = new Uint8Array(picture.rgba.length).fill(255)
  for (const channel of [0, 1, 2] as const) {
    const plane = boxMean(boxMean(boxMean(extractChannel(picture, channel), radius), radius), radius)
    for (let at = 0; at < plane.values.length; at++) rgba[at * 4 + channel] = Math.round(plane.values[at]! * 255)
  }
  return { width: picture.width, height: picture.height, rgba }
}

/** Composites the figure: first its shadow, then the figure, with rim light from the background. */
function lay(behind: LabPicture, front: LabPicture, box: Box, subject: Plane, shadow: Plane): void {
  const longer = Math.max(behind.width, behind.height)
  const rim = boxMean(subject, Math.max(2, Math.round(longer * 0.004)))
  const around = boxMean(lightPlane(behind), Math.max(2, Math.round(longer * 0.02)))
  for (let at = 0; at < behind.light.length; at++) {
    behind.light[at]! *= 1 - 0.5 * shadow.values[at]!
    behind.a[at]! *= 1 - 0.2 * shadow.values[at]!
    behind.b[at]! *= 1 - 0.2 * shadow.values[at]!
  }
  const inner = createPlane(front)
  for (let y = 0; y < Math.min(front.height, behind.height - box.top); y++) {
    for (let x = 0; x < Math.min(front.width, behind.width - box.left); x++) {
      const [from, to] = [y * front.width + x, (y + box.top) * behind.width + x + box.left]
      const share = subject.values[to]!
      if (share < 0.004) continue
      inner.values[from] = share
      const wrap = 0.4 * (1 - smoothStep(0.55, 0.98, rim.values[to]!))
      const light = front.light[from]! + Math.max(0, around.values[to]! - front.light[from]!) * wrap
      behind.light[to] = behind.light[to]! + (light - behind.light[to]!) * share
      behind.a[to] = behind.a[to]! + (front.a[from]! - behind.a[to]!) * share
      behind.b[to] = behind.b[to]! + (front.b[from]! - behind.b[to]!) * share
    }
  }
}
