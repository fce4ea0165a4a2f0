import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import { type Body, bodyOf, type GeneratorName } from './bodies.ts'
import { MB, mp3OfBytes, mp4OfBytes, pngOfBytes, wavOfBytes } from './media.ts'

// Limits that a body of 20 MB cannot reach bind an operator who allows larger ones.
let service: TestService

before(async () => {
  service = await startService({ KINORA_MAX_BODY_MB: '80', KINORA_BODY_MEMORY_MB: '400' })
})
after(() => service.stop())

type Row = {
  rule: string
  generator: GeneratorName
  at: () => Body
  beyond: () => Body
  reason: 'AudioFormatInvalid' | 'VideoFormatInvalid' | 'ImageSizeInvalid'
  field: string
}

const audio = (generator: GeneratorName): Row => ({
  rule: `${generator}: decoded Base64 audio under 20 MB`,
  generator,
  at: () => ({ audio_url: wavOfBytes(20 * MB - 2, 12) }),
  beyond: () => ({ audio_url: wavOfBytes(20 * MB, 12) }),
  reason: 'AudioFormatInvalid',
  field: 'audio_url',
})

const rows: Row[] = [
  audio('one-click/mv'),
  audio('one-click/premium_mv'),
  {
    rule: 'sounds: decoded Base64 under 20 MB',
    generator: 'reference2video',
    at: () => ({ model: 'genq3-mix', sounds: [mp3OfBytes(20 * MB - 1, 5)] }),
    beyond: () => ({ model: 'genq3-mix', sounds: [mp3OfBytes(20 * MB, 5)] }),
    reason: 'AudioFormatInvalid',
    field: 'sounds[0]',
  },
  {
    rule: 'videos: decoded Base64 under 20 MB',
    generator: 'reference2video',
    at: () => ({ model: 'genq2-pro', videos: [mp4OfBytes(20 * MB - 1, 5)] }),
    beyond: () => ({ model: 'genq2-pro', videos: [mp4OfBytes(20 * MB, 5)] }),
    reason: 'VideoFormatInvalid',
    field: 'videos[0]',
  },
  {
    rule: 'videos of a subject: decoded Base64 under 20 MB',
    generator: 'reference2video',
    at: () => ({ model: 'genq2-pro', subjects: [{ name: 'Tom', videos: [mp4OfBytes(20 * MB - 1, 5)] }] }),
    beyond: () => ({ model: 'genq2-pro', subjects: [{ name: 'Tom', videos: [mp4OfBytes(20 * MB, 5)] }] }),
    reason: 'VideoFormatInvalid',
    field: 'subjects[0].videos[0]',
  },
  {
    rule: 'an image has at most 50 MB',
    generator: 'reference2image',
    at: () => ({ images: [pngOfBytes(50 * MB)] }),
    beyond: () => ({ images: [pngOfBytes(50 * MB + 1)] }),
    reason: 'ImageSizeInvalid',
    field: 'images[0]',
  },
]

for (const { rule, generator, at, beyond, reason, field } of rows) {
  test(rule, async () => {
    const path = `/ent/v2/estimate/${generator}`
    const good = await service.post(path, bodyOf(generator, at()))
    assert.equal(good.status, 200, good.text)
    assertRefused(await service.post(path, bodyOf(generator, beyond())), 400, reason, [field])
  })
}
