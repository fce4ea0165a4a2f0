import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { SAMPLE_RATE, secondsToSamples } from '../../../media/src/sound/sound.ts'
import type { Happening } from '../../src/sound-effects/effect-kind.ts'
import { blast, series } from '../../src/sound-effects/makers/blast.ts'
import { motor } from '../../src/sound-effects/makers/motors.ts'
import { goesOn, happens, roomOf } from '../../src/sound-effects/makers/place.ts'
import { creak, rub } from '../../src/sound-effects/makers/rubbing.ts'
import { walks } from '../../src/sound-effects/makers/steps.ts'
import { pluck, plucks } from '../../src/sound-effects/makers/strings.ts'
import { rattle, RINGS, strike, strikes } from '../../src/sound-effects/makers/struck.ts'
import { along, beeps, glide } from '../../src/sound-effects/makers/tones.ts'
import { bubble, bubbling, stream } from '../../src/sound-effects/makers/water.ts'

const SEED = 7
const made = (happening: Happening, seed = SEED): Float32Array => happening(seededRandom(seed))
const part = (samples: Float32Array, from: number, to: number): Float32Array =>
  samples.subarray(secondsToSamples(from), secondsToSamples(to))
const power = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
const peak = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
const seconds = (samples: Float32Array): number => samples.length / SAMPLE_RATE

/** How much of a tone there is, by its own turn against the samples (after Goertzel). */
function tonePower(samples: Float32Array, hertz: number): number {
  let [real, imaginary] = [0, 0]
  for (const [at, sample] of samples.entries()) {
    const turn = (2 * Math.PI * hertz * at) / SAMPLE_RATE
    real += sample * Math.cos(turn)
    imaginary += sample * Math.sin(turn)
  }
  return (real * real + imaginary * imaginary) / samples.length ** 2
}

/** How often it changes its sign: twice a period of a tone. */
function crossingsPerSecond(samples: Float32Array): number {
  let count = 0
  for (let at = 1; at < samples.length; at++) if (samples[at - 1]! < 0 !== samples[at]! < 0) count++
  return count / seconds(samples)
}

/** Beginnings of what is loud after something soft. */
function onsets(samples: Float32Array, share = 0.3, restSeconds = 0.05): number[] {
  const level = share * peak(samples)
  const found: number[] = []
  for (const [at, sample] of samples.entries()) {
    const second = at / SAMPLE_RATE
    if (Math.abs(sample) > level && second - (found.at(-1) ?? -1) > restSeconds) found.push(second)
  }
  return found
}

const near = (value: number, wanted: number, share: number, what: string): void =>
  assert.ok(Math.abs(value - wanted) <= share * wanted, `${what}: ${value}, not ${wanted}`)

describe('a blast', () => {
  const plain = { seconds: 0.6, decay: 0.1, bright: 6_000, dull: 300 }

  test('has the given length, peaks at its start, and falls to a third in each of its decays', () => {
    const samples = made(blast(plain))
    assert.equal(samples.length, secondsToSamples(0.6))
    const levels = [0, 1, 2, 3].map(step => Math.sqrt(power(part(samples, 0.01 + step * 0.1, 0.01 + (step + 1) * 0.1))))
    for (const step of [1, 2, 3])
      assert.ok(levels[step]! < 0.6 * levels[step - 1]!, `${step}: ${levels.map(level => level.toFixed(4)).join(' ')}`)
    assert.ok(Math.abs(samples.at(-1)!) < 1e-4)
  })

  test('loses high frequencies over time', () => {
    const samples = made(blast({ ...plain, decay: 0.15 }))
    assert.ok(crossingsPerSecond(part(samples, 0, 0.05)) > 1.5 * crossingsPerSecond(part(samples, 0.4, 0.55)))
  })

  test('has nothing below its cutoff, except a push of air if it has one', () => {
    const low = (one: Happening): number => power(lowOf(made(one)))
    assert.ok(low(blast({ ...plain, above: 1_500 })) < 0.3 * low(blast(plain)))
    const thump = [120, 60, 0.1, 1] as const
    assert.ok(low(blast({ ...plain, thump })) > 2 * low(blast(plain)))
    assert.equal(peak(made(blast({ ...plain, noise: 0 }))), 0)
  })

  test('swells if it is slow', () => {
    const samples = made(blast({ ...plain, attack: 0.2, decay: 1 }))
    assert.ok(power(part(samples, 0, 0.05)) < 0.3 * power(part(samples, 0.15, 0.2)))
  })

  test('has the parts of a series at their times and levels', () => {
    const click = blast({ seconds: 0.05, decay: 0.01, bright: 8_000, dull: 2_000 })
    const samples = made(
      series([
        [0, 1, click],
        [0.5, 1, click],
        [1, 0.3, click],
      ]),
    )
    const found = onsets(samples, 0.1, 0.2)
    assert.equal(found.length, 3)
    near(found[1]!, 0.5, 0.08, 'the second')
    near(found[2]!, 1, 0.08, 'the third')
    assert.ok(peak(part(samples, 0.9, 1.1)) < 0.7 * peak(part(samples, 0, 0.2)))
  })
})

/** Means of some samples at a time: what is slow. */
function lowOf(samples: Float32Array): Float32Array {
  const width = 120
  return Float32Array.from({ length: Math.floor(samples.length / width) }, (_, at) =>
    samples.subarray(at * width, (at + 1) * width).reduce((sum, sample) => sum + sample / width, 0),
  )
}

describe('tones', () => {
  test('a path is linear between its values and constant beyond its ends', () => {
    assert.deepEqual(
      [-1, 0, 0.25, 0.5, 0.75, 1, 2].map(share => along([0, 10, 4], share)),
      [0, 0, 5, 10, 7, 4, 4],
    )
    assert.equal(along([3], 0.7), 3)
  })

  test('beeps have the pitch and length of their notes, with rests between them', () => {
    const samples = made(
      beeps({
        notes: [
          { hertz: 500, seconds: 0.2, rest: 0.1 },
          { hertz: 1_000, seconds: 0.2, rest: 0.1 },
        ],
        off: 0,
      }),
    )
    near(seconds(samples), 0.6, 0.01, 'seconds')
    near(crossingsPerSecond(part(samples, 0.02, 0.18)), 1_000, 0.02, 'the first')
    near(crossingsPerSecond(part(samples, 0.32, 0.48)), 2_000, 0.02, 'the second')
    assert.ok(peak(part(samples, 0.205, 0.295)) === 0 && peak(part(samples, 0.505, 0.6)) === 0, 'rests')
  })

  test('chords have all their tones; a held one decays, and a tremolo goes up and down', () => {
    const chord = made(beeps({ notes: [{ hertz: [400, 700], seconds: 0.3 }], off: 0 }))
    assert.ok(tonePower(chord, 400) > 20 * tonePower(chord, 550) && tonePower(chord, 700) > 20 * tonePower(chord, 550))
    const bell = made(beeps({ notes: [{ hertz: 600, seconds: 0.1 }], lasts: 0.2 }))
    near(seconds(bell), 0.7, 0.01, 'seconds')
    near(peak(part(bell, 0.25, 0.27)) / peak(part(bell, 0.05, 0.07)), Math.exp(-1), 0.05, 'after its time')
    const shaken = made(beeps({ notes: [{ hertz: 1_000, seconds: 1 }], vibrato: [2, 0.2], off: 0 }))
    assert.ok(
      crossingsPerSecond(part(shaken, 0.1, 0.15)) > 2_200 && crossingsPerSecond(part(shaken, 0.35, 0.4)) < 1_800,
    )
  })

  test('each waveform has its own overtones', () => {
    const overtone = (wave: 'sine' | 'square' | 'saw' | 'triangle', times: number): number => {
      const samples = made(beeps({ notes: [{ hertz: 500, seconds: 0.4 }], wave, off: 0 }))
      return Math.sqrt(tonePower(samples, 500 * times) / tonePower(samples, 500))
    }
    assert.ok(overtone('sine', 2) < 0.02 && overtone('sine', 3) < 0.02)
    assert.ok(overtone('square', 3) > 0.2 && overtone('square', 2) < 0.05)
    near(overtone('saw', 2), 1 / 2, 0.1, 'a saw')
    near(overtone('triangle', 3), 1 / 9, 0.1, 'a triangle')
  })

  test('a glide follows its path and its loudness, and a second voice accompanies it', () => {
    const samples = made(glide({ path: [400, 1_600], seconds: 1, loud: [1, 0.2], vary: 0 }))
    near(crossingsPerSecond(part(samples, 0.2, 0.3)), 2 * 700, 0.05, 'after a quarter')
    near(crossingsPerSecond(part(samples, 0.7, 0.8)), 2 * 1_300, 0.05, 'after three quarters')
    assert.ok(peak(part(samples, 0.85, 0.9)) < 0.45 * peak(part(samples, 0.1, 0.15)))
    const two = made(glide({ path: [500, 500], seconds: 0.5, beside: 1.5, vary: 0 }))
    near(tonePower(two, 750) / tonePower(two, 500), 1, 0.1, 'beside it')
  })
})

describe('a struck body', () => {
  const body = { hertz: 400, ring: 'bar', lasts: 0.3, click: 0 } as const

  test('rings with its tones, the lowest for the given time', () => {
    const samples = strike(body, seededRandom(SEED))
    near(seconds(samples), 0.05 + 0.3 * 4, 0.01, 'seconds')
    // Which may be three in a hundred elsewhere.
    const best = (hertz: number): number =>
      Math.max(...Array.from({ length: 37 }, (_, at) => tonePower(part(samples, 0, 0.3), hertz * (0.964 + 0.002 * at))))
    for (const ratio of RINGS.bar.slice(0, 2))
      assert.ok(best(400 * ratio) > 8 * best(400 * ratio * 1.3), `${400 * ratio} Hz`)
    near(peak(part(samples, 0.6, 0.65)) / peak(part(samples, 0.3, 0.35)), Math.exp(-1), 0.25, 'falls to a third')
    assert.equal(Math.abs(samples.at(-1)!), 0)
  })

  test('loses higher tones sooner if it is dull, and has softer ones if it is soft', () => {
    const late = (dull: number): number =>
      crossingsPerSecond(part(strike({ ...body, dull, soft: 1 }, seededRandom(SEED)), 0.3, 0.5))
    assert.ok(late(0) > 1.5 * late(1), `${late(0)} ${late(1)}`)
    const bright = (soft: number): number =>
      crossingsPerSecond(part(strike({ ...body, soft }, seededRandom(SEED)), 0, 0.05))
    assert.ok(bright(1) > 1.3 * bright(0.2), `${bright(1)} ${bright(0.2)}`)
  })

  test('has no inaudible tone, and its blow only at its start', () => {
    // Its overtones would be folded back to 18, 8 and 2 kHz.
    const high = strike({ hertz: 10_000, ring: 'tube', lasts: 0.2, click: 0, dull: 0, soft: 1 }, seededRandom(SEED))
    near(crossingsPerSecond(part(high, 0, 0.3)), 20_000, 0.035, 'its own tone alone')
    const [plain, clicked] = [0, 4].map(click => strike({ ...body, click }, seededRandom(SEED)))
    assert.ok(power(part(clicked!, 0, 0.01)) > 1.2 * power(part(plain!, 0, 0.01)))
    assert.deepEqual(part(clicked!, 0.2, 0.3), part(plain!, 0.2, 0.3))
  })

  test('has blows at their times, and softer blows are softer', () => {
    const samples = made(
      strikes({ hertz: 900, ring: 'box', lasts: 0.03 }, [
        [0, 1],
        [0.4, 0.5],
      ]),
    )
    const found = onsets(samples, 0.2, 0.2)
    assert.equal(found.length, 2)
    near(found[1]!, 0.4, 0.1, 'the second')
    assert.ok(peak(part(samples, 0.36, 0.45)) < 0.8 * peak(part(samples, 0, 0.1)))
  })

  test('rattles at its rate, regularly, and swells as given', () => {
    const tick = { hertz: 2_000, ring: 'box', lasts: 0.004 } as const
    const ticking = { seconds: 1, rate: [10, 10] } as const
    const clock = onsets(made(rattle(tick, { ...ticking, uneven: 0 })), 0.15, 0.04)
    assert.ok(clock.length >= 9 && clock.length <= 12, `${clock.length}`)
    for (const [at, second] of clock.entries()) near(second + 0.1, (at + 1) * 0.1, 0.05, `blow ${at}`)
    const halves = (swell: 'falls' | 'rises' | 'both' | 'even'): number => {
      const samples = made(rattle(tick, { ...ticking, rate: [60, 60], swell }))
      return power(part(samples, 0.6, 0.9)) / power(part(samples, 0.05, 0.35))
    }
    assert.ok(halves('falls') < 0.3 && halves('rises') > 2, `${halves('falls')} ${halves('rises')}`)
    assert.ok(halves('even') > 0.4 && halves('even') < 2.5, `${halves('even')}`)
    const both = made(rattle(tick, { ...ticking, rate: [60, 60], swell: 'both' }))
    assert.ok(power(part(both, 0.4, 0.6)) > 2 * power(part(both, 0, 0.15)))
    const faster = onsets(made(rattle(tick, { ...ticking, seconds: 2, rate: [4, 16], uneven: 0 })), 0.15, 0.03)
    assert.ok(faster[1]! - faster[0]! > 1.5 * (faster.at(-1)! - faster.at(-2)!))
  })

  test('rings out after the last blow of a rattle', () => {
    let nth = 0
    const bodies = (): Float32Array => new Float32Array(secondsToSamples(nth++ % 2 ? 0.02 : 0.5)).fill(0.1)
    for (const seed of [1, 2, 3]) {
      const samples = made(rattle(bodies, { seconds: 1, rate: [12, 12] }), seed)
      assert.ok(seconds(samples) >= 1.39, `${seconds(samples)} s`)
    }
  })
})

describe('strings', () => {
  test('sound at their pitch, decay, and are brighter if they are plucked brightly', () => {
    const string = pluck(240, 1, 0.7, seededRandom(SEED))
    assert.equal(string.length, SAMPLE_RATE)
    assert.ok(tonePower(string, 240) > 5 * tonePower(string, 300))
    assert.ok(power(part(string, 0.7, 0.9)) < 0.3 * power(part(string, 0, 0.2)))
    assert.equal(Math.abs(string.at(-1)!), 0)
    const rough = (bright: number): number =>
      crossingsPerSecond(part(pluck(240, 1, bright, seededRandom(SEED)), 0, 0.02))
    assert.ok(rough(1) > rough(0), `${rough(1)} ${rough(0)}`)
  })

  test('sound one after another', () => {
    const samples = made(plucks({ notes: [300, 600], apart: 0.5, seconds: 0.3 }))
    near(seconds(samples), 1.3, 0.01, 'seconds')
    assert.ok(power(part(samples, 0.35, 0.45)) < 0.05 * power(part(samples, 0, 0.1)))
    assert.ok(peak(part(samples, 0.55, 0.7)) > 0.05)
  })
})

describe('water', () => {
  test('a bubble rises in pitch and ends', () => {
    const rising = bubble(600, 0.2, 1)
    near(crossingsPerSecond(part(rising, 0, 0.04)), 2 * 600, 0.1, 'at first')
    assert.ok(crossingsPerSecond(part(rising, 0.15, 0.2)) > 1.5 * crossingsPerSecond(part(rising, 0, 0.05)))
    assert.ok(peak(part(rising, 0.18, 0.2)) < 0.03 * peak(rising))
  })

  test('bubbles have the given tones and rate, and noise in its own band', () => {
    const dense = power(made(bubbling({ seconds: 1, rate: [80, 80], hertz: [600, 900] })))
    const sparse = power(made(bubbling({ seconds: 1, rate: [4, 4], hertz: [600, 900] })))
    assert.ok(dense > 4 * sparse, `${dense} ${sparse}`)
    const bubbles = made(bubbling({ seconds: 1, rate: [80, 80], hertz: [600, 900] }))
    const crossings = crossingsPerSecond(bubbles)
    assert.ok(crossings > 1_100 && crossings < 2_600, `${crossings}`)
    const falling = made(bubbling({ seconds: 1, rate: [80, 80], hertz: [600, 900], loud: [1, 0] }))
    assert.ok(power(part(falling, 0.7, 0.9)) < 0.3 * power(part(falling, 0.05, 0.25)))
    const rush = { seconds: 1, rate: [0.5, 0.5], hertz: [600, 900] } as const
    assert.ok(
      power(made(bubbling({ ...rush, rush: [0.5, 2_000, 6_000] }))) > 2 * power(made(bubbling({ ...rush }))),
      'the rush is heard',
    )
  })

  test('a stronger stream has more drops', () => {
    const drops = stream({ rate: 30, hertz: [800, 1_200], rush: [0, 400, 4_000] })
    const amount = (intensity: number): number => power(drops(SAMPLE_RATE, seededRandom(SEED), intensity))
    assert.ok(amount(1) > 1.5 * amount(0), `${amount(1)} ${amount(0)}`)
    assert.equal(drops(1_000, seededRandom(SEED), 0.5).length, 1_000)
  })
})

describe('rubbing', () => {
  test('is loudest in the middle of its stroke, in its band, and softer on the way back', () => {
    const once = made(rub({ seconds: 0.5, band: [5_000, 5_000], sharp: 4 }))
    near(seconds(once), 0.5, 0.1, 'seconds')
    assert.ok(power(part(once, 0.2, 0.3)) > 4 * power(part(once, 0, 0.04)))
    const lower = made(rub({ seconds: 0.5, band: [400, 400], sharp: 4 }))
    assert.ok(crossingsPerSecond(once) > 2 * crossingsPerSecond(lower), 'its band')
    const swept = made(rub({ seconds: 0.5, band: [500, 4_000], sharp: 4, loud: [1, 1] }))
    assert.ok(crossingsPerSecond(part(swept, 0.35, 0.45)) > 2 * crossingsPerSecond(part(swept, 0.05, 0.15)), 'its way')
    const saw = made(rub({ seconds: 1, band: [1_500, 1_500], strokes: 2, back: 0.2 }))
    const half = saw.length / 2
    assert.ok(power(saw.subarray(half)) < 0.2 * power(saw.subarray(0, half)))
  })

  test('is rough if it has teeth', () => {
    const roughness = (grain?: readonly [number, number]): number => {
      const samples = made(rub({ seconds: 1, band: [3_000, 3_000], loud: [1, 1], ...(grain && { grain }) }))
      const levels = Array.from({ length: 400 }, (_, at) => power(part(samples, at * 0.002, (at + 1) * 0.002)))
      const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
      return Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length) / mean
    }
    assert.ok(roughness([40, 1]) > 1.15 * roughness(), `${roughness([40, 1])} ${roughness()}`)
  })

  test('slips at the given rate', () => {
    const slow = made(creak({ seconds: 1, slips: [10, 10], hertz: [700, 700], loud: [1, 1] }))
    const count = onsets(slow, 0.2, 0.06).length
    assert.ok(count >= 8 && count <= 13, `${count}`)
    const fast = made(creak({ seconds: 1, slips: [40, 40], hertz: [700, 700], loud: [1, 1] }))
    assert.ok(power(fast) > 2 * power(slow))
  })
})

describe('motors', () => {
  const calm = { hertz: [30, 30], hard: 12, bodies: [[300, 2, 1]], uneven: 0 } as const
  const run = (settings: Parameters<typeof motor>[0], intensity = 0.4): Float32Array =>
    motor(settings)(SAMPLE_RATE, seededRandom(SEED), intensity)

  test('pulse at their speed, faster with more intensity', () => {
    const count = onsets(run(calm), 0.4, 0.02).length
    assert.ok(count >= 27 && count <= 34, `${count}`)
    assert.ok(onsets(run(calm, 1), 0.4, 0.02).length > count)
    const rising = run({ ...calm, hertz: [10, 40] })
    assert.ok(onsets(part(rising, 0.5, 1), 0.4, 0.015).length > 1.4 * onsets(part(rising, 0, 0.5), 0.4, 0.015).length)
  })

  test('whine at a multiple of their speed, and have noise of air', () => {
    const whine = run({ ...calm, whine: [40, 1] }, 0.4)
    const at = 30 * 40
    const best = (hertz: number): number =>
      Math.max(
        ...Array.from({ length: 41 }, (_, step) => tonePower(part(whine, 0, 0.2), hertz * (0.96 + 0.002 * step))),
      )
    assert.ok(best(at) > 5 * best(at * 1.25))
    assert.ok(crossingsPerSecond(run({ ...calm, air: [3_000, 1] })) > 3 * crossingsPerSecond(run(calm)))
  })

  test('are modulated by their blades, and have the given loudness', () => {
    const chopped = run({ ...calm, hertz: [200, 200], chop: [5, 1] })
    const levels = Array.from({ length: 20 }, (_, at) => power(part(chopped, at * 0.05, (at + 1) * 0.05)))
    assert.ok(Math.max(...levels) > 5 * Math.min(...levels))
    const fading = run({ ...calm, loud: [1, 0] })
    assert.ok(power(part(fading, 0.8, 1)) < 0.2 * power(part(fading, 0, 0.2)))
  })
})

describe('occurrences', () => {
  const DRY = { ...roomOf('near'), wet: 0 }
  const click = blast({ seconds: 0.1, decay: 0.01, bright: 8_000, dull: 2_000 })
  const scene = (seconds: number, intensity = 0.5) => ({ seconds, intensity, seeded: seededRandom(SEED) })

  test('start at once and repeat as often as fits, more often with more intensity', () => {
    const { make, lufs } = happens(click, { rest: [0.5, 0.5], room: 'near', lufs: -12 })
    assert.equal(lufs, -12)
    const count = (seconds: number, intensity?: number): number =>
      onsets(make(scene(seconds, intensity)).left, 0.3, 0.2).length
    assert.equal(count(0.3), 1)
    assert.ok(onsets(make(scene(2)).left)[0]! < 0.04)
    assert.ok(count(4) > 1.5 * count(2), `${count(4)} ${count(2)}`)
    assert.ok(count(4, 1) > count(4, 0), `${count(4, 1)} ${count(4, 0)}`)
  })

  test('stay within the given width', () => {
    const sides = (spread: number): number => {
      const { left, right } = happens(click, { lufs: -18, spread, room: DRY }).make(scene(0.3))
      return Math.abs(Math.log(power(left) / power(right)))
    }
    assert.ok(sides(0) < 1e-6)
    assert.ok(sides(1) > 0.05)
  })

  test('ambience differs between the sides, is steady, and follows its intensity', () => {
    const given: number[] = []
    const { make, isSteady } = goesOn(
      (samples, seeded, intensity) => {
        given.push(intensity)
        return Float32Array.from({ length: samples }, () => seeded.between(-1, 1))
      },
      { lufs: -22 },
    )
    assert.equal(isSteady, true)
    const { left, right } = make(scene(0.2, 0.8))
    assert.ok(given.length >= 2 && given.every(one => one === 0.8))
    assert.notDeepEqual(left, right)
    near(power(left), power(right), 0.2, 'and is as loud')
  })

  test('steps have the given rate, alternate between left and right, and are faster with more intensity', () => {
    const ground = { burst: [2_000, 1, 0.01], steps: 2 } as const
    const heard = { lufs: -22, room: DRY }
    const { left, right } = walks(ground, heard).make(scene(4))
    const found = onsets(left, 0.25, 0.2)
    assert.ok(found.length >= 6 && found.length <= 9, `${found.length}`)
    const louder = found.map(at => power(part(left, at, at + 0.1)) > power(part(right, at, at + 0.1)))
    for (const [step, isLeft] of louder.slice(1).entries()) assert.notEqual(isLeft, louder[step], `step ${step}`)
    assert.ok(onsets(walks(ground, heard).make(scene(4, 1)).left, 0.25, 0.2).length > found.length)
    const wet = walks({ ...ground, wet: 12, crunch: [6, 4_000, 0.01] }, heard).make(scene(2)).left
    assert.ok(power(wet) > 1.1 * power(walks(ground, heard).make(scene(2)).left))
  })
})
