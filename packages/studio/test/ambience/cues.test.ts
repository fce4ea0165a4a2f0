import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CUES } from '../../src/ambience/cues/cues.ts'
import { SOUND_CUES, type SoundCue, type TimeOfDay } from '../../src/setting/shot-list.ts'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { SAMPLE_RATE, secondsToSamples, type Sound } from '../../../media/src/sound/sound.ts'
import { brightnessOf } from '../music/meters.ts'
import { rms } from './shape/meters.ts'

type Wish = { seconds?: number; intensity?: number; time?: TimeOfDay; seed?: number }

function make(cue: SoundCue, { seconds = 1, intensity = 0.5, time = 'noon', seed = 1 }: Wish = {}): Sound {
  return CUES[cue].make({ seconds, samples: secondsToSamples(seconds), intensity, time, seeded: seededRandom(seed) })
}

const bothOf = ({ left, right }: Sound): number => Math.hypot(rms(left), rms(right))
/** Loudness in steps of 10 ms. */
const stepsOf = ({ left }: Sound): number[] =>
  Array.from({ length: Math.floor(left.length / 480) }, (_, at) => rms(left, at * 480, (at + 1) * 480))
/** How many times something begins: a step that is many times as loud as the two before it. */
const strikesOf = (sound: Sound): number => {
  const steps = stepsOf(sound)
  return steps.filter((level, at) => at > 1 && level > 6 * Math.max(steps[at - 1]!, steps[at - 2]!, 1e-4)).length
}

for (const cue of SOUND_CUES)
  test(`${cue}: has the requested length, however short, and finite samples at both ends of intensity`, () => {
    for (const seconds of [0.05, 0.31])
      for (const intensity of [0, 1]) {
        const { left, right } = make(cue, { seconds, intensity })
        assert.equal(left.length, secondsToSamples(seconds))
        assert.equal(right.length, left.length)
        assert.ok(left.every(Number.isFinite) && right.every(Number.isFinite))
      }
  })

test('every cue has its own loudness: a waterfall is louder than a room', () => {
  for (const { lufs } of Object.values(CUES)) assert.ok(lufs <= -20 && lufs >= -45)
  assert.ok(CUES.waterfall.lufs > CUES.river.lufs && CUES.river.lufs > CUES.room.lufs + 10)
  assert.ok(CUES.thunder.lufs > CUES.rain.lufs && CUES.crickets.lufs < CUES.birds.lufs)
})

test('steps have the pace of a walk and are faster with more intensity', () => {
  const slow = strikesOf(make('footsteps', { seconds: 6, intensity: 0 }))
  const quick = strikesOf(make('footsteps', { seconds: 6, intensity: 1 }))
  assert.ok(slow >= 7 && slow <= 22, `${slow}`)
  assert.ok(quick > slow, `${quick} and ${slow}`)
})

test('steps alternate between the feet', () => {
  const { left, right } = make('footsteps', { seconds: 3 })
  const leans = Array.from(
    { length: 30 },
    (_, at) => rms(left, at * 4800, (at + 1) * 4800) - rms(right, at * 4800, (at + 1) * 4800),
  )
  assert.ok(leans.some(lean => lean > 0.002) && leans.some(lean => lean < -0.002))
})

test('steps in snow are duller and longer than steps on stone', () => {
  assert.ok(brightnessOf(make('snow-steps', { seconds: 3 })) < 1.2 * brightnessOf(make('footsteps', { seconds: 3 })))
  const longest = (cue: SoundCue): number => stepsOf(make(cue, { seconds: 3 })).filter(level => level > 0.01).length
  assert.ok(longest('snow-steps') > longest('footsteps'))
})

test('heavier rain has more drops', () => {
  const drops = (intensity: number): number => bothOf(make('rain', { intensity }))
  assert.ok(drops(1) > 1.15 * drops(0))
})

test('thunder strikes early enough for a short clip and rolls lower than rain', () => {
  const { left } = make('thunder', { seconds: 2, intensity: 1 })
  assert.ok(rms(left, 24_000) > 3 * rms(left, 0, 9_600), 'after a third of a second it has struck')
  assert.ok(brightnessOf(make('thunder', { seconds: 3 })) < brightnessOf(make('rain')) / 3)
})

test('bells ring after their stroke and swing at different paces', () => {
  const sound = make('bells', { seconds: 4 })
  const steps = stepsOf(sound)
  assert.ok(
    steps.slice(60).every(level => level > 0.01),
    'never silent once they have begun',
  )
  assert.ok(
    steps.slice(0, 12).every(level => level < 0.01),
    'silent before the first stroke',
  )
})

test('more birds sing at dawn than at noon, and fewest at night', () => {
  const choir = (time: TimeOfDay): number => bothOf(make('birds', { seconds: 10, time, intensity: 1 }))
  assert.ok(choir('dawn') > choir('noon'))
  assert.ok(choir('noon') > choir('night') || strikesOf(make('birds', { seconds: 10, time: 'night' })) < 6)
})

test('owls call lower than daytime birds', () => {
  const brightness = (time: TimeOfDay): number => brightnessOf(make('forest', { seconds: 4, time }))
  assert.ok(brightness('noon') > 0 && brightness('night') > 0)
  assert.ok(
    brightnessOf(make('birds', { seconds: 8, time: 'morning' })) >
      brightnessOf(make('birds', { seconds: 8, time: 'night' })),
  )
})

test('a city is quieter at night', () => {
  const roar = (time: TimeOfDay, seed: number): number => bothOf(make('city', { seconds: 4, time, seed }))
  const all = (time: TimeOfDay): number => [1, 2, 3, 4].reduce((sum, seed) => sum + roar(time, seed), 0)
  assert.ok(all('noon') > all('night'))
})

test('crickets are high, and there are more of them with more intensity', () => {
  const chorus = (intensity: number): number => bothOf(make('crickets', { seconds: 4, intensity }))
  assert.ok(chorus(1) > chorus(0))
  assert.ok(brightnessOf(make('crickets', { seconds: 2 })) > 3000)
})

test('an engine runs faster with more intensity', () => {
  const turnsOf = (intensity: number): number => {
    const { left } = make('engine', { intensity })
    // The lag at which the pushes repeat best, between 15 and 130 a second.
    let best = { lag: 0, likeness: 0 }
    for (let lag = 370; lag < 3200; lag += 4) {
      let likeness = 0
      for (let i = 4_800; i < 28_800; i += 3) likeness += left[i]! * left[i + lag]!
      if (likeness > best.likeness) best = { lag, likeness }
    }
    return SAMPLE_RATE / best.lag
  }
  assert.ok(turnsOf(1) > 1.3 * turnsOf(0), `${turnsOf(1)} and ${turnsOf(0)}`)
})

test('a car moves from one side to the other', () => {
  const { left, right } = make('traffic', { seconds: 8 })
  const leans = Array.from({ length: 16 }, (_, at) => {
    const [from, to] = [at * 24_000, (at + 1) * 24_000]
    return rms(left, from, to) / rms(right, from, to)
  })
  assert.ok(Math.max(...leans) > 1.3 && Math.min(...leans) < 0.77, leans.map(lean => lean.toFixed(2)).join(' '))
})

test('a rush swells to its nearest moment and falls', () => {
  const steps = stepsOf(make('whoosh', { seconds: 2 }))
  const highest = steps.indexOf(Math.max(...steps))
  assert.ok(highest > 55 && highest < 150, `${highest}`)
  assert.ok(
    steps.slice(0, 40).every(level => level < 1e-6),
    'it begins after 0.4 seconds',
  )
})

test('a large crowd is louder than a few people, and its voices differ', () => {
  assert.ok(bothOf(make('crowd', { seconds: 2, intensity: 1 })) > bothOf(make('crowd', { seconds: 2, intensity: 0 })))
  const { left, right } = make('crowd', { seconds: 1 })
  assert.notDeepEqual(left, right)
})

test('underwater sound has no high frequencies, and a room hums at the mains frequency', () => {
  assert.ok(brightnessOf(make('underwater')) < 700)
  const { left } = make('room', { seconds: 2 })
  const mains = strengthOf(left, 100)
  assert.ok(mains > 2 * strengthOf(left, 119), `${mains}`)
})

function strengthOf(samples: Float32Array, hertz: number): number {
  let [re, im] = [0, 0]
  for (let i = 0; i < samples.length; i++) {
    re += samples[i]! * Math.cos((2 * Math.PI * hertz * i) / SAMPLE_RATE)
    im += samples[i]! * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE)
  }
  return Math.hypot(re, im)
}

test('the peaks of fire stand far above its mean, those of a waterfall do not', () => {
  const crest = (cue: SoundCue): number => {
    const { left } = make(cue, { seconds: 2 })
    return left.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0) / rms(left)
  }
  assert.ok(crest('fire') > 2 * crest('waterfall'), `${crest('fire')} and ${crest('waterfall')}`)
})

test('a seed gives one sound, and another seed gives another', () => {
  for (const cue of SOUND_CUES) {
    assert.deepEqual(make(cue, { seconds: 0.3, seed: 4 }).left, make(cue, { seconds: 0.3, seed: 4 }).left, cue)
    assert.notDeepEqual(make(cue, { seconds: 0.6, seed: 4 }), make(cue, { seconds: 0.6, seed: 5 }), cue)
  }
})

test('high cues are high and deep cues are deep', () => {
  const order: SoundCue[] = ['underwater', 'city', 'crowd', 'rain']
  const heights = order.map(cue => brightnessOf(make(cue, { seconds: 2 })))
  assert.deepEqual(
    heights,
    heights.toSorted((a, b) => a - b),
    heights.map(Math.round).join(),
  )
})

test('waves swell and fade', () => {
  const steps = stepsOf(make('waves', { seconds: 12 }))
  const [quiet, loud] = [steps.toSorted((a, b) => a - b)[60]!, steps.toSorted((a, b) => b - a)[60]!]
  assert.ok(loud > 2.5 * quiet, `${loud} and ${quiet}`)
})

test('applause is never silent, and more people are louder', () => {
  const steps = stepsOf(make('applause', { seconds: 2, intensity: 1 }))
  assert.ok(steps.slice(50).every(level => level > 0.2 * Math.max(...steps.slice(50)) || level > 0.003))
  assert.ok(
    bothOf(make('applause', { seconds: 2, intensity: 1 })) > bothOf(make('applause', { seconds: 2, intensity: 0 })),
  )
})

test('an arm scrapes back and forth, faster with more intensity', () => {
  const strokes = (intensity: number): number => {
    const steps = stepsOf(make('scrape', { seconds: 6, intensity }))
    const loud = Math.max(...steps) / 4
    return steps.filter((level, at) => at > 0 && level > loud && steps[at - 1]! <= loud).length
  }
  assert.ok(strokes(0) >= 5, `${strokes(0)}`)
  assert.ok(strokes(1) > strokes(0), `${strokes(1)} and ${strokes(0)}`)
})

test('glass is bright, boiling water is dull, and bees are between them', () => {
  const bright = (cue: SoundCue): number => brightnessOf(make(cue, { seconds: 3 }))
  assert.ok(bright('clink') > bright('bees') && bright('bees') > 0, `${bright('clink')} ${bright('bees')}`)
  assert.ok(bright('clink') > 3 * bright('bubbling'), `${bright('bubbling')}`)
})

test('a breaking thing breaks once, and its pieces fall silent soon', () => {
  const steps = stepsOf(make('breaking', { seconds: 4 }))
  const loudest = steps.indexOf(Math.max(...steps))
  assert.ok(loudest < 110, `${loudest}`)
  assert.ok(Math.max(...steps.slice(loudest + 220)) < Math.max(...steps) / 30)
})
