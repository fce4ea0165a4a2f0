import type { RgbaPicture } from '@kinora/media/frames/size'
import type { OpenModel } from '../../models/open-model.ts'
import { boxMean, extractChannel, type Plane, createPlane, resizePlane, smoothStep } from '../../planes/plane.ts'
import { fitWithin, resizePicture } from '../../planes/resize-picture.ts'
import { type Canvas, distanceOutside } from './canvas.ts'
import { fillSmoothly } from './fill-smoothly.ts'

// The model's size; its result is visible only for moments, at the edges of things.
const SIDE = 512
// The extent of a soft outline and its glow, in small pixels.
const GROWTH = 3
// The number of pixels over which the mirrored margin fades into the fill.
const SEAM = 6

/** The filled picture, and the weight of the fill in place of the subject, 0 to 1. */
type Painted = { behind: RgbaPicture; cover: Plane }

/**
 * The canvas without its subject and with an extended margin: areas that a moving camera uncovers are filled by a
 * model, or with the surrounding colours. Inside the frame, beside the subject, nothing changes.
 */
export async function paintBehind(
  picture: RgbaPicture,
  canvas: Canvas,
  subject: Plane | undefined,
  open: OpenModel,
): Promise<Painted> {
  const small = await fitWithin(picture, SIDE)
  const hidden = hiddenOf(small, subject)
  const isRim = rimOf(small, canvas)
  const made = await madeUp(small, hidden, isRim, open)
  const large = await resizePicture(made, picture, 'fill')
  const cover = resizePlane(boxMean(hidden, 1), picture)
  const rgba = Uint8Array.from(picture.rgba)
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const at = y * picture.width + x
      const share = Math.max(cover.values[at]!, smoothStep(0, SEAM, distanceOutside(canvas, x, y)))
      if (share === 0) continue
      for (let part = at * 4; part < at * 4 + 3; part++) {
        rgba[part] = Math.round(rgba[part]! + (large.rgba[part]! - rgba[part]!) * share)
      }
    }
  }
  return { behind: { width: picture.width, height: picture.height, rgba }, cover }
}

/** 1 at the subject, grown to cover its whole outline. */
function hiddenOf(small: RgbaPicture, subject: Plane | undefined): Plane {
  if (!subject) return createPlane(small)
  const around = boxMean(resizePlane(subject, small), GROWTH)
  return createPlane(
    small,
    around.values.map(share => (share > 0.01 ? 1 : 0)),
  )
}

function rimOf(small: RgbaPicture, canvas: Canvas): Uint8Array {
  const [scaleX, scaleY] = [canvas.width / small.width, canvas.height / small.height]
  return Uint8Array.from({ length: small.width * small.height }, (_, at) => {
    const [x, y] = [at % small.width, Math.floor(at / small.width)]
    return distanceOutside(canvas, Math.round((x + 0.5) * scaleX), Math.round((y + 0.5) * scaleY)) > 0 ? 1 : 0
  })
}

async function madeUp(small: RgbaPicture, hidden: Plane, isRim: Uint8Array, open: OpenModel): Promise<RgbaPicture> {
  const model = await open('migan')
  if (!model) return filledSmoothly(small, hidden)
  const { width, height } = small
  const area = width * height
  const image = new Uint8Array(area * 3)
  for (let channel = 0; channel < 3; channel++) {
    for (let at = 0; at < area; at++) image[channel * area + at] = small.rgba[at * 4 + channel]!
  }
  // 0 marks the area to fill.
  const mask = Uint8Array.from({ length: area }, (_, at) => (hidden.values[at]! > 0 || isRim[at] ? 0 : 255))
  const { result } = await model
    .run({ image: { data: image, shape: [1, 3, height, width] }, mask: { data: mask, shape: [1, 1, height, width] } })
    .finally(() => model.close())
  const rgba = new Uint8Array(area * 4).fill(255)
  for (let at = 0; at < area; at++) {
    for (let channel = 0; channel < 3; channel++) rgba[at * 4 + channel] = result![channel * area + at]!
  }
  return believable({ width, height, rgba }, small, hidden, isRim)
}

// The neighbourhood in small pixels, and codes: with a larger difference, the model invented something else.
const AROUND = 6
const [LIKE, UNLIKE] = [14, 30]

/**
 * In the margin the model sometimes continues a frame or a wall instead of the picture. There the mirrored picture is
 * better; behind the subject the model's fill stays.
 */
function believable(made: RgbaPicture, mirror: RgbaPicture, hidden: Plane, isRim: Uint8Array): RgbaPicture {
  const strange = createPlane(made)
  for (const channel of [0, 1, 2] as const) {
    const [one, other] = [
      boxMean(extractChannel(made, channel), AROUND),
      boxMean(extractChannel(mirror, channel), AROUND),
    ]
    for (let at = 0; at < strange.values.length; at++) {
      const codes = 255 * Math.abs(one.values[at]! - other.values[at]!)
      strange.values[at] = Math.max(strange.values[at]!, codes)
    }
  }
  const behind = boxMean(hidden, AROUND)
  const shares = boxMean(
    createPlane(
      made,
      strange.values.map((codes, at) => (behind.values[at]! > 0 ? 0 : smoothStep(LIKE, UNLIKE, codes))),
    ),
    2,
  )
  const rgba = Uint8Array.from(made.rgba)
  for (let at = 0; at < isRim.length; at++) {
    if (!isRim[at]) continue
    for (let part = at * 4; part < at * 4 + 3; part++) {
      rgba[part] = Math.round(rgba[part]! + (mirror.rgba[part]! - rgba[part]!) * shares.values[at]!)
    }
  }
  return { width: made.width, height: made.height, rgba }
}

/** Without a model: the subject is filled with the surrounding colours; the margin stays mirrored. */
function filledSmoothly(small: RgbaPicture, hidden: Plane): RgbaPicture {
  const known = createPlane(
    hidden,
    hidden.values.map(value => 1 - value),
  )
  const filled = fillSmoothly(
    [0, 1, 2].map(channel => extractChannel(small, channel as 0 | 1 | 2)),
    known,
  )
  const rgba = Uint8Array.from(small.rgba)
  for (const [channel, { values }] of filled.entries()) {
    for (let at = 0; at < values.length; at++) rgba[at * 4 + channel] = Math.round(values[at]! * 255)
  }
  return { width: small.width, height: small.height, rgba }
}
