import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { kWeightedPower, STEP } from '../../../media/src/sound/k-weighted-power.ts'
import { secondsToSamples } from '../../../media/src/sound/sound.ts'
import { balanceSounds, LEAST_OVER_DB, type MixedSound } from '../../src/sound-effects/balance-sounds.ts'
import { placeEffects } from '../../src/prompt-parsing/read-effects.ts'
import { makeEffect } from '../../src/sound-effects/mix-effects.ts'

/** The first sound of words, as it is before it is mixed. */
function madeOf(prompt: string, fromSeconds: number, toSeconds: number): MixedSound {
  const [placed] = placeEffects([{ fromSeconds, toSeconds, prompt }])
  const kind = placed!.read.kinds[0]!
  const wish = { seconds: toSeconds - fromSeconds, intensity: placed!.read.intensity, seeded: seededRandom(3) }
  return { sound: makeEffect(kind, wish), at: secondsToSamples(fromSeconds), isSteady: kind.isSteady === true }
}

/** How much louder an event is than the bed while it is heard, decibels. */
function overOf(bed: MixedSound, event: MixedSound): number {
  const [own, under] = [kWeightedPower(event.sound), kWeightedPower(bed.sound)]
  const from = Math.round((event.at - bed.at) / STEP)
  const least = Math.max(...own) / 100
  let [loud, soft] = [0, 0]
  for (const [step, power] of own.entries()) {
    if (power <= least) continue
    loud += power
    soft += under[from + step] ?? 0
  }
  return 10 * Math.log10(loud / soft)
}

test('an event is audible over ambience, however soft and short', () => {
  let masked = 0
  for (const bed of ['heavy rain', 'crowd in a stadium'])
    for (const event of ['a clock ticks', 'a pen writes', 'a bird chirps', 'a drop falls into water']) {
      const sounds = [madeOf(bed, 0, 8), madeOf(event, 3, 5)]
      if (overOf(sounds[0]!, sounds[1]!) < 0) masked += 1
      const [under, over] = balanceSounds(sounds)
      assert.ok(overOf(under!, over!) > LEAST_OVER_DB - 0.1, `${event} over ${bed}: ${overOf(under!, over!)} dB`)
    }
  assert.ok(masked >= 4, `${masked} of 8 were softer than what goes on`)
})

test('ambience is attenuated only during events, and a loud event changes nothing', () => {
  const [rain, clock] = [madeOf('heavy rain', 0, 8), madeOf('a clock ticks', 3, 5)]
  const [under] = balanceSounds([rain, clock])
  const [before, after] = [kWeightedPower(rain.sound), kWeightedPower(under!.sound)]
  const changed = [...before.keys()].filter(step => Math.abs(after[step]! / before[step]! - 1) > 0.01)
  assert.ok(changed.length > 10 && Math.min(...changed) >= 28 && Math.max(...changed) < 57, changed.join())
  const sounds = [madeOf('a gentle breeze', 0, 8), madeOf('an explosion', 3, 5)]
  assert.deepEqual(balanceSounds(sounds), sounds)
  assert.deepEqual(balanceSounds([rain]), [rain])
})
