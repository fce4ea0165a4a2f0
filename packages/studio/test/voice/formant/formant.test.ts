import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createFormantRenderer } from '../../../src/voice/formant/create-formant-renderer.ts'
import { synthesise } from '../../../src/voice/formant/synthesise.ts'
import { voiceData } from '../../../src/voice/voice-data.ts'

const SOUNDS = voiceData('formants').sounds
import { RENDER_RATE, type Manner } from '../../../src/voice/render/renderer.ts'
import { serialiseRenderer } from '../../../src/voice/render/serialise-renderer.ts'
import { findCasting } from '../../../src/voice/voices/voices.ts'
import { writeScript } from '../../../src/voice/script/write-script.ts'

const casting = findCasting('English_Male_Currency')!
const manner = (more: Partial<Manner> = {}): Manner => ({ casting, rate: 1, pitchRatio: 1, pitchRange: 0, ...more })
const render = (signs: string, more: Partial<Manner> = {}) =>
  createFormantRenderer().render(Array.from(signs), manner(more))
const rms = (samples: Float32Array, from = 0, to = samples.length): number => {
  let sum = 0
  for (let i = from; i < to; i++) sum += samples[i]! ** 2
  return Math.sqrt(sum / Math.max(1, to - from))
}
/** The lag at which a voice repeats best, as hertz. */
function pitchOf(samples: Float32Array): number {
  const from = samples.length >> 2
  let best = { lag: 0, likeness: -1 }
  for (let lag = Math.round(RENDER_RATE / 400); lag < RENDER_RATE / 60; lag++) {
    let [product, one, other] = [0, 0, 0]
    for (let i = from; i < from + 2400; i++) {
      product += samples[i]! * samples[i + lag]!
      one += samples[i]! ** 2
      other += samples[i + lag]! ** 2
    }
    const likeness = product / Math.sqrt(one * other)
    if (likeness > best.likeness + 0.01) best = { lag, likeness }
  }
  return RENDER_RATE / best.lag
}

describe('a voice without a model', () => {
  test('has an increasing bound for every sign, and the length of the last', async () => {
    const { samples, bounds } = await render('həlˈO, wˈɜɹld.')
    assert.equal(bounds.length, Array.from('həlˈO, wˈɜɹld.').length + 1)
    assert.deepEqual(
      bounds,
      bounds.toSorted((a, b) => a - b),
    )
    assert.ok(Math.abs(samples.length / RENDER_RATE - bounds.at(-1)!) < 0.01)
    assert.ok(samples.every(Number.isFinite))
  })

  test('is faster by its rate, higher by its pitch, and reproducible', async () => {
    const [normal, quick] = [await render('ɑɑɑɑ'), await render('ɑɑɑɑ', { rate: 2 })]
    assert.ok(Math.abs(quick.bounds.at(-1)! - normal.bounds.at(-1)! / 2) < 1e-9)
    assert.deepEqual((await render('ɑɑɑɑ')).samples, normal.samples)
    const [low, high] = [
      pitchOf((await render('ɑɑɑɑɑ')).samples),
      pitchOf((await render('ɑɑɑɑɑ', { pitchRatio: 1.5 })).samples),
    ]
    assert.ok(Math.abs(low / casting.hertz - 1) < 0.12, `${low} Hz of ${casting.hertz}`)
    assert.ok(Math.abs(high / low - 1.5) < 0.15, `${high} and ${low}`)
  })

  test('has longer stressed vowels, and a longer rest at a comma than at a space', async () => {
    const lengthOf = async (signs: string, at: number): Promise<number> => {
      const { bounds } = await render(signs)
      return bounds[at + 1]! - bounds[at]!
    }
    assert.ok((await lengthOf('ˈɑtttɑ', 1)) > (await lengthOf('ɑtttɑ', 0)))
    assert.ok((await lengthOf('ɑ,ɑ', 1)) > (await lengthOf('ɑ ɑ', 1)))
  })

  test('has the same loudness for every speaker and text', async () => {
    const woman = findCasting('English_Female_Currency')!
    const level = async (signs: string, own = casting): Promise<number> =>
      20 * Math.log10(rms((await render(signs, { casting: own })).samples)) + own.gainDb
    for (const signs of ['ɑɑɑ', 'sɑsɑ', 'mimi']) assert.ok(Math.abs((await level(signs)) + 23) < 0.1, signs)
    assert.ok(Math.abs((await level('ɑɑɑ', woman)) + 23) < 0.1)
  })

  test('knows every sound of written English', () => {
    const words =
      'the quick brown fox jumps over a lazy dog while she thinks about measuring huge choirs of young boys and joyful girls'
    for (const passage of writeScript(words, { language: 'en' }))
      if (passage.kind === 'speech')
        for (const token of passage.tokens)
          if (token.kind === 'word')
            for (const sign of token.parts.map(({ ipa }) => ipa).join(''))
              if (!'ˈˌ '.includes(sign)) assert.ok(SOUNDS[sign], sign)
  })
})

describe('a vocal tract', () => {
  const target = (sign: string, from: number, to: number, semitones = 0) => ({
    sound: SOUNDS[sign],
    startSeconds: from,
    endSeconds: to,
    semitones,
  })

  test('hums in vowels, not in hisses, and is silent in a rest', () => {
    const made = synthesise(
      [
        target('ɑ', 0, 0.2),
        target('s', 0.2, 0.4),
        { sound: undefined, startSeconds: 0.4, endSeconds: 0.7, semitones: 0 },
      ],
      { hertz: 120, size: 1 },
    )
    assert.equal(made.length, 0.7 * RENDER_RATE)
    const crossings = (from: number, to: number): number => {
      let count = 0
      for (let i = from + 1; i < to; i++) if (made[i - 1]! < 0 !== made[i]! < 0) count++
      return count
    }
    assert.ok(crossings(7200, 9000) > 3 * crossings(2400, 4200))
    assert.ok(rms(made, 16_000) < rms(made, 2400, 4200) / 100)
  })

  test('is silent in a stop before it bursts', () => {
    const made = synthesise([target('ɑ', 0, 0.2), target('t', 0.2, 0.295), target('ɑ', 0.295, 0.5)], {
      hertz: 120,
      size: 1,
    })
    const at = (seconds: number): number => Math.round(seconds * RENDER_RATE)
    assert.ok(rms(made, at(0.24), at(0.255)) < rms(made, at(0.1), at(0.18)) / 3)
  })

  test('takes some hundredths of a second from one vowel to the next, and at most a tenth', () => {
    const made = synthesise([target('i', 0, 0.3), target('ɑ', 0.3, 0.7)], { hertz: 100, size: 1 })
    const period = RENDER_RATE / 100
    /** How much two periods of the voice differ, of what they are. */
    const differ = (at: number, from: number): number => {
      let [sum, all] = [0, 0]
      for (let i = 0; i < period; i++) {
        sum += (made[at + i]! - made[from + i]!) ** 2
        all += made[from + i]! ** 2
      }
      return Math.sqrt(sum / all)
    }
    const there = Math.round(0.65 * RENDER_RATE)
    const after = (seconds: number): number => differ(Math.round((0.3 + seconds) * RENDER_RATE), there)
    assert.ok(after(0) > 0.6 && after(0.02) > 0.2, `${after(0)} ${after(0.02)}`)
    assert.ok(after(0.05) < 0.5 && after(0.1) < 0.15, `${after(0.05)} ${after(0.1)}`)
  })

  test('gives no samples for an empty text', () => {
    assert.equal(synthesise([], { hertz: 120, size: 1 }).length, 0)
  })
})

test('renderings run one at a time, in the order of requests', async () => {
  const log: string[] = []
  const slow = serialiseRenderer({
    name: 'formant',
    languages: ['en'],
    async render(signs) {
      log.push(`+${signs[0]}`)
      await new Promise(resolve => setImmediate(resolve))
      log.push(`-${signs[0]}`)
      return { samples: new Float32Array(0), bounds: [] }
    },
    async close() {},
  })
  await Promise.all(['a', 'b', 'c'].map(sign => slow.render([sign], manner())))
  assert.deepEqual(log, ['+a', '-a', '+b', '-b', '+c', '-c'])
})
