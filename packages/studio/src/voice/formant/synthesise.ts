import { RENDER_RATE } from '../render/renderer.ts'
import type { Articulation } from '../voice-data.ts'

/** A state of the vocal tract for some time; without a sound it rests. */
export type Target = { sound: Articulation | undefined; startSeconds: number; endSeconds: number; semitones: number }

type State = {
  formants: number[]
  voice: number
  breath: number
  noise: number
  noiseHertz: number
  noiseWidth: number
  semitones: number
}

// The parameters are updated every 5 ms and approach their target with this time constant, about that of a tongue.
const STEP = RENDER_RATE / 200
const EASE = 1 - Math.exp(-0.005 / 0.018)
const WIDTHS = [70, 100, 150, 250]
const LAST_FORMANTS = [3_500]

/** Pulses and noise through resonators in series; frication noise in parallel. */
export function synthesise(targets: readonly Target[], { hertz, size }: { hertz: number; size: number }): Float32Array {
  const samples = new Float32Array(Math.round((targets.at(-1)?.endSeconds ?? 0) * RENDER_RATE))
  const throat = Array.from({ length: 4 }, createResonator)
  const mouth = createResonator()
  const noiseAt = createNoise()
  const state: State = {
    formants: [500, 1_500, 2_500],
    voice: 0,
    breath: 0,
    noise: 0,
    noiseHertz: 3_000,
    noiseWidth: 2_000,
    semitones: 0,
  }
  let [phase, tilt, target] = [0, 0, 0]
  for (let at = 0; at < samples.length; at++) {
    if (at % STEP === 0) {
      const time = at / RENDER_RATE
      while (target < targets.length - 1 && time >= targets[target]!.endSeconds) target++
      moveTowards(state, targets[target]!, time)
      ;[...state.formants, ...LAST_FORMANTS].forEach((formant, index) =>
        throat[index]?.set(formant * size, WIDTHS[index] ?? 200),
      )
      mouth.set(Math.min(state.noiseHertz * size, 10_500), state.noiseWidth)
    }
    phase += (hertz * 2 ** (state.semitones / 12)) / RENDER_RATE
    if (phase >= 1) phase -= 1
    const noise = noiseAt()
    // A pulse that opens slowly and closes abruptly; its derivative drives the resonators.
    const pulse = pulseAt(phase)
    const flow = pulse - tilt
    tilt = pulse
    let heard = state.voice * flow * 6 + (state.voice * 0.01 + state.breath * 0.1) * noise
    for (const resonator of throat) heard = resonator.pass(heard)
    samples[at] = 0.35 * heard + 0.12 * state.noise * mouth.pass(noise)
  }
  return samples
}

/** The glottis opens over two fifths of a period and closes in a sixth of it (Rosenberg 1971). */
function pulseAt(phase: number): number {
  if (phase < 0.4) return 0.5 - 0.5 * Math.cos((Math.PI * phase) / 0.4)
  return phase < 0.56 ? Math.cos((Math.PI * (phase - 0.4)) / 0.32) : 0
}

function moveTowards(state: State, { sound, startSeconds, endSeconds, semitones }: Target, time: number): void {
  const progress = (time - startSeconds) / (endSeconds - startSeconds)
  const isClosed = sound?.closedSeconds !== undefined && time - startSeconds < sound.closedSeconds
  const wanted = sound?.to && progress > 0.4 ? sound.to : sound?.formants
  wanted?.forEach((formant, index) => {
    state.formants[index]! += EASE * (formant - state.formants[index]!)
  })
  const ease = (from: number, to: number, speed = 0.45): number => from + speed * (to - from)
  state.voice = ease(state.voice, isClosed ? 0 : (sound?.voice ?? 0))
  state.breath = ease(state.breath, isClosed ? 0 : (sound?.breath ?? 0))
  state.noise = ease(state.noise, isClosed ? 0 : (sound?.noise?.level ?? 0), sound?.closedSeconds ? 0.9 : 0.45)
  if (sound?.noise) [state.noiseHertz, state.noiseWidth] = [sound.noise.hertz, sound.noise.width]
  state.semitones = ease(state.semitones, semitones, 0.15)
}

type Resonator = { set(hertz: number, width: number): void; pass(sample: number): number }

/** Two poles, with unit gain at zero hertz (Klatt 1980). */
function createResonator(): Resonator {
  let [a, b, c, one, two] = [1, 0, 0, 0, 0]
  return {
    set(hertz, width) {
      const radius = Math.exp((-Math.PI * width) / RENDER_RATE)
      c = -radius * radius
      b = 2 * radius * Math.cos((2 * Math.PI * hertz) / RENDER_RATE)
      a = 1 - b - c
    },
    pass(sample) {
      const out = a * sample + b * one + c * two
      two = one
      one = out
      return out
    },
  }
}

/** White noise between -1 and 1, the same every time. */
function createNoise(): () => number {
  let seed = 0x2545f491
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 0x8000_0000 - 1
  }
}
