import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { EMOTIONS } from '@kinora/media/language/emotions'
import { createSpeaker } from '../../src/voice/create-speaker.ts'
import { gatherSpeech } from '../../src/voice/gather-speech.ts'
import { patchModel } from '../../src/voice/render/patch-model.ts'
import type { Manner } from '../../src/voice/render/renderer.ts'
import type { SpeechOrder, SpeechPiece } from '../../src/voice/spoken.ts'
import { findCasting, allVoices } from '../../src/voice/voices/voices.ts'
import { createFakeRenderer } from './fake-renderer.ts'

const VOICES = allVoices()

const voice = 'English_Female_Currency'

async function asked(order: Partial<SpeechOrder>): Promise<{ manner: Manner; signs: string[]; pieces: SpeechPiece[] }> {
  const renderer = createFakeRenderer()
  const speaker = await createSpeaker({ renderer })
  const pieces: SpeechPiece[] = []
  for await (const piece of speaker.speak({ text: 'Hello there.', voice, ...order })) pieces.push(piece)
  return { manner: renderer.asked[0]!.manner, signs: renderer.asked.map(({ signs }) => signs), pieces }
}

describe('a request to a voice', () => {
  test('shares a higher pitch between the melody and the vocal tract', async () => {
    const [plain, high, low] = [await asked({}), await asked({ pitch: 12 }), await asked({ pitch: -12 })]
    assert.ok(Math.abs(high.manner.pitchRatio / plain.manner.pitchRatio - Math.SQRT2) < 1e-6)
    assert.ok(Math.abs(low.manner.pitchRatio / plain.manner.pitchRatio - Math.SQRT1_2) < 1e-6)
  })

  test('asks the model for feelings, not for speed', async () => {
    const [plain, fast] = [await asked({}), await asked({ speed: 2 })]
    assert.equal(fast.manner.rate, plain.manner.rate)
    const sad = await asked({ emotion: 'sad' })
    assert.ok(sad.manner.rate < plain.manner.rate && sad.manner.pitchRange < plain.manner.pitchRange)
    const happy = await asked({ emotion: 'happy' })
    assert.ok(happy.manner.rate > plain.manner.rate && happy.manner.pitchRatio > plain.manner.pitchRatio)
  })

  test('stays within the range of speech for every feeling and voice', async () => {
    for (const emotion of EMOTIONS) {
      const { manner } = await asked({ emotion })
      assert.ok(manner.rate > 0.6 && manner.rate < 1.6 && manner.pitchRatio > 0.5 && manner.pitchRatio < 2, emotion)
      assert.ok(manner.pitchRange > 0.2 && manner.pitchRange < 2.5, emotion)
    }
    for (const { id } of VOICES) assert.ok(findCasting(id)!.range >= 0, id)
  })

  test('has the casting of the voice', async () => {
    assert.deepEqual((await asked({ voice: 'British_George' })).manner.casting, findCasting('British_George'))
  })
})

describe('a passage', () => {
  test('ends high before a pause and falls at the end', async () => {
    const { signs } = await asked({ text: 'One two three<#1#>four five six' })
    assert.ok(signs[0]!.endsWith(','))
    assert.ok(signs.at(-1)!.endsWith('.'))
  })

  test('keeps a mark of the text', async () => {
    assert.ok((await asked({ text: 'Are you there?' })).signs[0]!.endsWith('?'))
    assert.ok((await asked({ text: '你好吗？', voice: 'Chinese_Female_Currency' })).signs[0]!.endsWith('?'))
  })

  test('has exactly the requested pause, without another rest beside it or after the last word', async () => {
    const { pieces } = await asked({ text: 'This is one whole sentence.<#0.7#>This is another whole sentence.' })
    assert.deepEqual(
      pieces.map(piece => (piece.kind === 'pause' ? piece.seconds : 'sound')),
      ['sound', 0.7, 'sound'],
    )
  })

  test('has two pauses for two, and one at its beginning', async () => {
    const { pieces } = await asked({ text: '<#0.5#>Hello.<#0.25#><#0.25#>' })
    assert.deepEqual(
      pieces.map(piece => (piece.kind === 'pause' ? piece.seconds : 'sound')),
      [0.5, 'sound', 0.25, 0.25],
    )
  })

  test('has the positions of its words in the whole text, after every pause', async () => {
    const text = 'One.<#1#>Two three.\nFour'
    const renderer = createFakeRenderer()
    const { words } = await gatherSpeech((await createSpeaker({ renderer })).speak({ text, voice }))
    for (const { from, to, text: written } of words) assert.equal(text.slice(from, to), written)
    assert.deepEqual(
      words.map(({ text: written }) => written),
      ['One', 'Two', 'three', 'Four'],
    )
  })
})

describe('the model with its melody routed through new nodes', () => {
  const MELODY = '/encoder/F0_proj/Conv_output_0'
  const known = Buffer.concat([
    Buffer.from('head'),
    Buffer.from([(1 << 3) | 2, MELODY.length]),
    Buffer.from(MELODY),
    Buffer.from('tail'),
  ])

  test('keeps its length except for the addition, and takes the melody from another name', () => {
    const patched = patchModel(known)
    assert.ok(patched.length > known.length)
    assert.equal(patched.subarray(0, 4).toString(), 'head')
    assert.notEqual(patched.subarray(6, 6 + MELODY.length).toString(), MELODY)
    assert.equal(patched.subarray(6 + MELODY.length, known.length).toString(), 'tail')
    assert.ok(patched.subarray(known.length).includes(MELODY), 'the new nodes read it')
  })

  test('leaves the given file unchanged', () => {
    const before = Buffer.from(known)
    patchModel(known)
    assert.deepEqual(known, before)
  })

  test('is rejected if it is another model', () => {
    assert.throws(() => patchModel(Buffer.from('something else')), /not the one of this release/)
  })
})
