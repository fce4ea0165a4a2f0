import { type ClipField, type Fields, GIVEN } from '../words/field.ts'
import { MAX_PASSES, PASS_PATTERN, PASSES } from '@kinora/media/scene/passes'
import { choice, clip, flag, id, integer, list, MB, number, picture, SAFE, scene, text, url } from '../words/words.ts'

// Groups of fields that several generators share.

export const modelField = choice([], { required: true, about: 'The model' })

export const payload = {
  payload: text({
    max: 1_048_576,
    default: '',
    unseen: true,
    about: 'Any text of yours; returned unchanged in answers and callbacks',
  }),
} satisfies Fields

const callback = {
  callback_url: url({ about: 'URL that receives a signed POST at each change of state' }),
} satisfies Fields

export const delivery = { ...payload, ...callback } satisfies Fields

/** Used beside a prompt with `titleOf` and, if the generator has a length, a duration with `lengthOf`. */
export const sceneDocument = {
  scene: scene({
    about: 'Everything that is seen and heard, instead of words: the prompt is then only a title',
  }),
} satisfies Fields

/** Passes of the scene document: further files of the task. */
export const passes = {
  passes: list(
    text({
      max: 90,
      unseen: true,
      shape: { pattern: PASS_PATTERN, says: `${Object.keys(PASSES).join(', ')}, or mask: and the id of an entity` },
    }),
    {
      min: 1,
      max: MAX_PASSES,
      about: 'Also files with the depth, the poses and more of each frame, for control models and tools',
    },
  ),
} satisfies Fields

/** How closely a model follows the staged scene. */
export const guidance = {
  guidance: number({
    min: 0,
    max: 1,
    about: 'How closely a guided model follows the staged scene; by default the setting of its engine',
  }),
} satisfies Fields

export const offPeak = {
  off_peak: flag({ default: false, about: 'Half the price; runs when nothing else waits, within 48 hours' }),
} satisfies Fields

export const seed = {
  seed: integer({
    ...SAFE,
    drawn: true,
    about: 'The same body and seed give the same files; 0 or absent chooses a random seed',
  }),
} satisfies Fields

export const motion = {
  movement_amplitude: choice(['auto', 'small', 'medium', 'large'], {
    default: 'auto',
    ignorable: true,
    about: 'Amount of motion',
  }),
} satisfies Fields

export const watermark = {
  watermark: flag({ default: false, ignorable: true, about: 'Also make a watermarked copy, at `watermarked_url`' }),
  wm_position: integer({
    min: 1,
    max: 4,
    default: 3,
    ignorable: true,
    means: { 1: 'top left', 2: 'top right', 3: 'bottom right', 4: 'bottom left' },
    about: 'Corner of the watermark',
  }),
  wm_url: picture({ about: 'Picture used as the watermark; by default a notice that the content is AI-generated' }),
  meta_data: text({
    max: 65_536,
    default: '',
    ignorable: true,
    unseen: true,
    rule: 'jsonObject',
    about: 'A JSON object, as text, that the file carries as its label; empty writes the service’s own label',
  }),
} satisfies Fields

/** The watermark fields, for cards of models on which they have no effect. */
export const WATERMARK = Object.keys(watermark)

export const FIVE_RATIOS = ['16:9', '9:16', '3:4', '4:3', '1:1'] as const

export const aspectRatio = {
  aspect_ratio: choice(FIVE_RATIOS, { default: '16:9', about: 'Ratio of width to height' }),
} satisfies Fields

export const resolution = {
  resolution: choice(['360p', '540p', '720p', '1080p'], { default: '720p', about: 'The short side' }),
} satisfies Fields

/** A video to continue from: the id of an earlier video, or any clip. */
export const sourceClip = (options: Pick<ClipField, 'minSeconds' | 'maxSeconds' | 'fpsUnder'>) => {
  const rules = clip(options)
  const { kind: _kind, ...ofClip } = rules
  return {
    video_creation_id: id({
      orEmpty: true,
      ofClip: { ...ofClip, maxBytes: OWN_CLIP_BYTES, minSide: OWN_CLIP_SIDE },
      about: 'A video made by this service: the `id` of an entry in its task’s `creations`',
    }),
    video_url: { ...rules, mutedBy: { video_creation_id: GIVEN }, about: 'Any other video' },
  } as const
}

// Clips made by the service may be large, and in a sandbox tiny.
const [OWN_CLIP_BYTES, OWN_CLIP_SIDE] = [2_048 * MB, 16]

/** Other names that clients use for them. */
export const SOURCE_ALIAS = { creation_id: 'video_creation_id', url: 'video_url' } as const

/** Used beside `audio`, which each generator declares with its own default. */
export const audioType = {
  audio_type: choice(['all', 'speech_only', 'sound_effect_only'], {
    default: 'all',
    orEmpty: true,
    ignorable: true,
    about: 'The sound if `audio` is true: everything, only speech, or everything except speech',
  }),
} satisfies Fields

export const bgm = { bgm: flag({ default: false, ignorable: true, about: 'Add background music' }) } satisfies Fields
