import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amplitudeToDecibels } from '../../../media/src/sound/decibels.ts'
import { PEAK_CEILING_DB } from '../../../media/src/sound/peak-ceiling.ts'
import { secondsToSamples, type Sound } from '../../../media/src/sound/sound.ts'
import { measureTruePeak } from '../../../media/src/sound/true-peak.ts'
import type { Order } from '../../../media/src/engine/contract.ts'
import { makeEffects } from '../../src/orders/make-effects.ts'
import { makeEffect } from '../../src/sound-effects/mix-effects.ts'
import { rms } from '../ambience/shape/meters.ts'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'

type Timed = readonly [from: number, to: number, prompt: string]

const orderOf = (seconds: number, timed: readonly Timed[], more: object = {}): Extract<Order, { kind: 'effects' }> => ({
  kind: 'effects',
  prompt: timed.map(([, , prompt]) => prompt).join('; '),
  seed: 7,
  inputs: [],
  seconds,
  effects: timed.map(([fromSeconds, toSeconds, prompt]) => ({ fromSeconds, toSeconds, prompt })),
  withMusic: false,
  ...more,
})

/** Decibels of what is heard from one time to another. */
function level({ left, right }: Sound, from: number, to: number): number {
  let sum = 1e-12
  for (let at = secondsToSamples(from); at < secondsToSamples(to); at++) sum += left[at]! ** 2 + right[at]! ** 2
  return 10 * Math.log10(sum / (secondsToSamples(to) - secondsToSamples(from)))
}

test('each sound is audible only within its time', async context => {
  const timed: Timed[] = [
    [0.5, 1.1, 'a gunshot'],
    [2, 2.9, '狗叫'],
    [3.4, 4.6, 'glass breaking'],
  ]
  const { sound, notes, unknown } = await makeEffects(orderOf(5, timed))
  assert.equal(sound.left.length, secondsToSamples(5))
  assert.deepEqual([notes, unknown], [[], []])
  const inside = timed.map(([from, to]) => level(sound, from, to))
  const outside = [level(sound, 0, 0.5), level(sound, 1.1, 2), level(sound, 2.9, 3.4), level(sound, 4.6, 5)]
  context.diagnostic(`inside ${inside.map(Math.round).join(', ')} dB, outside ${outside.map(Math.round).join(', ')} dB`)
  assert.ok(Math.min(...inside) > Math.max(...outside) + 50)
})

test('what goes on is lowered under a quiet event, and comes back', async context => {
  for (const bed of ['heavy rain', 'crowd in a stadium']) {
    const timed: Timed[] = [
      [0, 6, bed],
      [2.5, 3.5, 'a clock ticks'],
    ]
    const { sound } = await makeEffects(orderOf(6, timed))
    const softest = (from: number, to: number): number =>
      Math.min(
        ...Array.from({ length: (to - from) * 20 }, (_, at) => level(sound, from + at / 20, from + at / 20 + 0.05)),
      )
    const [before, under, after] = [softest(1, 2), softest(2.5, 3.5), softest(4.5, 5.5)]
    context.diagnostic(`${bed}: ${[before, under, after].map(one => one.toFixed(1)).join(', ')} dB`)
    assert.ok(under < Math.min(before, after) - 3, `${bed}: ${before}, ${under}, ${after} dB`)
  }
})

test('many simultaneous sounds are mixed, and the true peak stays below the ceiling', async () => {
  const loud = ['explosion', 'gunshot', 'thunderclap', 'siren', 'cannon', 'air horn']
  const { sound } = await makeEffects(
    orderOf(
      2,
      loud.map(prompt => [0, 2, prompt] as const),
    ),
  )
  assert.ok(amplitudeToDecibels(measureTruePeak(sound)) <= PEAK_CEILING_DB + 0.05)
  assert.ok(level(sound, 0, 2) > -30)
})

test('the same order gives the same samples, and another seed gives others', async () => {
  const order = orderOf(2, [[0, 2, 'rain and a door slam']])
  const [one, again, other] = [
    await makeEffects(order),
    await makeEffects(order),
    await makeEffects({ ...order, seed: 8 }),
  ]
  assert.deepEqual(one.sound, again.sound)
  assert.notDeepEqual(one.sound.left, other.sound.left)
})

test('a distant sound is duller and softer', async () => {
  const near = await makeEffects(
    orderOf(2, [
      [0, 2, 'a dog barks'],
      [0, 2, 'a dog barks in the distance'],
    ]),
  )
  assert.deepEqual(
    near.placed.map(({ read }) => read.isFar),
    [false, true],
  )
})

test('an unknown sound is reported and replaced by the most similar one', async () => {
  const { sound, notes, unknown } = await makeEffects(
    orderOf(2, [
      [0, 1, 'thunder'],
      [1, 2, 'a flumwozzle'],
    ]),
  )
  assert.deepEqual(unknown, ['flumwozzle'])
  assert.match(notes.join(), /^timing_prompts\[1\]\.prompt: no sound is known by these words; .* is heard instead$/)
  assert.ok(level(sound, 1, 2) > -50)
})

test('a place without named sounds sounds like a film in it', async () => {
  const { placed, notes } = await makeEffects(
    orderOf(2, [[0, 2, 'a lighthouse on a cliff by the bay']], { withMusic: true }),
  )
  assert.ok(placed[0]!.read.kinds.length > 0)
  assert.match(notes[0]!, /^prompt: no sound is known/)
})

test('music is made if words ask for it, alone or under sounds, and never at given times', async () => {
  const whole = (prompt: string): Timed[] => [[0, 2, prompt]]
  const alone = await makeEffects(orderOf(2, whole('calm piano music'), { withMusic: true }))
  assert.deepEqual([alone.music, alone.notes, alone.unknown], [true, [], []])
  const under = await makeEffects(orderOf(2, whole('rain with sad piano music'), { withMusic: true }))
  assert.deepEqual([under.music, under.placed[0]!.read.kinds.map(({ name }) => name)], [true, ['rain']])
  const denied = await makeEffects(orderOf(2, whole('rain, no music'), { withMusic: true }))
  assert.equal(denied.music, false)
  const timed = await makeEffects(orderOf(2, whole('sad music')))
  assert.equal(timed.music, false)
  assert.match(timed.notes.join(), /timing_prompts: no music is made at given times/)
})

test('a silent kind is silent near and far, and a quiet one is raised to its loudness', () => {
  const kind = (gain: number, isSteady = false) =>
    ({
      name: 'hum',
      lufs: -24,
      isSteady,
      make: ({ seconds }: { seconds: number }) => {
        const side = Float32Array.from(
          { length: secondsToSamples(seconds) },
          (_, at) => gain * Math.sin((2 * Math.PI * 440 * at) / 48_000),
        )
        return { left: side, right: side.slice() }
      },
    }) as unknown as Parameters<typeof makeEffect>[0]
  const make = (gain: number, isFar = false): Sound =>
    makeEffect(kind(gain), { seconds: 1, intensity: 0.5, seeded: seededRandom(1), isFar })
  for (const isFar of [false, true])
    for (const side of Object.values(make(0, isFar))) assert.ok(side.every(sample => sample === 0))
  const steady = makeEffect(kind(0.5, true), { seconds: 1, intensity: 0.5, seeded: seededRandom(1) })
  for (const [from, to] of [
    [0, 0.02],
    [0.98, 1],
  ] as const)
    assert.ok(level(steady, from, to) < level(steady, 0.4, 0.6) - 15, 'what goes on comes and goes softly')
  assert.ok(level(make(0.5), 0, 0.02) > level(make(0.5), 0.4, 0.6) - 3, 'what happens is there at once')
  const [faint, loud, far] = [make(0.001), make(0.5), make(0.5, true)].map(sound => level(sound, 0.3, 0.7))
  assert.ok(Math.abs(faint! - loud!) < 0.2, `${faint} ${loud}`)
  assert.ok(far! < loud! - 5, 'what is far is softer')
})

test('a distant sound lacks high frequencies on both sides', () => {
  const hiss = (isFar: boolean): Sound =>
    makeEffect(
      {
        name: 'hiss',
        words: [],
        lufs: -24,
        make: ({ seconds, seeded }) => {
          const side = (): Float32Array =>
            Float32Array.from({ length: secondsToSamples(seconds) }, () => seeded.between(-1, 1))
          return { left: side(), right: side() }
        },
      },
      { seconds: 1, intensity: 0.5, seeded: seededRandom(1), isFar },
    )
  const roughness = (side: Float32Array): number =>
    rms(side.map((sample, at) => sample - (side[at - 1] ?? 0))) / rms(side)
  for (const side of ['left', 'right'] as const)
    assert.ok(roughness(hiss(true)[side]) < 0.4 * roughness(hiss(false)[side]), side)
})
