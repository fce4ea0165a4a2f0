import type { img2video } from '../catalog/generators/img2video.ts'
import type { reference2video } from '../catalog/generators/reference2video.ts'
import type { startEnd2video } from '../catalog/generators/start-end2video.ts'
import type { text2video } from '../catalog/generators/text2video.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import type { Order, VideoSource } from '@kinora/media/engine/contract'
import { chooseRatio } from './choose-ratio.ts'
import type { FetchedInput } from './fetch-inputs.ts'
import { frameSize } from './frame-size.ts'

type Requested = RequestValues<typeof text2video | typeof reference2video | typeof img2video | typeof startEnd2video>

/** What is read of a request for a video: another generator that has this can be made in the same ways. */
export type VideoWishes = Pick<
  Requested,
  | 'prompt'
  | 'seed'
  | 'resolution'
  | 'duration'
  | 'audio'
  | 'audio_type'
  | 'bgm'
  | 'movement_amplitude'
  | 'is_rec'
  | 'voice_id'
> & { aspect_ratio: string }

/** A video from this; what it needs beyond the words is in the inputs. */
export const videoOrder = (
  from: VideoSource,
  request: VideoWishes,
  inputs: readonly FetchedInput[],
): Extract<Order, { kind: 'video' }> => ({
  kind: 'video',
  // Without one where the service is to recommend it.
  prompt: request.prompt ?? '',
  seed: request.seed,
  inputs,
  ...frameSize(request.resolution, chooseRatio(request.aspect_ratio, inputs)),
  seconds: request.duration,
  withSound: request.audio !== false || request.bgm === true,
  from,
  // A model on which it has no effect moves as it likes.
  amplitude: request.movement_amplitude ?? 'auto',
  withMusic: request.bgm === true,
  ...(request.bgm === undefined && request.audio !== false && !heardOnly(request).heard && { musicBed: true as const }),
  ...heardOnly(request),
  ...(request.audio !== false && request.voice_id && { voice: request.voice_id }),
  // Music was asked for, and nothing else that is heard.
  ...(request.audio === false && request.bgm === true && { onlyMusic: true as const }),
  ...(request.is_rec === true && { recommends: true as const }),
})

const HEARD = { speech_only: 'speech', sound_effect_only: 'effects' } as const

/** What `audio_type` leaves of the sound, where there is to be any. */
const heardOnly = ({ audio, audio_type }: VideoWishes): { heard?: 'speech' | 'effects' } =>
  audio === false || audio_type === undefined || audio_type === 'all' ? {} : { heard: HEARD[audio_type] }
