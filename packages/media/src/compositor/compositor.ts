import type { RgbaPicture, Size } from '../frames/size.ts'
import { type YuvFrame, yuvFrameBytes } from '../frames/yuv-frame.ts'
import { type Camera, coverCamera } from './camera.ts'
import { type Rgb, rgbToYuv } from './colour.ts'
import { drawPicture } from './draw-picture.ts'
import { drawLayer, type Layer } from './draw-layer.ts'
import { coverReliefCamera, drawRelief, type ReliefCamera } from './draw-relief.ts'
import { drawSprite, type Placement } from './draw-sprite.ts'
import { type Draw, drawTransition, type StoredTransition } from './draw-transition.ts'
import { addGrade, applyGrade, freeGrade, type StoredGrade } from './grade.ts'
import type { Grade } from './grade-tables.ts'
import { createHandles, type Handle } from './handles.ts'
import type { DepthMap } from './nearness.ts'
import { closeStage, openStage } from './open-stage.ts'
import {
  fillPicture,
  fillRows,
  freeLevels,
  type PictureLevels,
  requirePicture,
  allocateLevels,
} from './picture-levels.ts'
import { listPlanes } from './planes.ts'
import { addPlate, exposePlate, freePlate, type HdrPicture, type PlateLevels } from './plate.ts'
import { addRelief, fillReliefRows, freeRelief, type StoredRelief } from './relief.ts'
import { requireNumber } from './require-number.ts'
import { addSprite, fillSpriteRows, freeSprite, type SpriteLevels } from './sprite-levels.ts'
import { addTransition, createSurfaces, freeTransition, type GreyTransition } from './transitions.ts'
import type { TransitionKind } from './transition-kinds.ts'

export type Picture = Handle<'picture'> & Size
type Plate = Handle<'plate'> & Size
export type Relief = Handle<'relief'> & Size
export type Sprite = Handle<'sprite'> & Size
export type Transition = Handle<'transition'>
type StoredLook = Handle<'grade'>

/**
 * Draws frames in planar YUV 4:2:0 in its own memory. Objects are added once and then used for any number of frames;
 * only adding can grow the memory. The output is deterministic.
 */
export type Compositor = Size & {
  /** RGBA is treated as opaque. */
  addPicture(pixels: RgbaPicture | YuvFrame): Picture
  /** Replaces the pixels of a picture of the same size, without additional memory. */
  replacePicture(picture: Picture, pixels: RgbaPicture | YuvFrame): void
  /**
   * Replaces some rows from `top` on. The result is the same as adding the new picture, except for the filled-in
   * background of a relief. Chroma belongs to pairs of rows, so `top` and the number of rows must be even, except at
   * the end.
   */
  replaceRows(changed: Picture | Relief | Sprite, top: number, rows: RgbaPicture): void
  /** A picture in linear light with a film curve, at its initial exposure. */
  addPlate(light: HdrPicture, stops?: number): Plate
  /** Costs as much as adding a picture, so it is not meant for every frame of a large plate. */
  exposePlate(plate: Plate, stops: number): void
  /**
   * A picture with depth whose layers move apart with the camera. Takes some hundred milliseconds, because hidden areas
   * are filled in.
   */
  addRelief(pixels: RgbaPicture | YuvFrame, depth: DepthMap): Relief
  /** Straight alpha. */
  addSprite(pixels: RgbaPicture): Sprite
  addTransition(transition: TransitionKind | GreyTransition): Transition
  addGrade(grade: Grade): StoredLook

  /** Fills the frame with a colour, 0 to 255. */
  drawColour(colour: Rgb): void
  /** Fills the frame with a picture; without a camera, scaled to cover. */
  drawPicture(picture: Picture | Plate, camera?: Camera): void
  /** Fills the frame. */
  drawRelief(relief: Relief, camera?: ReliefCamera): void
  /** Draws over the existing content. */
  drawSprite(sprite: Sprite, placement: Placement): void
  /** Draws a layer once, over the existing content, for pictures that change in every frame. Straight alpha, even sides. */
  drawLayer(layer: Layer): void
  /**
   * Transitions from the drawing of `from` to that of `to` as progress goes from 0 to 1. An invisible one is not
   * called.
   */
  drawTransition(transition: Transition, progress: number, from: Draw, to: Draw): void
  /** Grades the existing content. */
  applyGrade(grade: StoredLook, frameNumber: number): void

  /**
   * The frame in place, without a copy. It is valid until the next drawing or until something is added: growing the
   * memory detaches the buffer. Get it again for each frame, and draw or add only after the last one was used.
   */
  frame(): Buffer
  memoryBytes(): number
  /** Frees everything; the memory goes to the next compositor. */
  close(): void
}

/** A stored frame. */
export const copyFrame = (frame: Uint8Array): Buffer => Buffer.from(frame)

/** Any even size up to 8,192 a side. */
export async function createCompositor({ width, height }: Size): Promise<Compositor> {
  const size = { width, height }
  const stage = await openStage(size)
  const { kernels, frameAt } = stage
  const surfaces = createSurfaces(stage)
  const pictures = createHandles('picture', (levels: PictureLevels) => freeLevels(stage, levels))
  const plates = createHandles('plate', (plate: PlateLevels) => freePlate(stage, plate))
  const reliefs = createHandles('relief', (relief: StoredRelief) => freeRelief(stage, relief))
  const sprites = createHandles('sprite', (sprite: SpriteLevels) => freeSprite(stage, sprite))
  const grades = createHandles('grade', (grade: StoredGrade) => freeGrade(stage, grade))
  const transitions = createHandles('transition', (transition: StoredTransition) => {
    freeTransition(stage, transition)
    surfaces.give()
  })
  let isOpen = true
  let isInTransition = false
  let view = Buffer.alloc(0)

  function requireOpen(): void {
    if (!isOpen) throw new Error('the compositor is closed')
  }

  const sizeOf = ({ width, height }: Size): Size => ({ width, height })

  const compositor: Compositor = {
    ...size,
    addPicture(pixels) {
      requireOpen()
      requirePicture(pixels)
      const levels = allocateLevels(stage, sizeOf(pixels))
      fillPicture(stage, pixels, levels)
      return pictures.add(levels, sizeOf(pixels))
    },
    replacePicture(picture, pixels) {
      const levels = pictures.of(picture)
      requirePicture(pixels)
      if (pixels.width !== picture.width || pixels.height !== picture.height) {
        throw new RangeError(
          `the picture is ${picture.width} x ${picture.height}, not ${pixels.width} x ${pixels.height}`,
        )
      }
      fillPicture(stage, pixels, levels)
    },
    replaceRows(changed, top, rows) {
      if (changed.kind === 'sprite') fillSpriteRows(stage, top, rows, sprites.of(changed))
      else if (changed.kind === 'relief') fillReliefRows(stage, top, rows, reliefs.of(changed))
      else fillRows(stage, top, rows, pictures.of(changed))
    },
    addPlate(light, stops = 0) {
      requireOpen()
      requireNumber(stops, 'exposure', -20, 20)
      const plate = addPlate(stage, light)
      exposePlate(stage, plate, stops)
      return plates.add(plate, sizeOf(light))
    },
    exposePlate: (plate, stops) => exposePlate(stage, plates.of(plate), stops),
    addRelief(pixels, depth) {
      requireOpen()
      return reliefs.add(addRelief(stage, pixels, depth), sizeOf(pixels))
    },
    addSprite(pixels) {
      requireOpen()
      return sprites.add(addSprite(stage, pixels), sizeOf(pixels))
    },
    addTransition(wanted) {
      requireOpen()
      const transition = addTransition(stage, wanted)
      surfaces.take()
      return transitions.add(transition, {})
    },
    addGrade(grade) {
      requireOpen()
      return grades.add(addGrade(stage, grade), {})
    },

    drawColour(colour) {
      requireOpen()
      const codes = rgbToYuv(colour)
      for (const [which, { at, stride, width, height }] of listPlanes(stage.target).entries()) {
        const all = new Uint8Array(kernels.memory.buffer)
        for (let y = 0; y < height; y++) all.fill(codes[which]!, at + y * stride, at + y * stride + width)
      }
    },
    drawPicture(picture, camera = coverCamera(picture, size)) {
      const levels = picture.kind === 'plate' ? plates.of(picture).picture : pictures.of(picture)
      drawPicture(stage, levels, camera)
    },
    drawRelief(relief, camera = coverReliefCamera(relief, size, {})) {
      drawRelief(stage, reliefs.of(relief), camera)
    },
    drawSprite: (sprite, placement) => drawSprite(stage, sprites.of(sprite), placement),
    drawLayer(layer) {
      requireOpen()
      drawLayer(stage, layer)
    },
    drawTransition(transition, progress, from, to) {
      const stored = transitions.of(transition)
      requireNumber(progress, 'progress', 0, 1)
      if (isInTransition) throw new Error('a transition cannot be drawn within another')
      isInTransition = true
      try {
        drawTransition(stage, stored, progress, surfaces.all(), [from, to])
      } finally {
        isInTransition = false
      }
    },
    applyGrade: (grade, frameNumber) => applyGrade(stage, grades.of(grade), frameNumber),

    frame() {
      requireOpen()
      const { buffer } = kernels.memory
      if (view.buffer !== buffer) view = Buffer.from(buffer, frameAt, yuvFrameBytes(size))
      return view
    },
    memoryBytes: () => kernels.memory.buffer.byteLength,
    close() {
      if (!isOpen) return
      for (const handles of [pictures, plates, reliefs, sprites, grades, transitions]) handles.freeAll()
      isOpen = false
      closeStage(stage)
    },
  }
  return compositor
}
