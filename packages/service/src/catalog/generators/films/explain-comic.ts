import { DAY_SECONDS, generator } from '../../declare.ts'
import { choice, flag, list, MB, number, picture, record, sound, text, voice } from '../../words/words.ts'
import { delivery } from '../shared-fields.ts'

const asset = record(
  {
    id: text({
      required: true,
      max: 20,
      shape: { pattern: '^[0-9]+$', says: 'digits, such as "01"' },
      about: 'Number-like, for example two digits',
    }),
    type: choice(['character', 'scene', 'tool'], { required: true }),
    name: text({ required: true, max: 30 }),
    image_uri: picture({ minSide: 128, about: 'One reference picture, preferably at most 2k' }),
    description: text({ max: 5_000, default: '', about: 'Identity, appearance, age and the like' }),
    voice_id: voice({
      about: 'Only for characters; a narrator is a character too',
      cases: [
        { when: { type: 'scene' }, choices: [''], why: 'only a character has a voice' },
        { when: { type: 'tool' }, choices: [''], why: 'only a character has a voice' },
      ],
    }),
  },
  {
    mindMisspellings: {
      id: [],
      type: [],
      name: [],
      image_uri: ['image', 'images', 'image_path', 'img', 'picture', 'uri', 'url'],
    },
  },
)

export const explainComic = generator({
  name: 'explain-comic',
  path: '/ent/v1/explain-comic/tasks',
  summary: 'Tell a script as a narrated comic',
  fields: {
    script_name: text({ required: true, max: 20, about: 'The title' }),
    script_content: text({
      required: true,
      rule: 'words',
      about: 'The story; about 400 characters make a minute. Long ones are split by themselves',
    }),
    assets: list(asset, { min: 0, max: 14, about: 'Characters, scenes and tools; 3 to 10 recommended' }),
    resolution: choice(['720p', '1080p'], { default: '720p' }),
    aspect_ratio: choice(['9:16', '16:9', '4:3', '3:4'], { default: '9:16' }),
    style: text({
      max: 30,
      default: 'live-action realistic',
      rule: 'noPunctuation',
      about: 'Style in a few words, without punctuation',
    }),
    language: choice(['zh', 'en'], { default: 'zh' }),
    tts_speed: number({ min: 1, max: 1.5, default: 1.1, about: '1.3 gives about 400 characters a minute' }),
    enable_lipsync: flag({ default: true, about: 'More natural dialogue; false is more consistent' }),
    comic_bgm: sound({
      formats: ['mp3', 'wav', 'aac', 'm4a'],
      maxBytes: 50 * MB,
      decodedUnder: 20 * MB,
      minSeconds: 0,
      maxSeconds: 3_600,
      about: 'Background music; looped or cut to length',
    }),
    add_subtitle: flag({ default: false, about: 'Burn in subtitles' }),
    subtitle_type: choice(['source_han_sans', 'source_han_serif'], { default: 'source_han_sans' }),
    quality: choice(['standard', 'high'], {
      default: 'standard',
      about: '`high`: the best picture the engine can make',
    }),
    ...delivery,
  },
  answer: ['id'],
  plan: 'explain-comic',
  price: { perScriptSecond: { credits: 20, charactersPerMinute: 400, field: 'script_content' } },
  resultUrlSeconds: DAY_SECONDS,
  film: true,
})
