import type { audioTts } from '../catalog/generators/audio-tts.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import { oneOrder } from './make-one-order.ts'

// The contract has no seed for speech: the same text is always spoken the same way.
const SEED = 1

/** Speaks a text in a voice. */
export const speak = oneOrder('speech', (request: RequestValues<typeof audioTts>, inputs) => ({
  kind: 'speech',
  prompt: '',
  seed: SEED,
  inputs,
  text: request.text,
  voice: request.voice_setting_voice_id,
  speed: request.voice_setting_speed,
  pitch: request.voice_setting_pitch,
  volume: request.voice_setting_volume,
  ...(request.voice_setting_emotion && { emotion: request.voice_setting_emotion }),
  ...(request.pronunciation_dict_tone && { pronunciations: request.pronunciation_dict_tone }),
}))
