import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Input, Order } from '../../../../media/src/engine/contract.ts'
import { createCatalog } from '../../../src/catalog/catalog.ts'
import type { Column } from '../../../src/catalog/column.ts'
import type { Generator } from '../../../src/catalog/declare.ts'
import type { Values } from '../../../src/catalog/fill-defaults.ts'
import { describeRequest, findGaps } from '../../../src/engines/upstream/describe-request.ts'
import type { UpstreamSettings } from '../../../src/engines/upstream/upstream-settings.ts'
import { frameSize } from '../../../src/plans/frame-size.ts'
import { imagineOrder, videoOrder } from '../../../src/plans/one-order-plans.ts'
import { clip, speech, still } from '../openai/drive-openai.ts'

const settings: UpstreamSettings = { url: 'http://far.example' }
const catalog = createCatalog({ ports: { isVoice: () => true, whyUrlRefused: () => undefined } })
const URL = 'https://example.com/a.jpg'
const picture = (role: string, others: Partial<Input> = {}): Input => ({
  role,
  kind: 'picture',
  path: '/none',
  ...others,
})
// As a frame of the ratio that the order has.
const frame = (role: string) => ({ ...picture(role), width: 1_600, height: 900 })

type Case = { body: Values; order(values: any): Order; ratios?: readonly string[] }

const subject = { name: 'fox', images: [URL], description: 'red' }

// How a request becomes an order, as its plan does it.
const CASES: Record<string, Case> = {
  text2video: { body: { prompt: 'rain' }, order: values => imagineOrder(values, []) },
  img2video: {
    body: { prompt: 'rain', images: [URL] },
    order: values => videoOrder({ kind: 'frame' }, { ...values, aspect_ratio: 'auto' }, [frame('images[0]')]),
  },
  'start-end2video': {
    body: { prompt: 'rain', images: [URL, URL] },
    order: values =>
      videoOrder({ kind: 'frames' }, { ...values, aspect_ratio: 'auto' }, [frame('images[0]'), frame('images[1]')]),
  },
  reference2video: {
    body: { prompt: '[@fox] runs', subjects: [subject], images: [URL] },
    order: values => imagineOrder(values, [picture('subjects[0].images[0]'), picture('images[0]')]),
  },
  reference2image: {
    body: { prompt: 'rain', images: [URL] },
    order: ({ prompt, seed, resolution, aspect_ratio }) => ({
      kind: 'image',
      prompt,
      seed,
      inputs: [picture('images[0]')],
      ...frameSize(resolution, aspect_ratio),
    }),
  },
}

const choicesOf = ({ fields }: Column, name: string): string[] => {
  const field = fields[name]
  return field?.kind === 'choice' ? field.choices.filter(one => one !== 'auto') : []
}

/** Inputs as a caller may have given them. */
const asUrls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asUrls)
  if (typeof value !== 'object' || value === null) return value
  if ('path' in value) return URL
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asUrls(one)]))
}

const TOLD = ['model', 'prompt', 'duration', 'seed', 'resolution', 'aspect_ratio', 'audio', 'bgm', 'subjects', 'images']

describe('a request that became an order becomes the same request again, for every model:', () => {
  for (const [name, { body, order }] of Object.entries(CASES)) {
    const generator = catalog.generators.find(one => one.name === name) as Generator
    for (const [model, column] of catalog.columns(generator))
      test(`${name} with ${model}`, () => {
        for (const resolution of [undefined, ...choicesOf(column, 'resolution')])
          for (const ratio of [undefined, ...choicesOf(column, 'aspect_ratio')]) {
            const asked = { ...body, model, seed: 5, resolution, aspect_ratio: ratio, movement_amplitude: 'large' }
            const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
            const before = catalog.understand(generator, given).values
            const request = describeRequest({ ...order(before), generator: name, model }, settings)
            assert.equal(request?.generator, name)
            const after = catalog.understand(generator, asUrls(request.body) as Values)
            assert.deepEqual(after.unknownFields, [])
            for (const field of TOLD)
              assert.deepEqual(after.values[field], before[field], `${field} of ${resolution} ${ratio}`)
          }
      })
  }
})

test('speech and stories keep their form', () => {
  const spoken: Order = { ...speech, pitch: -2, volume: 3, emotion: 'sad', pronunciations: ['omg/oh my god'] }
  assert.deepEqual(describeRequest(spoken, settings), {
    generator: 'audio-tts',
    body: {
      text: speech.text,
      voice_setting_voice_id: 'Warm_Girl',
      voice_setting_speed: 1.25,
      voice_setting_volume: 3,
      voice_setting_pitch: -2,
      voice_setting_emotion: 'sad',
      pronunciation_dict_tone: ['omg/oh my god'],
    },
  })
  const images = [picture('images[0]')]
  const story: Order = { ...clip, from: { kind: 'story', story: 'pigsy' }, inputs: images }
  assert.deepEqual(describeRequest(story, settings), { generator: 'template-story', body: { story: 'pigsy', images } })
})

test('sounds become words or times, and lips a clip with its sound', () => {
  const makes = ['effects', 'lips'] as const
  const effects = {
    ...speech,
    kind: 'effects',
    model: 'audio1.0',
    prompt: 'rain; a dog',
    seconds: 4,
    withMusic: true,
  } as const
  const whole: Order = {
    ...effects,
    generator: 'text2audio',
    prompt: 'rain',
    effects: [{ fromSeconds: 0, toSeconds: 4, prompt: 'rain' }],
  }
  assert.deepEqual(describeRequest(whole, { ...settings, makes }), {
    generator: 'text2audio',
    body: { model: 'audio1.0', prompt: 'rain', duration: 4, seed: speech.seed },
  })
  const timed: Order = {
    ...effects,
    generator: 'timing2audio',
    effects: [{ fromSeconds: 1, toSeconds: 2, prompt: 'a dog' }],
  }
  assert.deepEqual(describeRequest(timed, { ...settings, makes }), {
    generator: 'timing2audio',
    body: { model: 'audio1.0', timing_prompts: [{ from: 1, to: 2, prompt: 'a dog' }], duration: 4, seed: speech.seed },
  })
  assert.equal(describeRequest({ ...whole, seconds: 11 }, { ...settings, makes }), undefined)
  const [film, sound] = [
    { role: 'video_url', kind: 'clip', path: '/clip' },
    { role: 'speech', kind: 'sound', path: '/sound' },
  ] as const
  const size = { width: 640, height: 360, seconds: 3 }
  const lips: Order = { ...speech, kind: 'lips', inputs: [film, sound], ...size, clip: 'video_url', sound: 'speech' }
  assert.deepEqual(describeRequest(lips, { ...settings, makes }), {
    generator: 'lip-sync',
    body: { video_url: film, audio_url: sound },
  })
  assert.equal(describeRequest(lips, settings), undefined, 'not unless the operator says so')
})

test("a part of a film uses the operator's model, in whole seconds and an available size", () => {
  const part: Order = {
    ...clip,
    generator: 'mv',
    model: '',
    seconds: 2.37,
    width: 1_000,
    height: 562,
    amplitude: 'small',
  }
  assert.equal(describeRequest(part, settings), undefined)
  assert.deepEqual(describeRequest(part, { ...settings, model: { text2video: 'genq3-turbo' } }), {
    generator: 'text2video',
    body: {
      model: 'genq3-turbo',
      prompt: clip.prompt,
      aspect_ratio: '16:9',
      duration: 3,
      resolution: '720p',
      seed: 7,
      audio: false,
      movement_amplitude: 'small',
    },
  })
})

const NOT_MADE: [string, Order][] = [
  ['music', { ...speech, kind: 'music', seconds: 5 }],
  ['hearing', { ...speech, kind: 'hearing', withWords: true, language: 'en' }],
  ['seeing', { ...speech, kind: 'seeing' }],
  ['panels', { ...clip, from: { kind: 'panels', panels: [] } }],
  ['a frame without a picture', { ...clip, from: { kind: 'frame' } }],
  ['speech that is too fast', { ...speech, speed: 2.5 }],
  ['speech that is too long', { ...speech, text: 'a'.repeat(10_000) }],
]
for (const [title, order] of NOT_MADE)
  test(`no generator makes ${title}`, () =>
    assert.equal(describeRequest(order, { ...settings, model: 'genq2' }), undefined))

test('an upstream is not asked for kinds that the operator excluded', () => {
  const order: Order = { ...still, generator: 'reference2image', model: 'genq2' }
  assert.ok(describeRequest(order, settings))
  assert.equal(describeRequest(order, { ...settings, makes: ['speech'] }), undefined)
})

test('values without a field in the request are noted', () => {
  const sound: Input = { role: 'audio_url', kind: 'sound', path: '/none' }
  const order: Order = { ...clip, withMusic: true, inputs: [sound], lips: { sound: 'audio_url' } }
  assert.deepEqual(findGaps(order, settings), [
    'bgm: the engine is not asked for music',
    'the engine moves no lips to a sound',
  ])
  assert.deepEqual(findGaps(speech, { ...settings, voices: { '*': 'x' } }), [
    'voice: the engine\'s own voice "x" speaks',
  ])
  assert.deepEqual(
    findGaps(
      {
        ...clip,
        from: { kind: 'frames' },
        inputs: [picture('a'), picture('b')],
        generator: 'start-end2video',
        withMusic: true,
      },
      settings,
    ),
    [],
  )
})
