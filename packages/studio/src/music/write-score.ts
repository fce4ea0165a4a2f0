import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Part } from './genres/genre.ts'
import { type Instrument, instrumentNamed, KITS } from './instruments.ts'
import { writeCounterMelody } from './melody/write-counter-melody.ts'
import { writeMelody } from './melody/write-melody.ts'
import { ornamentNotes } from './melody/ornament-notes.ts'
import { writeBass } from './parts/write-bass.ts'
import { crashAt, writeDrums, kickAt } from './parts/write-drums.ts'
import { writeChords } from './parts/write-chords.ts'
import { writeFinalNotes } from './parts/write-final-notes.ts'
import { humaniseNotes } from './parts/humanise-notes.ts'
import { writePad } from './parts/write-pad.ts'
import { writeRuns } from './parts/write-runs.ts'
import { writeVoicings } from './parts/write-voicings.ts'
import type { Bar, Plan } from './plan/plan.ts'
import type { Note, Score, ScoreTrack } from './score.ts'

/** Writes all parts of the ensemble. */
export function writeScore(plan: Plan, lead: string | undefined, seeded: SeededRandom): Score {
  const tracks: ScoreTrack[] = []
  // The melody first, because the second voice follows it.
  let melody: Note[] = []
  for (const [index, part] of plan.genre.parts.entries()) {
    const own = seeded.fork(`part ${index}`)
    const name = lead !== undefined && part.role === 'melody' ? lead : own.pick(part.instruments)
    const notes = notesOf(plan, part, instrumentNamed(name), melody, own)
    if (part.role === 'melody') melody = notes
    if (notes.length > 0) tracks.push(trackOf(plan, part, name, notes, own))
  }
  const drums = drumTrackOf(plan, seeded.fork('drums'))
  const { mood, genreName, tempo, meter, key, mode, seconds, sections, lastBeat, slowing } = plan
  return {
    mood,
    genre: genreName,
    tempo,
    meter,
    key,
    mode,
    seconds,
    lastBeat,
    ...(slowing ? { slowing } : {}),
    sections: [
      ...sections,
      {
        name: 'ending',
        startBeat: lastBeat,
        beats: plan.tailBeats,
        energy: 0.5,
      },
    ],
    room: plan.genre.room,
    tracks: drums ? [...tracks, drums] : tracks,
  }
}

function notesOf(
  plan: Plan,
  part: Part,
  instrument: Instrument,
  melody: readonly Note[],
  seeded: SeededRandom,
): Note[] {
  const plays = (bar: Bar): boolean => bar.energy >= part.from && bar.energy <= (part.upTo ?? 1)
  const voicings = writeVoicings(plan, part)
  const notes = partNotesOf()
  // A part that was silent before does not join the last chord, unless that chord is all there is.
  const ends = notes.some(note => note.beat >= plan.lastBeat - 2 * plan.meter) || plan.bars.length === 0
  return ends ? [...notes, ...writeFinalNotes(plan, part, instrument, voicings.final, notes.at(-1))] : notes

  function partNotesOf(): Note[] {
    switch (part.role) {
      case 'melody': {
        const line = writeMelody(plan, plays, instrument, seeded)
        return plan.genre.isOrnamented ? ornamentNotes(line, plan) : line
      }
      case 'counter':
        return writeCounterMelody(plan, plays, instrument, melody)
      case 'pad':
        return writePad(plan, plays, voicings)
      case 'runs':
        return writeRuns(plan, plays)
      case 'bass':
      case 'percussion':
        return writeBass(plan, plays, part, instrument)
      case 'chords':
      case 'arpeggio':
        return writeChords(plan, plays, part, voicings)
    }
  }
}

function trackOf(plan: Plan, part: Part, name: string, notes: readonly Note[], seeded: SeededRandom): ScoreTrack {
  const instrument: Instrument = instrumentNamed(name)
  return {
    role: part.role,
    instrument: name,
    program: instrument.program,
    bank: instrument.bank,
    isDrums: false,
    levelDb: part.levelDb,
    pan: part.pan,
    reverb: part.reverb,
    brightness: plan.rules.brightness,
    notes: humaniseNotes(notes, plan, part.role, instrument.nature, seeded.fork('touch')),
    swells: instrument.nature === 'held' ? swellsOf(plan) : [],
  }
}

function drumTrackOf(plan: Plan, seeded: SeededRandom): ScoreTrack | undefined {
  const { kit } = plan.genre
  const played = writeDrums(plan, seeded)
  if (!kit || played.length === 0) return undefined
  const ends = played.some(note => note.beat >= plan.lastBeat - plan.meter)
  const notes = ends ? [...played, crashAt(plan.lastBeat, 88), kickAt(plan.lastBeat, 96)] : played
  return {
    role: 'drums',
    instrument: kit,
    program: KITS[kit],
    bank: 0,
    isDrums: true,
    levelDb: 0,
    pan: 0,
    reverb: plan.genre.room === 'small' ? 0.12 : 0.3,
    brightness: plan.rules.brightness,
    notes: humaniseNotes(notes, plan, 'drums', 'struck', seeded.fork('touch')),
    swells: [],
  }
}

/** Swells: every four bars rise and fall, within the energy of the section. */
function swellsOf({ bars, lastBeat, tailBeats }: Plan): ScoreTrack['swells'] {
  const points = bars.map(({ beat, energy, place }) => ({
    beat,
    level: 0.72 + 0.16 * energy + [0, 0.05, 0.1, 0.06][place % 4]!,
  }))
  return [...points, { beat: lastBeat, level: 0.92 }, { beat: lastBeat + tailBeats, level: 0.45 }]
}
