import type { PlanOf } from '../catalog/declare.ts'
import type { VideoSource } from '@kinora/media/engine/contract'
import type { FetchedInput } from './fetch-inputs.ts'
import type { Draft } from './make-one-order.ts'
import { frameSize } from './frame-size.ts'
import { readNumber, readText } from './read-values.ts'

type Request = Record<string, unknown>

const common = (request: Request, inputs: readonly FetchedInput[]) => ({
  prompt: readText(request.prompt ?? request.script_content ?? request.story),
  seed: readNumber(request.seed, 1),
  inputs: inputs.map(input => named(input, request)),
})

/** A subject's pictures bear its name, which is how the prompt speaks of them, and what else is known of it. */
function named(input: FetchedInput, { subjects }: Request): FetchedInput {
  const index = /^subjects\[(\d+)\]/.exec(input.role)?.[1]
  const entry = index !== undefined && Array.isArray(subjects) ? (subjects[Number(index)] as Request) : undefined
  if (typeof entry?.name !== 'string') return input
  const [description, voice] = [readText(entry.description), readText(entry.voice_id)]
  return { ...input, name: entry.name, ...(description && { description }), ...(voice && { voice }) }
}

/** The first picture's ratio, where the request leaves it to the input. */
function ratioOf(request: Request, inputs: readonly FetchedInput[]): string {
  const ratio = readText(request.aspect_ratio, 'auto')
  const first = inputs.find(input => input.kind === 'picture' && input.width && input.height)
  return ratio === 'auto' && first ? `${first.width}:${first.height}` : ratio
}

/** Drafts a video from this; what it needs beyond the words is in the inputs. */
const videoFrom = (from: VideoSource, request: Request, inputs: readonly FetchedInput[]): ReturnType<Draft> => {
  const song = inputs.find(input => input.kind === 'sound')?.seconds
  return {
    kind: 'video',
    ...common(request, inputs),
    ...frameSize(readText(request.resolution, '720p'), ratioOf(request, inputs)),
    seconds: readNumber(request.duration, song === undefined ? 8 : Math.ceil(song)),
    withSound: request.audio !== false || request.bgm === true,
    from,
    amplitude: amplitudeOf(request.movement_amplitude),
    withMusic: request.bgm === true,
    // Music was asked for, and nothing else that is heard.
    ...(request.audio === false && request.bgm === true && { onlyMusic: true as const }),
    ...(request.is_rec === true && { recommends: true as const }),
  }
}

const AMPLITUDES = ['small', 'medium', 'large'] as const
const amplitudeOf = (value: unknown): 'auto' | (typeof AMPLITUDES)[number] =>
  AMPLITUDES.find(one => one === value) ?? 'auto'

/** From words, and from pictures, clips and sounds of what shall be in it where there are any. */
export const imagineDraft: Draft = (request, inputs) =>
  videoFrom({ kind: inputs.length > 0 ? 'references' : 'words' }, request, inputs)

/** From its first frame, or from its first and its last. */
const framesDraft: Draft = (request, inputs) =>
  videoFrom({ kind: inputs.length > 1 ? 'frames' : 'frame' }, request, inputs)

const storyDraft: Draft = (request, inputs) =>
  videoFrom({ kind: 'story', story: readText(request.story) }, request, inputs)

const imageDraft: Draft = (request, inputs) => ({
  kind: 'image',
  ...common(request, inputs),
  ...frameSize(readText(request.resolution, '1080p'), ratioOf(request, inputs)),
})

const speechDraft: Draft = (request, inputs) => ({
  kind: 'speech',
  ...common(request, inputs),
  text: readText(request.text ?? request.prompt),
  voice: readText(request.voice_setting_voice_id),
  speed: readNumber(request.voice_setting_speed, 1),
  pitch: readNumber(request.voice_setting_pitch, 0),
  volume: readNumber(request.voice_setting_volume, 0),
  ...(typeof request.voice_setting_emotion === 'string' && { emotion: request.voice_setting_emotion }),
  ...(Array.isArray(request.pronunciation_dict_tone) && {
    pronunciations: request.pronunciation_dict_tone as string[],
  }),
})

/** What the plans order that are one order. */
export const DRAFTS: Readonly<Record<PlanOf<'one order'>, Draft>> = {
  imagine: imagineDraft,
  'animate-frames': framesDraft,
  paint: imageDraft,
  'tell-story': storyDraft,
  speak: speechDraft,
}
