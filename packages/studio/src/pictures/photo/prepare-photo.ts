import { createHash } from 'node:crypto'
import type { Size, RgbaPicture } from '@kinora/media/frames/size'
import type { Placement } from '@kinora/media/compositor/draw-sprite'
import type { ReliefCamera } from '@kinora/media/compositor/draw-relief'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Camera, ShotSetting } from '../../setting/setting.ts'
import type { Motion } from '../../setting/motions.ts'
import { type OpenModel, openModel } from '../../models/open-model.ts'
import type { Box } from '../../planes/box.ts'
import { type LipsOptions, prepareLips } from '../lips/prepare-lips.ts'
import { isScenic } from '../look-at/is-scenic.ts'
import type { Take, TakeOptions } from '../../camera/take.ts'
import { createSightings } from '../../camera/sightings.ts'
import { type Aim, createCameraMove } from './camera-moves.ts'
import { addRim } from './canvas.ts'
import { type CutFrame, cutFrame } from './cut-frame.ts'
import { preparePrecipitation } from './prepare-precipitation.ts'
import { fitStrength, momentAt, toReliefCamera, findRevealedSides, moveStrength } from './fit-move.ts'
import { cacheLatest } from './cache-latest.ts'
import { shareResult } from './shared-results.ts'
import { keepOneLayer, type PhotoLayers, separateLayers } from './layers.ts'
import { createIdleMotion } from './idle-motion.ts'
import type { SubjectLayer } from './subject-layer.ts'

export type PhotoOptions = TakeOptions & {
  /** Cropped to the frame if its shape differs. */
  picture: RgbaPicture
  camera: Camera
  /** The parsed prompt. */
  facts?: Partial<Pick<ShotSetting, 'weather' | 'mood'>> & { motion?: Motion }
  /** The mouth motion of the person in it. */
  lips?: LipsOptions
}

// For a film and its retry: models run once for both. Further results are shared between processes.
const keepCut = cacheLatest<CutFrame>(2)
const keepLayers = cacheLatest<PhotoLayers>(2)

/** A photo with a moving camera: its subject, its background and its depth. The first frame is the picture itself. */
export async function preparePhoto(options: PhotoOptions, open: OpenModel = openModel): Promise<Take> {
  const { compositor, frames, seed, amplitude, camera, facts = {} } = options
  const canvas = addRim({ width: compositor.width, height: compositor.height })
  const key = open === openModel ? keyOf(options.picture, canvas.frame) : undefined
  const cut = await (key
    ? keepCut(key, () => shareResult(`cut ${key}`, () => cutFrame(options.picture, canvas.frame, open)))
    : cutFrame(options.picture, canvas.frame, open))
  const move = createCameraMove(camera.move, aimOf(cut, canvas.frame), seed)
  const moments = Array.from({ length: frames }, (_, index) => momentAt(index, frames, FRAMES_PER_SECOND))
  const wanted = moveStrength(amplitude, camera.speed, frames / FRAMES_PER_SECOND)
  const strength = fitStrength(move, wanted, canvas, moments)
  const poses = moments.map(moment => move(moment, strength))
  const seen = findRevealedSides(poses, NEAR, canvas)
  const cutAt = cut.subject?.cutAt
  const isWhole = SIDES.some(side => seen[side] && cutAt?.[side])
  const take = isWhole ? keepOneLayer : separateLayers
  const { behind, depth, subject } = await (key
    ? keepLayers(`${key} ${isWhole}`, () => shareResult(`layers ${key} ${isWhole}`, () => take(cut, canvas, open)))
    : take(cut, canvas, open))

  const still = compositor.addPicture(cut.frame)
  const relief = compositor.addRelief(behind, depth)
  const sprite = subject && compositor.addSprite(subject.pixels)
  const corner = { left: canvas.left, top: canvas.top }
  const lips =
    options.lips &&
    (await prepareLips(compositor, cut.frame, options.lips, {
      first: { shown: still, pixels: cut.frame, left: 0, top: 0 },
      others: [
        ...(sprite && subject ? [{ shown: sprite, pixels: subject.pixels, ...cornerIn(subject.box, corner) }] : []),
        { shown: relief, pixels: behind, ...corner },
      ],
    }))
  const stir = createIdleMotion(facts.motion ?? 'still', amplitude, seed)
  const fall = preparePrecipitation(compositor, facts, seed)
  const sighted = createSightings(canvas.frame)
  // Without a subject to cut out, and without the detail of a place, something fills the frame: a product in close-up.
  const isWholeFrame = cut.isFilled || !isScenic(options.picture)
  const shown = cut.subject?.box ?? (isWholeFrame ? { left: 0, top: 0, ...canvas.frame } : undefined)
  const outline = shown && {
    box: { ...shown, left: canvas.left + shown.left, top: canvas.top + shown.top },
    nearness: subject?.nearness ?? NEAR,
  }
  return {
    inputBoxes: () => [...sighted.boxes().values()],
    ...(lips?.note !== undefined && { notes: [lips.note] }),
    draw(index) {
      lips?.hold(index)
      if (outline) {
        const view = toReliefCamera(move(momentAt(index, frames, FRAMES_PER_SECOND), strength), canvas)
        const { x, y, scale } = placeOf(outline, view, canvas.frame)
        const [width, height] = [outline.box.width * scale, outline.box.height * scale]
        sighted.add('', { left: x - width / 2, top: y - height, width, height })
      }
      if (index === 0) return compositor.drawPicture(still)
      const moment = momentAt(index, frames, FRAMES_PER_SECOND)
      const view = toReliefCamera(move(moment, strength), canvas)
      compositor.drawRelief(relief, view)
      if (sprite && subject) {
        const { lift, lean, swell } = stir(moment.seconds)
        const { x, y, scale } = placeOf(subject, view, canvas.frame)
        const grown = scale * (1 + swell)
        const placement: Placement = { x, y: y - lift * subject.box.height * grown, anchorX: 0.5, anchorY: 1 }
        compositor.drawSprite(sprite, { ...placement, scale: grown, turn: lean })
      }
      fall(moment.seconds, view)
    },
  }
}

const cornerIn = (box: Box, { left, top }: Pick<Box, 'left' | 'top'>) => ({ left: left - box.left, top: top - box.top })

// The nearness of subjects that the frame cuts off.
const NEAR = 0.8
const SIDES = ['left', 'right', 'top', 'bottom'] as const

const keyOf = ({ rgba, width }: RgbaPicture, frame: Size): string =>
  `${createHash('sha1').update(rgba).digest('hex')} ${width} ${frame.width} ${frame.height}`

/** The relief's formula at the subject's nearness, for the middle of its lower edge. */
function placeOf({ box, nearness }: Pick<SubjectLayer, 'box' | 'nearness'>, view: Required<ReliefCamera>, frame: Size) {
  const near = nearness - view.pivot
  const scale = view.zoom * (1 + view.push * near)
  return {
    x: frame.width / 2 + scale * (box.left + box.width / 2 - view.x) + view.shiftX * near,
    y: frame.height / 2 + scale * (box.top + box.height - view.y) + view.shiftY * near,
    scale,
  }
}

/** The focus: slightly above the subject's centre, the head of one that is cut off below, otherwise the centre. */
function aimOf({ subject }: CutFrame, frame: Size): Aim {
  if (!subject) return { x: 0.5, y: 0.5, nearness: 0.5 }
  const { box, cutAt } = subject
  const within = (place: number): number => Math.min(0.85, Math.max(0.15, place))
  return {
    x: within((box.left + box.width / 2) / frame.width),
    y: within((box.top + box.height * (cutAt.bottom ? 0.15 : 0.4)) / frame.height),
    nearness: NEAR,
  }
}
