import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { decodeSoundIfAny } from '../../../media/src/av/decode-sound.ts'
import type { Order } from '../../../media/src/engine/contract.ts'
import { SAMPLE_RATE } from '../../../media/src/sound/sound.ts'
import { closeSharedSpeaker } from '../../src/orders/speak-order.ts'
import { makeOrder } from '../../src/orders/make-order.ts'

Log.setLevel(AV_LOG_ERROR)

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-heard-'))
})
after(async () => {
  await closeSharedSpeaker()
  await rm(folder, { recursive: true, force: true })
})

type VideoOrder = Extract<Order, { kind: 'video' }>

const order: VideoOrder = {
  kind: 'video',
  prompt: 'A man in heavy rain says "Good morning, my friends, it is raining again."',
  seed: 7,
  inputs: [],
  seconds: 2.5,
  width: 96,
  height: 64,
  withSound: true,
  from: { kind: 'words' },
  amplitude: 'auto',
  withMusic: false,
}

// Lines begin later than this.
const BEFORE_SPEECH = 0.35

/** Decibels of what is heard before anybody speaks, and of the loudest tenth of a second after. */
async function meter(
  wish: Partial<VideoOrder>,
): Promise<{ before: number; loudest: number; notes: readonly string[] }> {
  const { notes = [], files } = await makeOrder({ order: { ...order, ...wish }, folder }, () => {})
  const sound = await decodeSoundIfAny(files[0]!.path)
  assert.ok(sound)
  const decibels = (from: number, to: number): number => {
    const part = sound.left.subarray(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE))
    return 10 * Math.log10(part.reduce((sum, one) => sum + one * one, 0) / Math.max(1, part.length) + 1e-10)
  }
  const tenths = Array.from({ length: 20 }, (_, at) => decibels(0.5 + at / 10, 0.6 + at / 10))
  return { before: decibels(0.15, BEFORE_SPEECH), loudest: Math.max(...tenths), notes }
}

test('the sound can be limited to speech, or to everything except speech', async () => {
  const [speech, effects] = [await meter({ heard: 'speech' }), await meter({ heard: 'effects' })]
  assert.ok(speech.before < -70 && speech.loudest > -30, JSON.stringify(speech))
  // Rain goes on as it is.
  assert.ok(effects.before > -50 && effects.loudest < effects.before + 9, JSON.stringify(effects))
})

test('a clip without the wanted sounds is silent and has a note', async () => {
  const silent = await meter({ heard: 'speech', prompt: 'heavy rain on a street' })
  assert.ok(silent.before < -70 && silent.loudest < -70, JSON.stringify(silent))
  assert.ok(silent.notes.includes('audio_type: nobody says anything in it, so it is silent'), silent.notes.join())
})
