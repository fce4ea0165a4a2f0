import { VOICE } from '../bodies.ts'
import { link } from '../media.ts'
import {
  atMost,
  choice,
  flag,
  invalid,
  number,
  optional,
  type Rule,
  refused,
  required,
  text,
  inWords,
} from '../rule.ts'
import { callbackUrl } from './common.ts'
import { imageRules } from './image-input.ts'

/** The narration voices that the contract names. */
export const voices = [
  'Chinese_Female_Currency',
  'Chinese_Male_Currency',
  'Chinese_gravelly_storyteller_vv2',
  'Chinese (Mandarin)_Reliable_Executive',
  'Chinese (Mandarin)_News_Anchor',
  'Chinese (Mandarin)_Unrestrained_Young_Man',
  'Arrogant_Miss',
  'Robot_Armor',
  'Chinese (Mandarin)_Kind-hearted_Antie',
  'Chinese (Mandarin)_Humorous_Elder',
  'Chinese (Mandarin)_Male_Announcer',
  'Chinese (Mandarin)_Wise_Women',
  'Chinese (Mandarin)_Gentle_Youth',
  'Chinese (Mandarin)_Warm_Girl',
  'Chinese (Mandarin)_Kind-hearted_Elder',
  'Chinese (Mandarin)_Cute_Spirit',
  'Chinese (Mandarin)_Radio_Host',
  'Chinese (Mandarin)_Sincere_Adult',
  'Chinese (Mandarin)_Gentle_Senior',
]

const hero = { id: '01', type: 'character', name: 'Tom' }
const one = (entry: object) => ({ assets: [{ ...hero, ...entry }] })
const many = (length: number) => ({
  assets: Array.from({ length }, (_, i) => ({ ...hero, id: String(i + 1).padStart(2, '0'), name: `Tom ${i}` })),
})
const without = (field: string) => one({ [field]: undefined })

const assets: Rule[] = [
  {
    rule: 'assets: a list of up to 14',
    accepts: [{ assets: undefined }, { assets: null }, many(1), many(14)],
    refuses: [
      refused('FieldItemCountOutOfRange', 'assets', many(15)),
      ...invalid('assets', hero, 'Tom'),
      refused('FieldInvalid', 'assets[0]', { assets: ['Tom'] }),
    ],
  },
  ...['id', 'type', 'name'].map(field => ({
    rule: `assets[].${field} is required`,
    refuses: [
      refused('FieldLacking', `assets[0].${field}`, without(field)),
      refused('FieldLacking', `assets[1].${field}`, { assets: [hero, { ...hero, id: '02', [field]: null }] }),
      refused('FieldInvalid', `assets[0].${field}`, one({ [field]: true })),
    ],
  })),
  {
    rule: 'assets[].id is number-like',
    accepts: ['01', '1', '99'].map(id => one({ id })),
    refuses: ['one', ''].map(id => refused('FieldInvalid', 'assets[0].id', one({ id }))),
  },
  {
    rule: 'assets[].type: character, scene, tool',
    accepts: ['character', 'scene', 'tool'].map(type => one({ type })),
    refuses: ['prop', 'Character'].map(type => refused('FieldInvalid', 'assets[0].type', one({ type }))),
  },
  {
    rule: 'assets[].name: at most 30 characters',
    accepts: [one({ name: 'x'.repeat(30) }), one({ name: '😀'.repeat(30) })],
    refuses: [refused('FieldInvalid', 'assets[0].name', one({ name: 'x'.repeat(31) }))],
  },
  ...imageRules({ patchOf: image => one({ image_uri: image }), field: 'assets[0].image_uri', leastPixels: 128 }),
  ...['image_url', 'image_uris', 'imageUri', 'imageuri', 'image-uri', 'imgae_uri'].map(spelling => ({
    rule: `assets[].${spelling} is a misspelt image_uri`,
    refuses: [refused('FieldInvalid', `assets[0].${spelling}`, one({ [spelling]: link }))],
  })),
  {
    rule: 'assets[].description is a string',
    accepts: [one({ description: 'old, grey' }), one({ description: '' })],
    refuses: [refused('FieldInvalid', 'assets[0].description', one({ description: 5 }))],
  },
  {
    rule: 'assets[].voice_id: the voices of the contract, for characters',
    accepts: voices.map(voice_id => one({ voice_id })),
    refuses: ['Nobody', 5].map(voice_id => refused('FieldInvalid', 'assets[0].voice_id', one({ voice_id }))),
  },
  {
    rule: 'assets[].voice_id: empty for scenes and tools',
    accepts: ['scene', 'tool'].flatMap(type => [one({ type, voice_id: '' }), one({ type, voice_id: null })]),
    refuses: ['scene', 'tool'].map(type =>
      refused('FieldInvalid', 'assets[0].voice_id', one({ type, voice_id: VOICE })),
    ),
  },
]

/** POST /ent/v1/explain-comic/tasks, in the order of its table. */
export const rules: Rule[] = [
  required('script_name'),
  text('script_name'),
  atMost('script_name', 20),
  required('script_content'),
  text('script_content'),
  inWords('script_content'),
  {
    rule: 'script_content: no length limit',
    accepts: [{ script_content: '猫'.repeat(1_201) }, { script_content: 'x'.repeat(100_000) }],
  },
  ...assets,
  choice('resolution', ['720p', '1080p'], '540p', '4K'),
  { rule: 'resolution by default 720p', estimates: [{ patch: {}, resolution: '720p' }] },
  choice('aspect_ratio', ['16:9', '9:16', '4:3', '3:4'], '1:1', 'auto'),
  text('style', 'ink on paper'),
  atMost('style', 30),
  {
    rule: 'style: no punctuation',
    accepts: [{ style: '水墨风格' }, { style: 'ink 1920' }],
    refuses: invalid('style', 'ink, paper', 'ink!', '水墨，风格', '“ink”', 'ink.'),
  },
  choice('language', ['zh', 'en'], 'fr', 'auto'),
  number('tts_speed', 1, 1.5),
  flag('enable_lipsync'),
  ...callbackUrl,
  {
    rule: 'comic_bgm is a URL',
    accepts: [{ comic_bgm: 'https://example.com/song.mp3' }],
    refuses: invalid('comic_bgm', 5, 'http://127.0.0.1/song.mp3'),
  },
  flag('add_subtitle'),
  choice('subtitle_type', ['source_han_serif', 'source_han_sans'], 'arial'),
  choice('quality', ['high', 'standard'], 'low'),
  optional('resolution', 'aspect_ratio', 'style', 'language', 'tts_speed', 'comic_bgm', 'subtitle_type', 'quality'),
]
