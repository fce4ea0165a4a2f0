import type { SoundAnalysis, PictureAnalysis } from '../../../../media/src/engine/contract.ts'

type Made = {
  seconds: number
  tempo: number
  sections?: [from: number, energy: number][]
  sung?: [from: number, to: number][]
}

/** A song with a steady beat that begins after a fifth of a second, bars of four, and words half a second each. */
export function songOf({ seconds, tempo, sections = [[0, 0.5]], sung = [] }: Made): SoundAnalysis {
  const count = tempo > 0 ? Math.floor(((seconds - 0.2) * tempo) / 60) : 0
  const beats = Array.from({ length: count }, (_, at) => 0.2 + (at * 60) / tempo)
  return {
    seconds,
    beatsPerMinute: tempo,
    beats,
    downbeats: beats.filter((_, at) => at % 4 === 0),
    sections: sections.map(([fromSeconds, energy], at) => ({
      fromSeconds,
      energy,
      toSeconds: sections[at + 1]?.[0] ?? seconds,
    })),
    language: 'en',
    words: sung.flatMap(([from, to]) =>
      Array.from({ length: Math.floor((to - from) * 2) }, (_, at) => ({
        text: 'la',
        fromSeconds: from + at / 2,
        toSeconds: from + at / 2 + 0.45,
      })),
    ),
  }
}

const face = { left: 0.3, top: 0.2, width: 0.3, height: 0.4, frontal: true }
export const THING: PictureAnalysis = { prompt: '', subject: '', colours: [], faces: [] }
export const FACE: PictureAnalysis = { ...THING, faces: [face] }
export const PROFILE: PictureAnalysis = { ...THING, faces: [{ ...face, frontal: false }] }
