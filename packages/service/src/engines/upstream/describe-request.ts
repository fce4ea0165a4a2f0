import type { Input, Order } from '@kinora/media/engine/contract'
import { ownVoiceName } from '@kinora/media/engine/own-voice-name'
import { isOneEffect } from '../remote/fill-template.ts'
import { findByPattern } from '../find-by-pattern.ts'
import { IMAGE_RESOLUTIONS, nameRatio, nameResolution, VIDEO_RESOLUTIONS } from './name-size.ts'
import type { UpstreamSettings } from './upstream-settings.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>
type Fields = Record<string, unknown>

/** An order as a request of the contract: the generator and its body, with inputs in place of media. */
export type ContractRequest = { generator: string; body: Fields }

// Limits of the contract.
const [MAX_CHARACTERS, LEAST_SPEED, MAX_SPEED] = [9_999, 0.5, 2]

/** Undefined if no generator makes such an order, or its model is unknown. */
export function describeRequest(order: Order, settings: UpstreamSettings): ContractRequest | undefined {
  const { makes = ['video', 'image', 'speech'] } = settings
  const found = makes.some(kind => kind === order.kind) ? describe(order, settings) : undefined
  if (!found || !takesModel(found.generator)) return found
  const model = chooseModel(order, found.generator, settings)
  return model === undefined ? undefined : { ...found, body: { model, ...found.body } }
}

function describe(order: Order, { voices = {} }: UpstreamSettings): ContractRequest | undefined {
  switch (order.kind) {
    case 'video':
      return describeVideo(order, voices)
    case 'image':
      return { generator: 'reference2image', body: imageBody(order) }
    case 'speech':
      return canSpeak(order) ? { generator: 'audio-tts', body: speechBody(order, voices) } : undefined
    case 'upscale':
      return describeUpscale(order)
    case 'effects':
      return describeEffects(order)
    case 'lips':
      return { generator: 'lip-sync', body: lipsBody(order) }
    case 'voice':
      return describeVoice(order)
    case 'music':
    case 'hearing':
    case 'seeing':
    case 'watching':
    case 'reading':
    case 'reviewing':
    case 'rewriting':
    case 'writing':
      return undefined
  }
}

const WITHOUT_MODEL = ['audio-tts', 'audio-clone', 'template-story', 'template', 'upscale-new', 'lip-sync']

const takesModel = (generator: string): boolean => !WITHOUT_MODEL.includes(generator)

/** The requested model, if it was requested for this generator; for a part of a film, the operator's choice. */
function chooseModel(order: Order, generator: string, settings: UpstreamSettings): string | undefined {
  const { models = {}, model, modelPrefix } = settings
  const asked = order.generator === generator ? order.model : undefined
  if (asked) return findByPattern(models, asked) ?? withPrefix(asked, modelPrefix)
  return typeof model === 'string' ? model : model?.[generator]
}

const withPrefix = (model: string, prefix: string | undefined): string =>
  prefix === undefined ? model : model.replace(/^gen/, prefix)

function describeVideo(order: VideoOrder, voices: Readonly<Record<string, string>>): ContractRequest | undefined {
  const given = order.inputs.filter(input => input.role !== order.lips?.sound)
  const pictures = given.filter(input => input.kind === 'picture')
  const body = videoBody(order)
  const framed = { aspect_ratio: nameRatio(order) }
  switch (order.from.kind) {
    case 'words':
      return { generator: 'text2video', body: { prompt: order.prompt, ...framed, ...body } }
    case 'frame': {
      const words = order.recommends ? { is_rec: true } : { prompt: order.prompt }
      if (pictures.length === 0) return undefined
      const voice = order.voice ? { voice_id: findByPattern(voices, order.voice) ?? order.voice } : {}
      return { generator: 'img2video', body: { images: pictures.slice(0, 1), ...words, ...body, ...voice } }
    }
    case 'frames': {
      if (pictures.length < 2) return undefined
      const images = pictures.slice(0, 2)
      return { generator: 'start-end2video', body: { images, prompt: order.prompt, ...body, bgm: order.withMusic } }
    }
    case 'references':
      if (given.length === 0) return undefined
      return {
        generator: 'reference2video',
        body: { ...referenceFields(given), prompt: order.prompt, ...framed, ...body, bgm: order.withMusic },
      }
    case 'story':
      return { generator: 'template-story', body: { story: order.from.story, images: pictures } }
    case 'template': {
      const { template, options } = order.from
      const { prompt, seed, withMusic: bgm } = order
      return { generator: 'template', body: { template, images: pictures, prompt, seed, ...framed, bgm, ...options } }
    }
    case 'continuation':
    case 'panels':
      return undefined
  }
}

/** Only sizes that a resolution names can be requested. */
function describeUpscale({ inputs, width, height }: Extract<Order, { kind: 'upscale' }>): ContractRequest | undefined {
  const clip = inputs.find(({ kind }) => kind === 'clip')
  const size = UPSCALE_SIDES[Math.min(width, height)]
  return clip && size ? { generator: 'upscale-new', body: { video_url: clip, upscale_resolution: size } } : undefined
}

const UPSCALE_SIDES: Readonly<Record<number, string>> = { 1080: '1080p', 1440: '2K', 2160: '4K', 4320: '8K' }

const videoBody = (order: VideoOrder): Fields => ({
  // Whole seconds: a longer result is cut afterwards.
  duration: Math.max(1, Math.ceil(order.seconds)),
  resolution: nameResolution(order, VIDEO_RESOLUTIONS),
  seed: order.seed,
  audio: order.withSound && order.onlyMusic !== true,
  ...(order.heard && { audio_type: order.heard === 'speech' ? 'speech_only' : 'sound_effect_only' }),
  ...(order.amplitude !== 'auto' && { movement_amplitude: order.amplitude }),
})

/** Named inputs are subjects, which the prompt may mention; the others are plain references. */
function referenceFields(inputs: readonly Input[]): Fields {
  const names = [...new Set(inputs.flatMap(({ name }) => (name === undefined ? [] : [name])))]
  const of = (kind: Input['kind'], name?: string): Input[] =>
    inputs.filter(input => input.kind === kind && input.name === name)
  const subjects = names.map(name => {
    const { description, voice } = inputs.find(input => input.name === name) ?? {}
    return withoutEmpty({ name, images: of('picture', name), videos: of('clip', name), description, voice_id: voice })
  })
  return withoutEmpty({ images: of('picture'), videos: of('clip'), sounds: of('sound'), subjects })
}

const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  )

const imageBody = (order: Extract<Order, { kind: 'image' }>): Fields => ({
  ...withoutEmpty({ images: order.inputs.filter(input => input.kind === 'picture') }),
  prompt: order.prompt,
  seed: order.seed,
  aspect_ratio: nameRatio(order, { further: true }),
  resolution: nameResolution(order, IMAGE_RESOLUTIONS),
})

// Limits of the contract.
const [SHORTEST_SOUND, LONGEST_SOUND] = [2, 10]

function describeEffects(order: Extract<Order, { kind: 'effects' }>): ContractRequest | undefined {
  const { effects, seconds, seed } = order
  if (seconds < SHORTEST_SOUND || seconds > LONGEST_SOUND) return undefined
  const body = { duration: seconds, seed }
  if (isOneEffect(order)) return { generator: 'text2audio', body: { prompt: order.prompt, ...body } }
  const timing_prompts = effects.map(({ fromSeconds, toSeconds, prompt }) => ({
    from: fromSeconds,
    to: toSeconds,
    prompt,
  }))
  return { generator: 'timing2audio', body: { timing_prompts, ...body } }
}

function lipsBody({ inputs, clip, sound, face }: Extract<Order, { kind: 'lips' }>): Fields {
  const of = (role: string | undefined): Input | undefined => inputs.find(input => input.role === role)
  return withoutEmpty({ video_url: of(clip), audio_url: of(sound), ref_photo_url: of(face) })
}

/** The voice is stored there under a unique name; a separate order speaks its sample. */
function describeVoice({ inputs, name }: Extract<Order, { kind: 'voice' }>): ContractRequest | undefined {
  const recording = inputs.find(({ kind }) => kind === 'sound')
  return recording && { generator: 'audio-clone', body: { audio_url: recording, voice_id: name } }
}

type SpeechOrder = Extract<Order, { kind: 'speech' }>

const canSpeak = ({ text, speed }: SpeechOrder): boolean =>
  Array.from(text).length <= MAX_CHARACTERS && speed >= LEAST_SPEED && speed <= MAX_SPEED

const speechBody = (order: SpeechOrder, voices: Readonly<Record<string, string>>): Fields =>
  withoutEmpty({
    text: order.text,
    voice_setting_voice_id: ownVoiceName(order) ?? findByPattern(voices, order.voice) ?? order.voice,
    voice_setting_speed: order.speed,
    voice_setting_volume: order.volume,
    voice_setting_pitch: order.pitch,
    voice_setting_emotion: order.emotion,
    pronunciation_dict_tone: order.pronunciations,
  })

/** Parts of the order without a field in the request. The other service reports its own omissions. */
export function findGaps(order: Order, settings: UpstreamSettings): string[] {
  const request = describeRequest(order, settings)
  if (!request) return []
  if (order.kind === 'speech' && order.ownVoices?.[order.voice] === undefined) {
    const voice = findByPattern(settings.voices ?? {}, order.voice) ?? order.voice
    return voice === order.voice ? [] : [`voice: the engine's own voice "${voice}" speaks`]
  }
  if (order.kind !== 'video' || request.generator.startsWith('template')) return []
  return [
    ...(order.withMusic && !('bgm' in request.body) ? ['bgm: the engine is not asked for music'] : []),
    ...(order.lips ? ['the engine moves no lips to a sound'] : []),
  ]
}
