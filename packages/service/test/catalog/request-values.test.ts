import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCatalog } from '../../src/catalog/catalog.ts'
import { type adEdit, adOneClick } from '../../src/catalog/generators/films/ad-one-click.ts'
import type { audioTts } from '../../src/catalog/generators/audio-tts.ts'
import type { explainComic } from '../../src/catalog/generators/films/explain-comic.ts'
import type { img2video } from '../../src/catalog/generators/img2video.ts'
import type { premiumMv } from '../../src/catalog/generators/films/premium-mv.ts'
import type { reference2video } from '../../src/catalog/generators/reference2video.ts'
import { text2video } from '../../src/catalog/generators/text2video.ts'
import type { MediaReference, RequestValues } from '../../src/catalog/request-values.ts'
import { choice, flag, integer, list, picture, pictures, record, text } from '../../src/catalog/words/words.ts'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <_ extends true>(): void => {}

type Text = RequestValues<typeof text2video>
type Comic = RequestValues<typeof explainComic>
type Asset = NonNullable<Comic['assets']>[number]
type Reference = RequestValues<typeof reference2video>
type Imagined = RequestValues<typeof text2video | typeof reference2video>

test('the type of a request follows from its declaration', () => {
  holds<Same<Text['prompt'], string>>()
  holds<Same<Text['duration'], number>>()
  holds<Same<Text['resolution'], '360p' | '540p' | '720p' | '1080p'>>()
  holds<Same<Text['aspect_ratio'], '16:9' | '9:16' | '3:4' | '4:3' | '1:1'>>()
  holds<Same<Text['audio'], boolean>>()
  // Cards have the choices.
  holds<Same<Text['model'], string>>()
  // Drawn where it is absent.
  holds<Same<Text['seed'], number>>()
  holds<Same<RequestValues<typeof audioTts>['pronunciation_dict_tone'], readonly string[] | undefined>>()
  holds<Same<RequestValues<typeof audioTts>['voice_setting_speed'], number>>()
})

test('fields without a default, without effect on some models, or muted by another field are optional', () => {
  holds<Same<RequestValues<typeof audioTts>['voice_setting_emotion'], EmotionValue | undefined>>()
  holds<Same<Text['movement_amplitude'], 'auto' | 'small' | 'medium' | 'large' | undefined>>()
  holds<Same<RequestValues<typeof img2video>['prompt'], string | undefined>>()
  holds<Same<RequestValues<typeof img2video>['is_rec'], boolean>>()
  // @ts-expect-error: it has a column of its own.
  holds<Same<Text['payload'], string>>()
})

type EmotionValue = 'happy' | 'sad' | 'angry' | 'fearful' | 'disgusted' | 'surprised' | 'calm'

test('media, lists and records have the types of the stored values', () => {
  holds<Same<RequestValues<typeof img2video>['images'], readonly MediaReference[]>>()
  holds<Same<Asset['type'], 'character' | 'scene' | 'tool'>>()
  holds<Same<Asset['description'], string>>()
  holds<Same<Asset['image_uri'], MediaReference | undefined>>()
  holds<Same<NonNullable<Reference['subjects']>[number]['voice_id'], string | undefined>>()
})

test('rules that stand in the declaration are the choices of the field that chooses between them', () => {
  holds<Same<RequestValues<typeof premiumMv>['premium_mv_mode'], 'sing' | 'sing_perform' | 'perform' | 'dance'>>()
  holds<Same<RequestValues<typeof adEdit>['type'], 'generate_video' | 'generate_narration' | 'generate_bgm'>>()
})

test('of several declarations only the common fields can be read', () => {
  holds<Same<Imagined['prompt'], string>>()
  holds<Same<Imagined['aspect_ratio'], Text['aspect_ratio'] | 'auto'>>()
  holds<Same<Imagined['bgm'], boolean | undefined>>()
  holds<Same<Imagined['subjects'], Reference['subjects']>>()
  const widened: (values: Text | Reference) => Imagined = values => values
  assert.equal(typeof widened, 'function')
  // @ts-expect-error: neither has it.
  holds<Same<Imagined['story'], unknown>>()
})

test('a word accepts only known options', () => {
  // @ts-expect-error: `maxx` is none.
  text({ maxx: 3 })
  // @ts-expect-error: a default is a text here.
  text({ default: 3 })
  // @ts-expect-error: `defualt` is none.
  flag({ defualt: true })
  // @ts-expect-error: `requird` is none.
  choice(['a'], { requird: true })
  // @ts-expect-error: `mni` is none.
  integer({ min: 1, max: 2, mni: 1 })
  // @ts-expect-error: `most` is none.
  list(text({}), { min: 0, max: 1, most: 1 })
  // @ts-expect-error: `minside` is none.
  picture({ minside: 3 })
  // @ts-expect-error: `requires` is none.
  pictures({ min: 0, max: 1, requires: true })
  // @ts-expect-error: `alais` is none.
  record({ name: text({}) }, { alais: { id: 'name' } })
})

test('completed values have the types of the declaration', () => {
  const catalog = createCatalog({ ports: { isVoice: () => true, whyUrlRefused: () => undefined } })
  for (const model of catalog.columns(text2video).keys()) {
    const { values } = catalog.understand(text2video, { model, prompt: 'a lamp' })
    const { prompt, duration, resolution, aspect_ratio, audio } = values as Text
    assert.deepEqual(
      [prompt, duration, resolution, aspect_ratio, audio].map(value => typeof value),
      ['string', 'number', 'string', 'string', 'boolean'],
      model,
    )
  }
})

test('the language of a film is that of its words, unless a field says otherwise; Chinese where there are none', () => {
  const catalog = createCatalog({ ports: { isVoice: () => true, whyUrlRefused: () => undefined } })
  const images = ['https://pictures.example/lamp.png']
  const languageOf = (body: Record<string, unknown>): unknown =>
    catalog.understand(adOneClick, { images, ...body }).values['language']
  assert.equal(languageOf({ prompt: 'Lumen desk lamp. Warm light.' }), 'en')
  assert.equal(languageOf({ prompt: '晨露保温杯，24小时保温。' }), 'zh')
  assert.equal(languageOf({ prompt: 'Lumen desk lamp. Warm light.', language: 'zh' }), 'zh')
  assert.equal(languageOf({}), 'zh')
})
