import type { Order } from '@kinora/media/engine/contract'
import { estimateOrder } from '@kinora/media/engine/estimate-order'
import type { digitalHuman } from '../catalog/generators/digital-human.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import { chooseRatio, frameSize } from './frame-size.ts'
import type { DeclaredPlan } from './declared-plan.ts'
import type { FetchedInput } from './files/fetch-inputs.ts'
import { planSpeech } from './plan-speech.ts'
import { estimateSpeechSeconds, type SpokenSound } from './spoken-text.ts'

type Request = RequestValues<typeof digitalHuman>

/** The portrait is the first frame and sets the ratio; only the speech is heard. */
function portraitOrder(
  { prompt, seed, resolution }: Request,
  inputs: readonly FetchedInput[],
  { sound, seconds }: SpokenSound,
): Extract<Order, { kind: 'video' }> {
  const portraits = inputs.filter(({ kind }) => kind === 'picture')
  return {
    kind: 'video',
    prompt,
    seed,
    inputs: [...portraits, sound],
    ...frameSize(resolution, chooseRatio('auto', portraits)),
    seconds,
    withSound: true,
    from: { kind: 'frame' },
    amplitude: 'auto',
    withMusic: false,
    lips: { sound: sound.role, required: true },
  }
}

const TYPICAL_SECONDS = 15

/** A portrait speaks a text, or moves its mouth to a sound. */
export const portraitSpeaks: DeclaredPlan<Request> = {
  ...planSpeech('video', portraitOrder),
  estimateSeconds: request => {
    const said = estimateSpeechSeconds(request)
    const seconds = said || TYPICAL_SECONDS
    const sound: FetchedInput = { role: 'audio_url', kind: 'sound', path: '' }
    return said + estimateOrder(portraitOrder(request, [], { sound, seconds, notes: [] }))
  },
}
