import type { SoundAnalysis } from '@kinora/media/engine/contract'
import { overlapSeconds, type Phrase, findPhrases } from './song.ts'

export type Mode = 'plain' | 'lip_sync' | 'sing' | 'sing_perform' | 'perform' | 'dance'

/** The singer of a shot, by index; undefined without one. */
export type Part = { singer?: number }

/** The part of a shot that must have singing for a sung shot. */
const SUNG_SHARE = 0.35

/**
 * Assigns singers to shots. `sing` covers everything sung; `sing_perform` and `lip_sync` every other sung shot. Several
 * singers alternate: by phrases if everything is sung, each shot showing the singer of most of it, otherwise by shots.
 * Without recognised words the whole song counts as sung. `others` shots are left to pictures that do not sing.
 */
export function castShots(
  shots: readonly Phrase[],
  song: SoundAnalysis,
  mode: Mode,
  singers: number,
  others: number,
): Part[] {
  if (singers === 0 || mode === 'plain' || mode === 'perform' || mode === 'dance') return shots.map(() => ({}))
  const phrases = findPhrases(song)
  let turn = 0
  const parts = shots.map((shot): Part => {
    const shares = phrases.map(phrase => overlapSeconds(shot, phrase))
    const length = shot.toSeconds - shot.fromSeconds
    const isSung = phrases.length === 0 || shares.reduce((sum, share) => sum + share, 0) >= length * SUNG_SHARE
    if (!isSung) return {}
    const at = turn++
    if (mode !== 'sing') return at % 2 === 0 ? { singer: (at / 2) % singers } : {}
    return { singer: (phrases.length < singers ? at : shares.indexOf(Math.max(...shares))) % singers }
  })
  return withFree(parts, Math.min(others, shots.length - singers))
}

/** Removes singers from as many shots as must be free, evenly over the film. */
function withFree(parts: readonly Part[], free: number): Part[] {
  const sung = parts.flatMap((part, at) => ('singer' in part ? [at] : []))
  const missing = Math.max(0, Math.min(sung.length, free - (parts.length - sung.length)))
  const freed = new Set(
    Array.from({ length: missing }, (_, at) => sung[Math.floor(((at + 0.5) * sung.length) / missing)]),
  )
  return parts.map((part, at) => (freed.has(at) ? {} : part))
}
