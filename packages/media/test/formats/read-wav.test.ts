import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readWav } from '../../src/formats/read-wav.ts'
import { makeSilentWav } from './sample-files.ts'
import { riffChunk, makeRiff } from './sample-pictures.ts'

const secondsOf = (wav: Buffer): number | string => {
  const found = readWav(wav)
  return found.ok ? found.seconds : found.why
}

type Fields = { tag?: number; channels?: number; rate?: number; bits?: number; frameBytes?: number; subformat?: number }

function formatOf({ tag = 1, channels = 2, rate = 1_000, bits = 16, frameBytes, subformat }: Fields): Buffer {
  const align = frameBytes ?? channels * Math.ceil(bits / 8)
  const format = Buffer.alloc(subformat === undefined ? 16 : 40)
  format.writeUInt16LE(tag, 0)
  format.writeUInt16LE(channels, 2)
  format.writeUInt32LE(rate, 4)
  format.writeUInt32LE(rate * align, 8)
  format.writeUInt16LE(align, 12)
  format.writeUInt16LE(bits, 14)
  if (subformat !== undefined) format.writeUInt16LE(subformat, 24)
  return riffChunk('fmt ', format)
}

const fileOf = (fields: Fields, dataBytes: number): Buffer =>
  makeRiff('WAVE', formatOf(fields), riffChunk('LIST', Buffer.alloc(5)), riffChunk('data', Buffer.alloc(dataBytes)))

test('a WAV has the length of its data', () => {
  for (const seconds of [1, 10, 300, 0.5]) assert.equal(secondsOf(makeSilentWav(seconds)), seconds)
})

test('whole numbers, floats, telephone codes and the extensible form are read', () => {
  assert.equal(secondsOf(fileOf({ bits: 24 }, 6_000)), 1)
  assert.equal(secondsOf(fileOf({ tag: 3, bits: 32 }, 8_000)), 1)
  assert.equal(secondsOf(fileOf({ tag: 6, bits: 8 }, 2_000)), 1)
  assert.equal(secondsOf(fileOf({ tag: 7, bits: 8 }, 2_000)), 1)
  assert.equal(secondsOf(fileOf({ tag: 0xfffe, channels: 6, subformat: 1 }, 12_000)), 1)
})

test('the extension counts in the extensible form only', () => {
  assert.equal(secondsOf(fileOf({ subformat: 0x55 }, 4_000)), 1)
})

test('compressed sound is rejected', () => {
  const why = 'its sound is compressed in a way that is not supported'
  assert.equal(secondsOf(fileOf({ tag: 2 }, 4_000)), why)
  assert.equal(secondsOf(fileOf({ tag: 0x55 }, 4_000)), why)
  assert.equal(secondsOf(fileOf({ tag: 0xfffe, subformat: 0x55 }, 4_000)), why)
  assert.equal(secondsOf(fileOf({ tag: 0xfffe }, 4_000)), why, 'extensible without its extension')
})

test('a recording to a pipe without a length has the length of its data', () => {
  const wav = makeSilentWav(2)
  wav.writeUInt32LE(0xffffffff, 4)
  wav.writeUInt32LE(0xffffffff, 40)
  assert.equal(secondsOf(wav), 2)
  assert.equal(secondsOf(makeSilentWav(2).subarray(0, 44 + 16_000)), 1)
})

test('a format that contradicts itself is rejected', () => {
  assert.equal(secondsOf(fileOf({ channels: 0, frameBytes: 4 }, 4_000)), 'channels or sample size is zero')
  assert.equal(secondsOf(fileOf({ rate: 0 }, 4_000)), 'sample rate is out of range')
  assert.equal(secondsOf(fileOf({ rate: 268_000_000 }, 4_000)), 'sample rate is out of range')
  assert.equal(secondsOf(fileOf({ frameBytes: 3 }, 4_000)), 'channels and sample size do not fit together')
})

test('a WAV without data, or with its parts in the wrong order, is rejected', () => {
  assert.equal(secondsOf(makeSilentWav(0)), 'has no sound data')
  assert.equal(secondsOf(makeRiff('WAVE', formatOf({}))), 'has no sound data')
  assert.equal(
    secondsOf(makeRiff('WAVE', riffChunk('data', Buffer.alloc(4)), formatOf({}))),
    'has sound data before its format',
  )
  assert.equal(secondsOf(makeSilentWav(1).subarray(0, 30)), 'cut off inside its header')
})
