import type { Order } from '@kinora/media/engine/contract'
import { chooseVoice, hasPauses } from './speech-request.ts'
import { findDialect } from './dialects.ts'
import type { OpenaiSettings } from './openai-settings.ts'

/** Parts of an order that the request cannot express or the server does not support. */
export function findGaps(order: Order, settings: OpenaiSettings): string[] {
  if (order.kind === 'video') return [...seedGap(settings), ...videoGaps(order, settings)]
  if (order.kind === 'image') return seedGap(settings)
  return order.kind === 'speech' ? speechGaps(order, settings) : []
}

const seedGap = ({ dialect }: OpenaiSettings): string[] =>
  findDialect(dialect).takesFrames ? [] : ['seed: the engine does not take one']

function videoGaps(order: Extract<Order, { kind: 'video' }>, settings: OpenaiSettings): string[] {
  const pictures = order.inputs.filter(input => input.kind === 'picture')
  const used = order.from.kind === 'words' ? undefined : pictures[0]
  const unused = order.inputs.filter(input => input !== used && input.role !== order.lips?.sound)
  const makesSound = settings.sound ?? findDialect(settings.dialect).makesSound
  return [
    ...unused.map(({ role }) => `${role}: the engine takes one picture to begin with, and nothing else`),
    ...(order.amplitude === 'auto' ? [] : ['movement_amplitude: the engine does not take it']),
    ...(order.withSound && !makesSound ? ['audio: the engine makes no sound'] : []),
    ...(order.withMusic ? ['bgm: the engine adds no music'] : []),
    ...(order.lips ? ['the engine moves no lips to a sound'] : []),
  ]
}

function speechGaps(order: Extract<Order, { kind: 'speech' }>, settings: OpenaiSettings): string[] {
  const voice = chooseVoice(order.voice, settings)
  return [
    ...(voice === order.voice ? [] : [`voice: the engine's own voice "${voice}" speaks`]),
    ...(order.pitch === 0 ? [] : ['voice_setting_pitch: the engine does not take it']),
    ...(order.volume === 0 ? [] : ['voice_setting_volume: the engine does not take it']),
    ...(order.emotion === undefined ? [] : ['voice_setting_emotion: the engine does not take it']),
    ...(order.pronunciations?.length ? ['pronunciation_dict_tone: the engine does not take it'] : []),
    ...(hasPauses(order.text) ? ['text: the engine pauses at marked places for as long as it likes'] : []),
  ]
}
