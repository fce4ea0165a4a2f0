import { GUIDES, type Order } from '@kinora/media/engine/contract'
import { isOneEffect } from '../remote/fill-template.ts'
import { FILE_SLOTS, type FileSlot, guidesIn, IMAGE_SLOTS, type SlotName, type Slots } from './workflow/slots.ts'
import { slotFiles, snapFrames } from './workflow/slot-values.ts'

const GUIDE_SLOTS: ReadonlySet<FileSlot> = new Set(GUIDES)

/**
 * True if a workflow fits an order: its kind, its source, its length, and all required files. Guides are made for the
 * order afterwards; only a workflow with guides follows a scene document.
 */
export function suitsOrder(order: Order, described: Slots): boolean {
  const { makes, slots, optional = [], frames, seconds } = described
  if (order.kind !== makes.kind) return false
  const isGuided = guidesIn(described).length > 0
  if (isGuided ? !isStaged(order) : order.scene !== undefined) return false
  const files = slotFiles(order)
  const given = FILE_SLOTS.filter(slot => !GUIDE_SLOTS.has(slot))
  if (given.some(slot => slots[slot] && !optional.includes(slot) && !files[slot])) return false
  // A workflow without a picture input would ignore the picture.
  const takesPictures = given.some(slot => slot.includes('image') && slots[slot])
  if (order.inputs.some(({ kind }) => kind === 'picture') && !takesPictures) return false
  // Workflows have no times for sounds.
  if (order.kind === 'effects' && !isOneEffect(order)) return false
  if (order.kind === 'music' || order.kind === 'effects') return order.seconds <= (seconds?.most ?? Infinity)
  if (order.kind !== 'video') return true
  if (!makes.from?.includes(order.from.kind)) return false
  return frames?.most === undefined || snapFrames(order.seconds, frames) <= frames.most
}

/** True if the stage can film an order: a document, or words. */
const isStaged = (order: Order): boolean =>
  order.scene !== undefined ||
  (order.prompt !== '' && (order.kind === 'image' || (order.kind === 'video' && order.from.kind === 'words')))

/**
 * The parts of an order that a workflow does not support, one sentence each. Size, length and rate are corrected
 * afterwards.
 */
export function leftOut(order: Order, { slots, makes }: Slots): string[] {
  const has = (slot: SlotName): boolean => slots[slot] !== undefined
  const told: string[] = []
  if (order.guidance !== undefined && !has('guidance')) told.push('guidance: the engine does not take one')
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
