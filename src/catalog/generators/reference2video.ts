import { DAY_SECONDS, generator } from '../declare.ts'
import { clip, choice, flag, list, MB, pictures, record, seconds, sound, text, voice } from '../words/words.ts'
import { bgm, delivery, FIVE_RATIOS, modelField, motion, offPeak, resolution, seed, watermark } from './shared-fields.ts'

const subject = record(
  {
    name: text({ max: 64, required: true, about: 'Used in the prompt as `[@name]`' }),
    images: pictures({ min: 0, max: 3, of: { minSide: 128 }, about: 'What it looks like' }),
    videos: list(clip({ maxSeconds: 5 }), { min: 0, max: 1, about: 'How it moves' }),
    voice_id: voice({ about: 'Its voice; recommended when empty' }),
    server_id: text({ max: 64, about: 'A stored subject; what is given beside it overrides it for this call' }),
    style: text({ max: 100 }),
    description: text({ max: 2_000 }),
  },
  { alias: { id: 'name' } },
)

export const reference2video = generator({
  name: 'reference2video',
  path: '/ent/v2/reference2video',
  summary: 'Make a video with given subjects, pictures, clips and sounds',
  rulesBy: 'model',
  fields: {
    model: modelField,
    images: pictures({ min: 1, max: 7, of: { minSide: 128 }, about: 'Pictures of the subjects' }),
    videos: list(clip({ maxSeconds: 8 }), {
      min: 1,
      max: 2,
      secondsByCount: { 1: 8, 2: 5 },
      about: 'One clip of at most 8 seconds or two of at most 5',
    }),
    sounds: list(
      sound({ formats: ['mp3'], maxBytes: 50 * MB, decodedUnder: 20 * MB, minSeconds: 3, maxSeconds: 12 }),
      { min: 1, max: 3, about: 'Sounds to be heard' },
    ),
    auto_subjects: flag({ default: false, about: "Match names in the prompt against the account's and the system's subjects" }),
    subjects: list(subject, { min: 1, max: 7, orOne: true, about: 'Named subjects; one object counts as a list of one' }),
    prompt: text({ max: 5_000, required: true, about: 'What is to be seen; subjects as `[@name]`' }),
    ...bgm,
    audio: flag({ default: false, about: 'Make sound together with the picture' }),
    duration: seconds({ min: 1, max: 16, default: 5 }),
    ...seed,
    aspect_ratio: choice([...FIVE_RATIOS, 'auto'], { default: '16:9', about: '`auto` takes it from the input' }),
    ...resolution,
    ...motion,
    ...offPeak,
    ...watermark,
    ...delivery,
  },
  needsOneOf: ['images', 'subjects', 'videos', 'sounds', 'auto_subjects'],
  mentions: { text: 'prompt', list: 'subjects', unless: 'auto_subjects' },
  pictureBudget: { max: 7, withClip: 7 },
  answer: [
    'task_id', 'state', 'model', 'images', 'prompt', 'duration', 'seed', 'aspect_ratio', 'resolution', 'audio',
    'movement_amplitude', 'payload', 'off_peak', 'credits', 'created_at',
  ],
  plan: 'imagine',
  resultUrlSeconds: DAY_SECONDS,
})
