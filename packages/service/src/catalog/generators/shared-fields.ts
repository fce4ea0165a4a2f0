import type { Fields } from '../words/field.ts'
import { choice, flag, integer, picture, SAFE, text, url } from '../words/words.ts'

// Groups of fields that recur across generators. Each is said once, here.

export const modelField = choice([], { required: true, about: 'The model that makes it' })

export const payload = {
  payload: text({
    max: 1_048_576,
    default: '',
    unseen: true,
    about: 'Passed through untouched; comes back in answers and callbacks',
  }),
} satisfies Fields

const callback = {
  callback_url: url({ about: 'Receives a signed POST at each change of state' }),
} satisfies Fields

export const delivery = { ...payload, ...callback } satisfies Fields

export const offPeak = {
  off_peak: flag({ default: false, about: 'Half the price; runs when nothing else waits, within 48 hours' }),
} satisfies Fields

export const seed = {
  seed: integer({ ...SAFE, drawn: true, about: 'The same body and seed give the same files; 0 or absent draws one' }),
} satisfies Fields

export const motion = {
  movement_amplitude: choice(['auto', 'small', 'medium', 'large'], {
    default: 'auto',
    ignorable: true,
    about: 'How much moves',
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
  wm_url: picture({ about: 'Picture used as the watermark; else a notice that the content is AI-generated' }),
  meta_data: text({
    max: 65_536,
    default: '',
    ignorable: true,
    unseen: true,
    rule: 'jsonObject',
    about: 'A JSON object, as text, written into the file as its label; empty writes one of our own',
  }),
} satisfies Fields

/** Names of the watermark group, for cards of models on which it has no effect. */
export const WATERMARK = Object.keys(watermark)

export const FIVE_RATIOS = ['16:9', '9:16', '3:4', '4:3', '1:1'] as const

export const aspectRatio = {
  aspect_ratio: choice(FIVE_RATIOS, { default: '16:9', about: 'Width to height' }),
} satisfies Fields

export const resolution = {
  resolution: choice(['360p', '540p', '720p', '1080p'], { default: '720p', about: 'The short side' }),
} satisfies Fields

export const bgm = { bgm: flag({ default: false, ignorable: true, about: 'Add background music' }) } satisfies Fields
