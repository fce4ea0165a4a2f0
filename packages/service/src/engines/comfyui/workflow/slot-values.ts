import { GUIDES, type Input, type Order, type WantedGuides } from '@kinora/media/engine/contract'
import type { Size } from '@kinora/media/frames/size'
import { type FileSlot, guidesIn, IMAGE_SLOTS, type SlotName, type Slots } from './slots.ts'

export type SlotValues = Partial<Record<SlotName, string | number>>

/** The values of an order for a workflow's slots, without files. */
export function slotValues(order: Order, { size, frames, seconds, voices }: Slots): SlotValues {
  const asked: SlotValues = { prompt: order.prompt, seed: order.seed }
  if (order.guidance !== undefined) asked.guidance = order.guidance
  if ('width' in order) Object.assign(asked, snapSize(order, size ?? { step: 1 }))
  // Longer results are cut afterwards.
  if (order.kind === 'video' || order.kind === 'music' || order.kind === 'effects')
    asked.seconds = Math.max(order.seconds, seconds?.least ?? 0)
  if (order.kind === 'video' && frames)
    Object.assign(asked, { frames: snapFrames(order.seconds, frames), fps: frames.fps })
  if (order.kind === 'speech')
    Object.assign(asked, {
      text: order.text,
      voice: voices?.[order.voice] ?? voices?.['*'] ?? order.voice,
      speed: order.speed,
    })
  return asked
}

/** The files of an order by slot. */
export function slotFiles(order: Order): Partial<Record<FileSlot, Input>> {
  const ofKind = (kind: Input['kind']): Input[] => order.inputs.filter(input => input.kind === kind)
  const pictures = ofKind('picture')
  const files: Partial<Record<FileSlot, Input>> = {}
  for (const [index, slot] of IMAGE_SLOTS.entries()) if (pictures[index]) files[slot] = pictures[index]
  const last = pictures.at(-1)
  const endsAtPicture = order.kind === 'video' && ['frames', 'continuation'].includes(order.from.kind)
  if (endsAtPicture && last) files.last_image = last
  const [clip] = ofKind('clip')
  if (clip) files.clip = clip
  const spoken = order.kind === 'video' ? order.lips?.sound : undefined
  const sound = ofKind('sound').find(({ role }) => spoken === undefined || role === spoken)
  if (sound) files.sound = sound
  for (const name of GUIDES) {
    const path = order.guides?.[name]
    if (path !== undefined)
      files[name] = { role: `guides.${name}`, kind: name.endsWith('frame') ? 'picture' : 'clip', path }
  }
  return files
}

/** The nearest size that a model supports: both sides in steps, within its maximum number of pixels. */
export function snapSize({ width, height }: Size, { step, mostPixels }: { step: number; mostPixels?: number }): Size {
  const scale = mostPixels === undefined ? 1 : Math.min(1, Math.sqrt(mostPixels / (width * height)))
  // A reduced size is rounded down, so that it stays within the limit.
  const round = scale < 1 ? Math.floor : Math.round
  const snap = (side: number): number => Math.max(1, round((side * scale) / step)) * step
  return { width: snap(width), height: snap(height) }
}

/**
 * The number of frames to request: one, plus steps of the model until the length is covered. A longer result is cut
 * afterwards.
 */
export const snapFrames = (seconds: number, { fps, step }: { fps: number; step: number }): number =>
  Math.max(1, Math.ceil(Math.round(seconds * fps) / step)) * step + 1

/** Frames a second of the one frame that guides a picture. */
const STILL_RATE = 24

/** The guides of an order in the size, rate and length that a workflow gets. */
export function wantedGuides(order: Order, slots: Slots): WantedGuides | undefined {
  const names = guidesIn(slots)
  if (names.length === 0 || (order.kind !== 'video' && order.kind !== 'image')) return undefined
  const { frames } = slots
  const isClip = order.kind === 'video' && frames !== undefined
  return {
    names,
    ...snapSize(order, slots.size ?? { step: 2 }),
    framesPerSecond: isClip ? frames.fps : STILL_RATE,
    frames: isClip ? snapFrames(order.seconds, frames) : 1,
  }
}
