import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { SAMPLE_RATE, secondsToSamples, type Sound } from '@kinora/media/sound/sound'
import type { CueMaker } from '../cue-maker.ts'
import { CONTROL, sampleCurve, applyCurve } from '../shape/curves.ts'
import { lowPass, sweptBandPass } from '../shape/filters.ts'
import { brownNoise, pinkNoise } from '../shape/noise.ts'
import { addAt } from '../shape/scatter.ts'
import { bothSides, scaleInPlace } from '../shape/sides.ts'

const SOUND_SPEED = 343

/** Cars pass the listener: louder, across, and lower as soon as they are by. */
export const traffic: CueMaker = ({ seconds, samples, intensity, seeded }) => {
  const sound = bothSides(seeded, own => lowPass(brownNoise(samples, own.fork('bed')), 220))
  scaleInPlace(sound, 0.12)
  const road = seeded.fork('road')
  for (let at = road.between(-2.5, -0.5), car = 0; at < seconds; at += road.between(2.2, 5.5) - 1.6 * intensity, car++)
    pass(sound, at, road.fork(`car ${car}`))
  return sound
}

// Audible from three seconds before to three seconds after it is nearest.
const HALF = 3

/** A car on a straight road. Distance, Doppler shift and panning follow from its position. */
function pass(into: Sound, at: number, seeded: SeededRandom): void {
  const speed = seeded.between(11, 19)
  const away = seeded.between(3.5, 8)
  const towards = seeded.next() < 0.5 ? 1 : -1
  const samples = secondsToSamples(2 * HALF)
  const placeAt = (seconds: number): number => (seconds - HALF) * speed
  const distanceAt = (seconds: number): number => Math.hypot(placeAt(seconds), away)
  // The ratio of the received to the emitted frequency.
  const shiftAt = (seconds: number): number =>
    SOUND_SPEED / (SOUND_SPEED + (placeAt(seconds) * speed) / distanceAt(seconds))
  const edgeAt = (seconds: number): number => Math.min(1, seconds / 0.8, (2 * HALF - seconds) / 0.8)
  const loudness = sampleCurve(samples, seconds => (away / distanceAt(seconds)) ** 1.2 * Math.max(0, edgeAt(seconds)))
  const tyreHertz = seeded.between(650, 1100)
  const tyres = sweptBandPass(
    pinkNoise(samples, seeded.fork('tyres')),
    sampleCurve(samples, seconds => tyreHertz * shiftAt(seconds)),
    0.8,
  )
  const motor = motorOf(samples, seeded.between(55, 95), shiftAt)
  const car = new Float32Array(samples)
  for (let i = 0; i < samples; i++) car[i] = tyres[i]! * 1.1 + motor[i]! * 0.22
  applyCurve(car, loudness)
  const pan = (seconds: number): number => (towards * placeAt(seconds)) / distanceAt(seconds)
  for (const [side, sign] of [
    [into.left, -1],
    [into.right, 1],
  ] as const)
    addAt(
      side,
      applyCurve(
        car.slice(),
        sampleCurve(samples, seconds => Math.sqrt((1 + sign * 0.9 * pan(seconds)) / 2)),
      ),
      secondsToSamples(at),
      1,
    )
}

/** Even and odd orders of an engine, with a Doppler-shifted pitch. */
function motorOf(samples: number, hertz: number, shiftAt: (seconds: number) => number): Float32Array {
  const motor = new Float32Array(samples)
  const shift = sampleCurve(samples, shiftAt)
  let phase = 0
  for (let from = 0, step = 0; from < samples; from += CONTROL, step++) {
    const pace = (2 * Math.PI * hertz * shift[step]!) / SAMPLE_RATE
    const end = Math.min(samples, from + CONTROL)
    for (let i = from; i < end; i++) {
      phase += pace
      const sine = Math.sin(phase)
      // The second and third order follow from the sine and cosine of the first.
      motor[i] = sine * (1 + 1.2 * Math.cos(phase) + 0.35 * (3 - 4 * sine * sine))
    }
  }
  return motor
}
