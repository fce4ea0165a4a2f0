import type { Frame } from 'node-av/lib'
import { type Camera, coverCamera } from '../compositor/camera.ts'
import type { Size } from '../frames/size.ts'
import { createPictureFrame } from '../av/open-picture-encoder.ts'
import {
  type Compositor,
  createCompositor,
  type Picture,
  type Sprite,
  type Transition,
} from '../compositor/compositor.ts'
import type { TransitionKind } from '../compositor/transition-kinds.ts'
import { yuvFrameBytes } from '../frames/yuv-frame.ts'
import { shotEnd, type Film, isAsEncoded, opacityAt, textsAt, transitionFrom } from './film.ts'
import type { PlacedText } from './lay-out-texts.ts'
import { blameSourceForEach } from './blame-source.ts'
import type { PlannedShot } from './plan-picture.ts'
import { type ClipFrame, readClip } from './read-clip.ts'

/**
 * The frames of a film in a range, with transitions and texts, numbered by their time stamps. A frame is valid until
 * the next one.
 */
export async function* drawStretch(film: Film, fromFrame: number, toFrame: number): AsyncGenerator<Frame> {
  const compositor = await createCompositor(film.size)
  const drawer = createFrameDrawer(compositor, film)
  try {
    for (const [index, shot] of film.shots.entries()) {
      const [from, to] = [Math.max(fromFrame, shot.atFrame), Math.min(toFrame, shotEnd(shot))]
      if (from >= to) continue
      const next = to > transitionFrom(shot) ? film.shots[index + 1] : undefined
      if (next) await drawer.prepareNext(next)
      let frame = from
      const clipFrame = (at: number): number => shot.fromFrame + at - shot.atFrame
      for await (const shown of blameSourceForEach(shot.source, readClip(shot.clip, clipFrame(from), clipFrame(to)))) {
        const drawn = await drawer.draw(shot, shown, frame)
        try {
          yield drawn
        } finally {
          drawn.free()
        }
        frame += 1
      }
      drawer.wipe()
    }
  } finally {
    compositor.close()
  }
}

/** Kept between frames: pictures in the compositor's memory, and sprites. */
function createFrameDrawer(compositor: Compositor, { size, texts }: Film) {
  const sprites = new Map<PlacedText, Sprite>()
  let current: Slot | undefined
  let next: (Slot & { shot: PlannedShot }) | undefined
  let transition: Transition | undefined

  async function put(slot: Slot | undefined, shown: ClipFrame): Promise<Slot> {
    const { width, height } = shown
    const pixels = slot?.pixels ?? Buffer.allocUnsafeSlow(yuvFrameBytes(shown))
    await shown.fill(pixels)
    if (!slot) return { pixels, picture: compositor.addPicture({ width, height, pixels }) }
    compositor.replacePicture(slot.picture, { width, height, pixels })
    return slot
  }

  function spriteOf(text: PlacedText): Sprite {
    const sprite = sprites.get(text) ?? compositor.addSprite(text.picture)
    sprites.set(text, sprite)
    return sprite
  }

  return {
    async prepareNext(shot: PlannedShot): Promise<void> {
      for await (const shown of blameSourceForEach(
        shot.source,
        readClip(shot.clip, shot.fromFrame, shot.fromFrame + 1),
      ))
        next = { ...(await put(undefined, shown)), shot }
    },

    async draw(shot: PlannedShot, shown: ClipFrame, frame: number): Promise<Frame> {
      const over = textsAt(texts, frame)
      const begins = transitionFrom(shot)
      const isOwnSize = shown.width === size.width && shown.height === size.height
      if (over.length === 0 && !shot.view && frame < begins && isAsEncoded(shown.native, size))
        return asIs(shown.native, frame)
      // Before drawing, because adding layers may move the memory.
      const ready = over.map(text => ({ text, sprite: spriteOf(text) }))
      if (frame < begins && isOwnSize && !shot.view) await shown.fill(compositor.frame())
      else {
        current = await put(current, shown)
        const [{ picture }, then] = [current, next]
        const drawShot = (): void => compositor.drawPicture(picture, cameraOf(shot, picture, size))
        if (frame < begins || !shot.transition || !then) drawShot()
        else {
          transition ??= compositor.addTransition(shot.transition.kind as TransitionKind)
          // The ends of a transition are the frames before and after it.
          const progress = (frame - begins + 1) / (shot.transition.frames + 1)
          compositor.drawTransition(transition, progress, drawShot, () =>
            compositor.drawPicture(then.picture, cameraOf(then.shot, then.picture, size)),
          )
        }
      }
      for (const { text, sprite } of ready)
        compositor.drawSprite(sprite, { x: text.x, y: text.y, opacity: opacityAt(text, frame) })
      return createPictureFrame(compositor.frame(), size, frame)
    },

    /** Freed before the next shot, whose clip may have another size. */
    wipe(): void {
      for (const held of [current?.picture, next?.picture, transition]) held?.free()
      current = next = transition = undefined
    },
  }
}

type Slot = { pixels: Buffer; picture: Picture }

/** The view that covers the frame, or the shot's own view. */
function cameraOf({ view }: PlannedShot, picture: Size, frame: Size): Camera {
  const cover = coverCamera(picture, frame)
  if (!view) return cover
  return {
    x: cover.x + (view.x - frame.width / 2) / cover.zoom,
    y: cover.y + (view.y - frame.height / 2) / cover.zoom,
    zoom: cover.zoom * view.zoom,
  }
}

function asIs(native: Frame, frame: number): Frame {
  const same = native.clone()
  if (!same) throw new Error('there is no memory for a frame')
  same.pts = BigInt(frame)
  return same
}
