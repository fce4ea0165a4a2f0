import type { Bar } from '../plan/plan.ts'

/** One sounding sign of a pattern: its start and length in beats, and its value. */
export type Strike = { beat: number; beats: number; sign: string }

/** The strikes of a bar. A longer pattern continues from bar to bar; a short first bar takes the pattern's end. */
export function readStrikes(pattern: string, bar: Bar, meter: number): Strike[] {
  const steps = meter * 4
  const round = Math.max(1, Math.round(pattern.length / steps))
  const from = (bar.place % round) * steps
  const text = pattern.slice(from + (meter - bar.beats) * 4, from + steps)
  return text.split('').flatMap((sign, at) => {
    if (sign === '.' || sign === '-') return []
    const held = /^-*/.exec(text.slice(at + 1))?.[0].length ?? 0
    return [{ beat: bar.beat + at / 4, beats: (1 + held) / 4, sign }]
  })
}

/** The pattern for an energy, from quiet to busy. */
export const patternFor = <T>(patterns: readonly [T, ...T[]], energy: number): T =>
  patterns[Math.min(patterns.length - 1, Math.floor(energy * patterns.length))] ?? patterns[0]

/** Beats are stronger than offbeats, the first most; capitals are harder, `o` softer. */
export function strikeVelocity({ beat, sign }: Strike, bar: Bar): number {
  const place = beat - bar.beat
  const metric = place === 0 ? 1.06 : place % 1 === 0 ? 1 : place % 0.5 === 0 ? 0.9 : 0.82
  return 78 * metric * (sign === 'o' ? 0.68 : sign === sign.toUpperCase() && sign !== sign.toLowerCase() ? 1.12 : 1)
}
