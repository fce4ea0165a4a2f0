import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openGraphModel } from '../../packages/studio/src/models/tfjs/open-graph-model.ts'
import { decodeSound } from '../../packages/media/src/av/decode-sound.ts'
import { SAMPLE_RATE } from '../../packages/media/src/sound/sound.ts'
import { changeAtMouth, framesOf, made, voice } from '../../packages/studio/test/orders/lips-orders.ts'

// Whole orders, with every model that takes a photo apart: seventeen seconds of a processor.

const isInstalled = (await openGraphModel('facemesh')) !== undefined

const levelOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)

const lips = { sound: 'sounds[0]' }

test('a clip without a frontal face is made, and a note says so', async t => {
  const note = isInstalled ? 'lips: no frontal face in images[0]' : 'lips: no model is installed that finds faces'
  const options = { seconds: 0.1, withSound: false, lips } as const
  assert.deepEqual((await made(t, 'waves', options)).notes, [note])
  const mentioned = { ...options, from: { kind: 'references' }, prompt: 'abstract' } as const
  assert.deepEqual((await made(t, 'waves', mentioned)).notes, [note])
})

describe('a portrait', { skip: !isInstalled && '@vladmandic/human is not installed' }, () => {
  for (const kind of ['frame', 'references'] as const) {
    test(`that came as ${kind} moves its lips to the sound that is heard, which is the given one`, async t => {
      const { path, notes } = await made(t, 'portrait', { from: { kind }, lips })
      assert.equal(notes, undefined)
      const frames = await framesOf(path)
      assert.ok(changeAtMouth(frames[0]!, frames[8]!) < 3)
      assert.ok(changeAtMouth(frames[8]!, frames[20]!) > 8)
      const heard = await decodeSound(path)
      assert.ok(levelOf(heard.left.subarray(0, SAMPLE_RATE / 4)) < 0.01)
      // As loud as it was: it is part of something longer.
      const [from, to] = [0.65 * SAMPLE_RATE, 0.75 * SAMPLE_RATE]
      const ratio = levelOf(heard.left.subarray(from, to)) / levelOf(voice(1).left.subarray(from, to))
      assert.ok(Math.abs(ratio - 1) < 0.1, `${ratio}`)
    })
  }
})
