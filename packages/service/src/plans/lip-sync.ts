import type { Order } from '@kinora/media/engine/contract'
import { estimateOrder } from '@kinora/media/engine/estimate-order'
import type { lipSync as declared } from '../catalog/generators/lip-sync.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import type { DeclaredPlan } from './declared-plan.ts'
import type { FetchedInput } from './files/fetch-inputs.ts'
import { planSpeech } from './plan-speech.ts'
import { estimateSpeechSeconds, type SpokenSound } from './spoken-text.ts'

type Request = RequestValues<typeof declared>

const SEED = 1
const ROLES = { clip: 'video_url', face: 'ref_photo_url' }

function lipsOrder(inputs: readonly FetchedInput[], { sound, seconds }: SpokenSound): Extract<Order, { kind: 'lips' }> {
  const clip = inputs.find(({ role }) => role === ROLES.clip)
  const face = inputs.find(({ role }) => role === ROLES.face)
  return {
    kind: 'lips',
    prompt: '',
    seed: SEED,
    inputs: [...(clip ? [clip] : []), sound, ...(face ? [face] : [])],
    seconds,
    width: even(clip?.width),
    height: even(clip?.height),
    clip: ROLES.clip,
    sound: sound.role,
    ...(face && { face: face.role }),
  }
}

/** Chroma is stored for pairs of pixels. */
const even = (side = 0): number => side - (side % 2)

/** Moves the mouth in a clip to a sound, or to a text that is spoken first. */
export const lipSync: DeclaredPlan<Request> = {
  ...planSpeech('lips', (_request: Request, inputs, said) => lipsOrder(inputs, said)),
  estimateSeconds: request =>
    estimateSpeechSeconds(request) + estimateOrder({ ...TYPICAL, seconds: typicalSeconds(request) }),
}

// Assumed before the clip and sound are inspected; it decides the lane.
const TYPICAL = lipsOrder([{ role: ROLES.clip, kind: 'clip', path: '', width: 1_280, height: 720 }], {
  sound: { role: 'audio_url', kind: 'sound', path: '' },
  seconds: 1,
  notes: [],
})
const TYPICAL_SECONDS = 15
const typicalSeconds = (request: Request): number => estimateSpeechSeconds(request) || TYPICAL_SECONDS
