import type { Order, VideoSource } from '@kinora/media/engine/contract'
import type { img2video } from '../catalog/generators/img2video.ts'
import type { reference2video } from '../catalog/generators/reference2video.ts'
import type { startEnd2video } from '../catalog/generators/start-end2video.ts'
import type { text2video } from '../catalog/generators/text2video.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import { chooseRatio, frameSize } from './frame-size.ts'
import type { FetchedInput } from './files/fetch-inputs.ts'
import { writeStoryScript } from '@kinora/studio/film-writing'
import type { DeclaredPlan } from './declared-plan.ts'
import { oneOrder } from './make-one-order.ts'
import type { templateStory } from '../catalog/generators/template-story.ts'
import type { template } from '../catalog/generators/template.ts'
import { templates } from '../catalog/templates.ts'
import type { reference2image } from '../catalog/generators/reference2image.ts'
import type { audioTts } from '../catalog/generators/audio-tts.ts'

type Requested = RequestValues<typeof text2video | typeof reference2video | typeof img2video | typeof startEnd2video>

/** The fields of a request for a video; any generator with these can use the same plans. */
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
  | 'scene'
  | 'guidance'
> & { aspect_ratio: string; passes?: readonly string[] }

/** Builds a video order; everything beyond the words is in the inputs. */
export const videoOrder = (
  from: VideoSource,
  request: VideoWishes,
  inputs: readonly FetchedInput[],
): Extract<Order, { kind: 'video' }> => ({
  kind: 'video',
  // Empty if the service is to recommend one.
  prompt: request.prompt ?? '',
  seed: request.seed,
  inputs,
  ...frameSize(request.resolution, chooseRatio(request.aspect_ratio, inputs)),
  // A document lasts as long as it says; the request's length is the price's.
  seconds: request.scene?.seconds ?? request.duration,
  ...(request.scene && { scene: request.scene }),
  ...(request.guidance !== undefined && { guidance: request.guidance }),
  ...(request.passes && { passes: request.passes }),
  withSound: request.audio !== false || request.bgm === true,
  from,
  // Models on which it has no effect choose their own movement.
  amplitude: request.movement_amplitude ?? 'auto',
  withMusic: request.bgm === true,
  ...(request.bgm === undefined && request.audio !== false && !heardOnly(request).heard && { musicBed: true as const }),
  ...heardOnly(request),
  ...(request.audio !== false && request.voice_id && { voice: request.voice_id }),
  // Music was requested, and no other sound.
  ...(request.audio === false && request.bgm === true && { onlyMusic: true as const }),
  ...(request.is_rec === true && { recommends: true as const }),
})

const HEARD = { speech_only: 'speech', sound_effect_only: 'effects' } as const

/** The part of the sound that `audio_type` keeps. */
const heardOnly = ({ audio, audio_type }: VideoWishes): { heard?: 'speech' | 'effects' } =>
  audio === false || audio_type === undefined || audio_type === 'all' ? {} : { heard: HEARD[audio_type] }

type AnimateRequest = Omit<VideoWishes, 'aspect_ratio'>

/** A video from its first frame, or from its first and last; the frames set the ratio. */
export const animateFrames = oneOrder('video', (request: AnimateRequest, inputs) =>
  videoOrder({ kind: inputs.length > 1 ? 'frames' : 'frame' }, { ...request, aspect_ratio: 'auto' }, inputs),
)

// Fixed by the contract: a story has eight seconds and the ratio of its first picture.
const AS_TOLD = { resolution: '720p', aspect_ratio: 'auto', duration: 8, seed: 1 } as const

type StoryRequest = Pick<RequestValues<typeof templateStory>, 'story'>

/** One of the built-in stories with these pictures. */
export const tellStory: DeclaredPlan<StoryRequest> = {
  ...oneOrder('video', ({ story }: StoryRequest, inputs) =>
    videoOrder({ kind: 'story', story }, { ...AS_TOLD, prompt: story }, inputs),
  ),
  script: ({ story }, pictures) => writeStoryScript(story, pictures, AS_TOLD.duration),
}

/** The people of photos in a template's scene. */
export const stageTemplate = oneOrder('video', (request: RequestValues<typeof template>, inputs) => {
  const { template: id, area, beast, prompt, seed, aspect_ratio, bgm } = request
  const chosen = { ...(area && { area }), ...(beast && { beast }) }
  const options = Object.keys(chosen).length > 0 ? { options: chosen } : {}
  const duration = templates.find(one => one.id === id)?.seconds ?? 4
  return videoOrder(
    { kind: 'template', template: id, ...options },
    // The contract has no size for templates.
    { prompt, seed, aspect_ratio, duration, resolution: '720p', ...(bgm !== undefined && { bgm }) },
    inputs,
  )
})

type ImagineRequest = VideoWishes & Pick<RequestValues<typeof reference2video>, 'subjects'>

/** A video from words and, if given, pictures, clips and sounds of its subjects. */
export const imagineOrder = (request: ImagineRequest, inputs: readonly FetchedInput[]): ReturnType<typeof videoOrder> =>
  videoOrder(
    { kind: inputs.length > 0 ? 'references' : 'words' },
    request,
    inputs.map(input => named(input, request.subjects ?? [])),
  )

export const imagine = oneOrder('video', imagineOrder)

type Subjects = NonNullable<ImagineRequest['subjects']>

/** A subject's pictures carry its name, by which the prompt refers to them, and its description. */
function named(input: FetchedInput, subjects: Subjects): FetchedInput {
  const subject = subjects[Number(/^subjects\[(\d+)\]/.exec(input.role)?.[1])]
  if (!subject) return input
  const { name, description, voice_id: voice } = subject
  return { ...input, name, ...(description && { description }), ...(voice && { voice }) }
}

type Request = Pick<
  RequestValues<typeof reference2image>,
  'prompt' | 'seed' | 'resolution' | 'aspect_ratio' | 'scene' | 'guidance'
>

/** A picture from words or from other pictures. */
export const paint = oneOrder('image', (request: Request, inputs) => ({
  kind: 'image',
  prompt: request.prompt,
  seed: request.seed,
  ...(request.scene && { scene: request.scene }),
  ...(request.guidance !== undefined && { guidance: request.guidance }),
  inputs,
  ...frameSize(request.resolution, chooseRatio(request.aspect_ratio, inputs)),
}))

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
