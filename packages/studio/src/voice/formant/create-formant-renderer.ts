import type { Renderer } from '../render/renderer.ts'
import { synthesise, type Target } from './synthesise.ts'
import { voiceData } from '../voice-data.ts'

const REST: Record<string, number> = {
  ' ': 0.012,
  ',': 0.2,
  ';': 0.25,
  ':': 0.25,
  '—': 0.25,
  '…': 0.4,
  '.': 0.1,
  '!': 0.1,
  '?': 0.1,
}
// The fall of the pitch from the first word to the last, and its rise on a stress, in semitones.
const FALL = 5
// The level of a whole rendering with its pauses, which matches the other voices.
const LEVEL_DB = -23
const STRESS_RISE = { ˈ: 3, ˌ: 1.5 } as const

/** The fallback without the speech model: formant synthesis after Klatt, English only. Intelligible, but robotic. */
export function createFormantRenderer(): Renderer {
  return {
    name: 'formant',
    languages: ['en'],
    async render(signs, { casting, rate, pitchRatio, pitchRange }) {
      const { targets, bounds } = planOf(signs, rate, pitchRange)
      // A smaller vocal tract for a higher voice; a man's is 120 Hz.
      const size = Math.min(1.25, Math.max(0.95, (casting.hertz / 120) ** 0.3))
      const samples = synthesise(targets, { hertz: casting.hertz * pitchRatio, size })
      // As loud as the model's voice of the same name, so that one gain fits both.
      levelTo(samples, LEVEL_DB - casting.gainDb)
      return { samples, bounds }
    },
    async close() {},
  }
}

function levelTo(samples: Float32Array, decibels: number): void {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
  const gain = 10 ** (decibels / 20) / Math.sqrt(power + 1e-12)
  for (let i = 0; i < samples.length; i++) samples[i]! *= gain
}

function planOf(signs: readonly string[], rate: number, range: number): { targets: Target[]; bounds: number[] } {
  const targets: Target[] = []
  const { sounds } = voiceData('formants')
  const bounds = [0]
  const isQuestion = signs.at(-1) === '?'
  let time = 0
  let rise = 0
  let stretch = 1
  signs.forEach((sign, at) => {
    if (sign === 'ˈ' || sign === 'ˌ') {
      rise = STRESS_RISE[sign]
      stretch = sign === 'ˈ' ? 1.25 : 1.1
      bounds.push(time)
      return
    }
    const sound = sounds[sign]
    const isLastVowel = !signs.slice(at + 1, at + 4).some(other => sounds[other]?.voice === 1)
    const length = ((sound?.seconds ?? REST[sign] ?? 0) * stretch * (sound && isLastVowel ? 1.3 : 1)) / rate
    const place = at / signs.length
    const semitones = (rise + FALL * (0.5 - place) + (isQuestion && place > 0.8 ? 8 * (place - 0.8) * 5 : 0)) * range
    if (length > 0) targets.push({ sound, startSeconds: time, endSeconds: time + length, semitones })
    time += length
    bounds.push(time)
    if (sound?.voice === 1) [rise, stretch] = [0, 1]
  })
  return { targets, bounds }
}
