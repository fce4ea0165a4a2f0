import type { VideoSource, Made } from '@kinora/media/engine/contract'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { MediaReference } from '../../../catalog/request-values.ts'
import { addedTo, applyChange, contentWords, isPlaced } from '@kinora/studio/film-writing'
import type { PartRequest } from '../inputs/part-request.ts'

/** The possible changes of an edit. */
export type PartChange = {
  prompt?: string
  /** Instead of a prompt; `prompt` is then its title. */
  scene?: Scene
  images?: readonly MediaReference[]
  voice_id?: string
  duration?: number
  passes?: readonly string[]
}

/** The same part with the changes. */
export function changePart(part: PartRequest, { passes, ...change }: PartChange): PartRequest {
  const changed = changeContent(part, change)
  // Passes are those of one version: a later edit asks for its own.
  if (changed.order?.kind !== 'video') return changed
  const { passes: _before, ...order } = changed.order
  return { ...changed, order: { ...order, ...(passes && { passes }) } }
}

/** True if the geometry of a segment is known: a picture that is shown as it is has none. */
export const hasPasses = ({ order }: PartRequest): boolean =>
  order?.kind === 'video' && ['words', 'references', 'panels'].includes(order.from.kind)

function changeContent(part: PartRequest, change: Omit<PartChange, 'passes'>): PartRequest {
  const { prompt = '', scene, images, voice_id, duration } = change
  // A prompt replaces a document, and a document replaces a prompt.
  const before = withoutScene(part)
  const { order } = before
  if (order?.kind === 'speech' && voice_id) {
    // A requested voice speaks everything.
    const { voices: _, ...alone } = order
    return { ...before, order: { ...alone, voice: voice_id } }
  }
  if (order?.kind !== 'video') return before
  const seconds = duration === undefined ? order.seconds : Math.round(duration * FRAMES_PER_SECOND) / FRAMES_PER_SECOND
  if (scene) {
    // The document decides how mouths move.
    const { lips: _lips, ...spoken } = order
    const from: VideoSource = { kind: images || before.inputs.length > 0 ? 'references' : 'words' }
    const filmed = { ...before, prompt, order: { ...spoken, from, seconds, scene } }
    return duration === undefined ? filmed : { ...filmed, duration: seconds }
  }
  const source = changedSource(before, order.from, images?.length)
  // If a new prompt names a place, the subject of the picture is put there. A moving mouth needs the picture itself.
  const isShown = source?.kind === 'frame' && !order.lips
  const added = isShown ? addedTo(before.prompt, prompt) : undefined
  const isPut = isShown && (added !== undefined || (isPlaced(prompt) && !isPlaced(before.prompt)))
  const from: VideoSource = isPut ? { kind: 'references' } : source
  const sourced = from === order.from ? order : { ...order, from }
  const changed = prompt === '' ? before : { ...before, prompt: added ?? applyChange(before.prompt, prompt) }
  if (duration === undefined) return { ...changed, order: sourced }
  return { ...changed, duration: seconds, order: { ...sourced, seconds } }
}

function withoutScene(part: PartRequest): PartRequest {
  // Rows of earlier versions may have no order.
  if (part.order?.scene === undefined) return part
  const { scene: _scene, ...order } = part.order
  return { ...part, order }
}

/**
 * A new picture is shown unchanged if the old one was, or if there was none. The prompts of side-by-side panels are
 * replaced by one.
 */
function changedSource({ inputs }: PartRequest, from: VideoSource, images: number | undefined): VideoSource {
  if (images !== undefined) return { kind: images > 1 || from?.kind === 'references' ? 'references' : 'frame' }
  if (from?.kind !== 'panels') return from
  return { kind: inputs.some(input => input.kind === 'picture') ? 'references' : 'words' }
}

export const UNDONE_NOTE = 'prompt: nothing of this change could be shown, and its price is returned'

/**
 * Whether an edit has no visible effect: every word that the earlier prompt lacked was not understood or not drawn. An
 * engine that reports no notes is assumed to have applied it.
 */
export function isUndone(prompt: string, before: string, { unknown = [], unshown = [] }: Partial<Made>): boolean {
  const had = new Set(contentWords(before).map(word => word.toLowerCase()))
  const asked = contentWords(prompt)
    .map(word => word.toLowerCase())
    .filter(word => !had.has(word))
  const undone = [...unknown, ...unshown].join(' ').toLowerCase()
  return asked.length > 0 && asked.every(word => undone.includes(word))
}
