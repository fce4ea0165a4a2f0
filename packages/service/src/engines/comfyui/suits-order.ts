import type { Order } from '@kinora/media/engine/contract'
import { isOneEffect } from '../remote/fill-template.ts'
import { FILE_SLOTS, IMAGE_SLOTS, type SlotName, type Slots } from './workflow/slots.ts'
import { slotFiles, snapFrames } from './workflow/slot-values.ts'

/** Whether a workflow fits an order: its kind, its source, its length, and all required files. */
export function suitsOrder(order: Order, { makes, slots, optional = [], frames, seconds }: Slots): boolean {
  if (order.kind !== makes.kind) return false
  const files = slotFiles(order)
  if (FILE_SLOTS.some(slot => slots[slot] && !optional.includes(slot) && !files[slot])) return false
  // A workflow without a picture input would ignore the picture.
  const takesPictures = FILE_SLOTS.some(slot => slot.includes('image') && slots[slot])
  if (order.inputs.some(({ kind }) => kind === 'picture') && !takesPictures) return false
  // Workflows have no times for sounds.
  if (order.kind === 'effects' && !isOneEffect(order)) return false
  if (order.kind === 'music' || order.kind === 'effects') return order.seconds <= (seconds?.most ?? Infinity)
  if (order.kind !== 'video') return true
  if (!makes.from?.includes(order.from.kind)) return false
  return frames?.most === undefined || snapFrames(order.seconds, frames) <= frames.most
}

/**
 * The parts of an order that a workflow does not support, one sentence each. Size, length and rate are corrected
 * afterwards.
 */
export function leftOut(order: Order, { slots, makes }: Slots): string[] {
  const has = (slot: SlotName): boolean => slots[slot] !== undefined
  const told: string[] = []
  const tell = (isLeftOut: boolean, sentence: string): void => {
    if (isLeftOut) told.push(sentence)
  }
  tell(order.prompt !== '' && !has('prompt') && !has('text'), 'prompt: the engine takes no words')
  tell(!has('seed'), 'seed: the engine does not take one')
  const pictures = order.inputs.filter(({ kind }) => kind === 'picture').length
  const places = IMAGE_SLOTS.filter(has).length + (has('last_image') ? 1 : 0)
  tell(pictures > places, `images: the engine looks at the first ${places} of ${pictures}`)
  if (order.kind === 'video') {
    tell(order.inputs.some(({ kind }) => kind === 'clip') && !has('clip'), 'videos: the engine does not look at them')
    tell(order.amplitude !== 'auto', 'movement_amplitude: the engine does not take one')
    tell(order.recommends === true, 'is_rec: the engine finds no words for a picture by itself')
    tell(order.withSound && makes.sound !== true, 'audio: the engine makes videos without a sound')
    tell(order.withMusic && makes.sound !== true, 'bgm: the engine makes no music for a video')
    tell(order.lips !== undefined && !has('sound'), 'the engine does not move mouths to a sound')
  }
  if (order.kind === 'speech') {
    tell(!has('voice'), 'voice: the engine has one of its own')
    tell(order.speed !== 1 && !has('speed'), 'speed: the engine does not take one')
    tell(order.pitch !== 0, 'pitch: the engine does not take one')
    tell(order.volume !== 0, 'volume: the engine does not take one')
    tell(order.emotion !== undefined, 'emotion: the engine does not take one')
    tell((order.pronunciations ?? []).length > 0, 'pronunciations: the engine does not take them')
  }
  return told
}
