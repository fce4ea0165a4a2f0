import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decibelsToGain } from '../../src/sound/decibels.ts'
import { amplitudeAt, findFrequency } from './find-frequency.ts'
import { normaliseLoudness } from '../../src/sound/normalise-loudness.ts'
import { limitPeaks } from '../../src/sound/limit-peaks.ts'
import { measureLoudness } from './measure-loudness.ts'
import { mixSounds } from '../../src/sound/mix-sounds.ts'
import { SAMPLE_RATE, createSilence, type Sound } from '../../src/sound/sound.ts'
import { measuredByFfmpeg } from './ebur128.ts'
import { assertSame, noise, cutSound, rootMeanSquare, makeSound, speechLike, makeTone } from './test-sounds.ts'

/** The peak at four times the rate, by a much longer filter than the limiter's own. */
function independentPeakDb({ left, right }: Sound): number {
  const reach = 32
  let peak = 0
  for (const side of [left, right])
    for (const quarter of [0, 0.25, 0.5, 0.75]) {
      const weights = Array.from({ length: 2 * reach }, (_, i) => {
        const distance = i - reach + 1 - quarter
        const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance)
        return sinc * Math.cos((Math.PI * distance) / (2 * reach + 2)) ** 2
      })
      for (let at = 0; at < side.length; at++) {
        let sum = 0
        for (let i = 0; i < weights.length; i++) sum += weights[i]! * (side[at + i - reach + 1] ?? 0)
        peak = Math.max(peak, Math.abs(sum))
      }
    }
  return 20 * Math.log10(peak)
}

test('silence stays silence, of any length', () => {
  for (const seconds of [0, 0.1, 2]) {
    const levelled = normaliseLoudness(createSilence(seconds))
    assert.equal(levelled.left.length, seconds * SAMPLE_RATE)
    assert.ok(levelled.left.every(sample => sample === 0))
  }
})

test('noise of a recording without content is not raised to a roar', () => {
  const next = noise()
  const hiss = makeSound(3, () => 0.0001 * next())
  assertSame(normaliseLoudness(hiss), hiss)
})

test('quiet and loud sounds come to -16 LUFS within 0.5 LU, below -1 dBTP', async () => {
  const next = noise(9)
  const sounds: Record<string, Sound> = {
    'a quiet tone': makeTone(440, 3, 0.004),
    'a loud tone': makeTone(440, 3, 1),
    'a tone far above full scale': makeTone(440, 3, 6),
    'quiet noise': makeSound(3, () => 0.01 * next()),
    'a voice with high peaks': speechLike(6),
    'a quiet voice with high peaks': speechLike(6, 0.05),
    'a voice on one side': mixSounds(6, [{ sound: speechLike(6), pan: 0.9 }]),
  }
  for (const [name, sound] of Object.entries(sounds)) {
    const { lufs } = await measuredByFfmpeg(normaliseLoudness(sound))
    const { truePeakDb } = measureLoudness(normaliseLoudness(sound))
    assert.ok(Math.abs(lufs + 16) < 0.5, `${name}: ${lufs} LUFS`)
    assert.ok(truePeakDb <= -1 + 1e-4, `${name}: ${truePeakDb} dBTP`)
  }
})

test('another loudness and ceiling are kept as well', () => {
  const { integratedLufs, truePeakDb } = measureLoudness(normaliseLoudness(speechLike(6), { lufs: -20, ceilingDb: -6 }))
  assert.ok(Math.abs(integratedLufs + 20) < 0.5, `${integratedLufs}`)
  assert.ok(truePeakDb <= -6 + 1e-4, `${truePeakDb}`)
})

test('the ceiling holds between the samples, as a longer filter finds them', () => {
  // Edges as steep as 16 kHz allow, in bursts.
  const edges = makeSound(0.3, second => {
    let edge = 0
    for (let overtone = 1; overtone < 16; overtone += 2)
      edge += Math.sin(2 * Math.PI * 1_030 * overtone * second) / overtone
    return second % 0.2 < 0.05 ? 2 * edge * Math.sin((Math.PI * (second % 0.2)) / 0.05) : 0
  })
  const quarter = makeSound(0.2, (_, i) => 0.99 * Math.sin((Math.PI / 2) * i + Math.PI / 4))
  const bright = mixSounds(
    0.5,
    [220, 990, 3_100, 7_700, 13_300, 15_900].map(hertz => ({ sound: makeTone(hertz, 0.5, 0.4), fadeInSeconds: 0.5 })),
  )
  for (const sound of [edges, quarter, bright]) {
    const limited = limitPeaks(sound, -1)
    assert.ok(independentPeakDb(sound) > 0, 'the test needs a peak to limit')
    assert.ok(independentPeakDb(limited) > -1.3, 'and is used')
    assert.ok(independentPeakDb(limited) < -0.95, `${independentPeakDb(limited)} dBTP`)
  }
})

test('the limiter turns down around peaks only', () => {
  const sound = mixSounds(3, [{ sound: makeTone(440, 3, 0.3) }, { sound: makeTone(440, 0.05, 1.5), startSeconds: 1 }])
  const limited = limitPeaks(sound, -1)
  assertSame(cutSound(limited, 0, 0.98), cutSound(sound, 0, 0.98))
  assertSame(cutSound(limited, 2, 3), cutSound(sound, 2, 3))
  // 1.8 has to come down by 6 dB, and comes back at 30 dB a second: not at once, which would be heard as a click.
  const changeAt = (second: number): number =>
    20 *
    Math.log10(
      rootMeanSquare(cutSound(limited, second, second + 0.02)) / rootMeanSquare(cutSound(sound, second, second + 0.02)),
    )
  assert.ok(changeAt(1.1) < -2, `${changeAt(1.1)}`)
  assert.ok(Math.abs(changeAt(1.3)) < 0.01, `${changeAt(1.3)}`)
  assert.equal(limitPeaks(makeTone(440, 1, 0.5), -1).left[100], makeTone(440, 1, 0.5).left[100])
})

test('a single pulse comes down to the ceiling and no further', () => {
  const pulse = makeSound(1, second => {
    const place = (second - 0.5) * 1000
    return place > 0 && place < 1 ? 1.5 * Math.sin(Math.PI * place) ** 2 : 0.05 * Math.sin(2 * Math.PI * 100 * second)
  })
  const limited = limitPeaks(pulse, -1)
  const peak = independentPeakDb(limited)
  assert.ok(peak > -1.15 && peak < -0.98, `${peak}`)
  assertSame(cutSound(limited, 0, 0.48), cutSound(pulse, 0, 0.48))
})

test('a limited tone has no overtones that could be heard: -60 dB, and -40 dB in the bass', () => {
  for (const hertz of [30, 200]) {
    const limited = limitPeaks(makeTone(hertz, 2, 2), -1)
    assert.ok(Math.abs(amplitudeAt(limited.left, hertz) - decibelsToGain(-1)) < 0.02)
    for (const times of [2, 3, 4, 5]) {
      const overtone = amplitudeAt(limited.left, hertz * times)
      // In the deepest bass the gain follows the wave a little.
      assert.ok(overtone < (hertz < 100 ? 0.01 : 0.001), `${hertz * times} Hz: ${overtone}`)
    }
  }
})

test('both sides are lowered equally, and only around the peaks of the louder one', () => {
  const soft = makeTone(300, 2, 0.2).left
  const loud = soft.map((sample, i) => (i < SAMPLE_RATE ? sample : 10 * sample))
  for (const sound of [
    { left: loud, right: soft },
    { left: soft, right: loud },
  ]) {
    const limited = limitPeaks(sound, -1)
    assertSame(cutSound(limited, 0, 0.98), cutSound(sound, 0, 0.98))
    const [high, low] = sound.left === loud ? [limited.left, limited.right] : [limited.right, limited.left]
    for (const i of [60_000, 72_007, 88_001]) assert.ok(Math.abs(low[i]! / high[i]! - 0.1) < 1e-6)
  }
})

test('a sound of less than 400 ms is levelled, and one that is a click is not pressed flat', () => {
  const beep = normaliseLoudness(makeTone(1000, 0.2, 0.01))
  assert.ok(Math.abs(measureLoudness(beep).integratedLufs + 16) < 0.5)
  assert.ok(Math.abs(findFrequency(beep) - 1000) < 2)
  const click = normaliseLoudness(makeSound(2, (_, i) => (i === 40_000 ? 0.5 : 0)))
  assert.ok(click.left.every(Number.isFinite))
  assert.ok(measureLoudness(click).truePeakDb <= -1 + 1e-4)
})

test('the same sound gives the same samples, and stays unchanged', () => {
  const sound = speechLike(2)
  assertSame(normaliseLoudness(sound), normaliseLoudness(sound))
  assertSame(sound, speechLike(2))
})
