import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Order } from '../../../../media/src/engine/contract.ts'
import { acceptsOrder } from '../../../src/engines/openai/accepts-order.ts'
import { findGaps } from '../../../src/engines/openai/find-gaps.ts'
import type { DialectName } from '../../../src/engines/openai/dialects.ts'
import type { OpenaiSettings } from '../../../src/engines/openai/openai-settings.ts'
import { clip, driveOpenai, speech, still } from './drive-openai.ts'
import { MANNERS, type OpenaiTwin, startOpenaiTwin } from './openai-twin.ts'

const twins = {} as Record<DialectName, OpenaiTwin>
before(async () => {
  for (const name of Object.keys(MANNERS) as DialectName[]) twins[name] = await startOpenaiTwin(name)
})
after(() => Promise.all(Object.values(twins).map(twin => twin.close())))

type Sent = { dialect: DialectName; others?: Partial<OpenaiSettings>; order: Order; type: string; fields: object }

const form = 'multipart/form-data'
const json = 'application/json'
const frames = { width: '1280', height: '720', size: '1280x720', fps: '24', num_frames: '85', seed: '7' }
const { prompt } = clip

// What arrives at a server for an order.
const SENT: Record<string, Sent> = {
  'words, a length and a size that it takes, to the service itself': {
    dialect: 'openai',
    order: clip,
    type: form,
    fields: { model: 'big', prompt, seconds: '4', size: '1280x720' },
  },
  'frames, frames a second, sides and seed in a form, to vLLM-Omni': {
    dialect: 'vllm-omni',
    order: clip,
    type: form,
    fields: { model: 'big', prompt, seconds: '4', ...frames },
  },
  'the same as JSON, to SGLang': {
    dialect: 'sglang',
    order: clip,
    type: json,
    fields: {
      model: 'big',
      prompt,
      seconds: 4,
      size: '1280x720',
      width: 1280,
      height: 720,
      fps: 24,
      num_frames: 85,
      seed: 7,
    },
  },
  'frames in the steps of a model, sides in its steps, and what the operator adds': {
    dialect: 'fastvideo',
    others: { fps: 16, frameStep: 8, sizeStep: 32, parameters: { video: { num_inference_steps: 30, seconds: null } } },
    order: { ...clip, seconds: 5, width: 1920, height: 1080 },
    type: json,
    fields: {
      model: 'big',
      prompt,
      size: '1920x1088',
      width: 1920,
      height: 1088,
      fps: 16,
      num_frames: 81,
      seed: 7,
      num_inference_steps: 30,
    },
  },
  'a size as it was asked for, to a gateway': {
    dialect: 'new-api',
    order: { ...clip, width: 720, height: 1280 },
    type: json,
    fields: { model: 'big', prompt, seconds: '4', size: '720x1280' },
  },
  'the nearest form of a picture, and no wish for Base64, to the service itself': {
    dialect: 'openai',
    order: { ...still, width: 810, height: 1080 },
    type: json,
    fields: { model: 'big', prompt, n: 1, size: '1024x1536' },
  },
  'a picture of the asked size as Base64, to a machine of one’s own': {
    dialect: 'sglang',
    order: still,
    type: json,
    fields: { model: 'big', prompt, n: 1, size: '1440x1088', response_format: 'b64_json', seed: 7 },
  },
  'a text without pause markers, in the voice that stands for all others': {
    dialect: 'openai',
    others: { voices: { 'Cool*': 'onyx', '*': 'nova' }, model: { speech: 'tts' } },
    order: speech,
    type: json,
    fields: {
      model: 'tts',
      input: 'Good morning.\nThe boat leaves at nine.',
      voice: 'nova',
      response_format: 'mp3',
      speed: 1.25,
    },
  },
  'its own model for one of ours': {
    dialect: 'new-api',
    others: { models: { 'genq3*': 'large', 'genq3-turbo': 'quick', '*': 'any' } },
    order: clip,
    type: json,
    fields: { model: 'quick', prompt, seconds: '4', size: '1280x720' },
  },
}

describe('a server is sent', () => {
  for (const [title, { dialect, others, order, type, fields }] of Object.entries(SENT))
    test(title, async t => {
      const twin = twins[dialect]
      const settings: OpenaiSettings = { url: twin.url, dialect, makes: ['video', 'image', 'speech'], model: 'big' }
      // With or without /v1: the same paths.
      const url = type === form ? `${twin.url}/v1/` : twin.url
      const { started } = await driveOpenai(t, { ...settings, ...others, url }).begin(order)
      assert.equal(started.state, 'started', JSON.stringify(started))
      const sent = twin.created.at(-1)
      assert.deepEqual({ type: sent?.type, fields: sent?.fields }, { type, fields })
    })
})

const everything: OpenaiSettings = {
  url: 'http://far.example',
  dialect: 'openai',
  makes: ['video', 'image', 'speech'],
  model: 'big',
}
const picture = (role: string) => ({ role, kind: 'picture', path: '/none' }) as const
const twoFrames: Order = { ...clip, from: { kind: 'frames' }, inputs: [picture('images[0]'), picture('images[1]')] }

const ACCEPTED: [string, Order, Partial<OpenaiSettings>, boolean][] = [
  ['a video of 3.5 seconds', clip, {}, true],
  ['a video that is longer than all lengths there are', { ...clip, seconds: 13 }, {}, false],
  ['the same where any length is taken', { ...clip, seconds: 13 }, { dialect: 'sglang' }, true],
  ['a kind that it does not make', clip, { makes: ['speech'] }, false],
  ['two frames, unless the operator says so', twoFrames, {}, false],
  ['two frames where the operator says so', twoFrames, { sources: ['frames'] }, true],
  ['words where only frames are taken', clip, { sources: ['frame'] }, false],
  ['a first frame without words', { ...clip, prompt: '', from: { kind: 'frame' }, inputs: [picture('i')] }, {}, true],
  ['no words at all', { ...clip, prompt: ' ' }, {}, false],
  ['words that it should find itself', { ...twoFrames, from: { kind: 'frame' }, recommends: true }, {}, false],
  ['a story', { ...clip, from: { kind: 'story', story: 'pigsy' } }, {}, false],
  ['a long text', { ...speech, text: 'a'.repeat(4_097) }, {}, false],
  ['a long text on a machine of one’s own', { ...speech, text: 'a'.repeat(4_097) }, { dialect: 'sglang' }, true],
  ['music', { ...speech, kind: 'music', seconds: 5 }, {}, false],
]
for (const [title, order, others, isAccepted] of ACCEPTED)
  test(`it is ${isAccepted ? '' : 'not '}asked for ${title}`, () =>
    assert.equal(acceptsOrder(order, { ...everything, ...others }), isAccepted))

test('fields that the server does not receive are noted for the caller', () => {
  const video: Order = { ...clip, withSound: true, withMusic: true, amplitude: 'large' }
  assert.deepEqual(findGaps({ ...twoFrames, amplitude: 'large' }, everything), [
    'seed: the engine does not take one',
    'images[1]: the engine takes one picture to begin with, and nothing else',
    'movement_amplitude: the engine does not take it',
  ])
  assert.deepEqual(findGaps(video, { ...everything, dialect: 'vllm-omni' }), [
    'movement_amplitude: the engine does not take it',
    'audio: the engine makes no sound',
    'bgm: the engine adds no music',
  ])
  assert.deepEqual(findGaps(still, { ...everything, dialect: 'sglang' }), [])
  const spoken: Order = { ...speech, pitch: 2, volume: 1, emotion: 'happy', pronunciations: ['omg/oh my god'] }
  assert.deepEqual(findGaps(spoken, { ...everything, voices: { '*': 'nova' } }), [
    'voice: the engine\'s own voice "nova" speaks',
    'voice_setting_pitch: the engine does not take it',
    'voice_setting_volume: the engine does not take it',
    'voice_setting_emotion: the engine does not take it',
    'pronunciation_dict_tone: the engine does not take it',
    'text: the engine pauses at marked places for as long as it likes',
  ])
})
