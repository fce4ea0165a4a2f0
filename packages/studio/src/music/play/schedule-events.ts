import { instrumentNamed } from '../instruments.ts'
import { type Note, type Score, type ScoreTrack, secondsAt } from '../score.ts'

/** The events of the synthesiser with their times. */
export type PlayEvent =
  | { seconds: number; kind: 'on'; channel: number; pitch: number; velocity: number }
  | { seconds: number; kind: 'off'; channel: number; pitch: number }
  | { seconds: number; kind: 'control'; channel: number; controller: number; value: number }
  | { seconds: number; kind: 'program'; channel: number; program: number }

const CONTROLLERS = { bank: 0, volume: 7, pan: 10, expression: 11, brightness: 74, reverb: 91, chorus: 93 } as const

/** The tenth channel is where drums are. */
export const DRUM_CHANNEL = 9
// The quietest instrument at full volume; all others are lowered to it.
const COMMON_LUFS = -36
// Drums have no loudness in the table; this level fits.
const DRUMS_DB = -7
// A volume of 127 is 0 dB and the scale is quadratic.
const controlOf = (decibels: number): number => Math.round(127 * 10 ** (Math.min(0, decibels) / 40))
// An eighth of a second is smooth for a swell and cheap.
const SWELL_STEPS_A_SECOND = 8

/** In order of time; ends come before starts, so that a repeated note is not cut. */
export function scheduleEvents(score: Score): PlayEvent[] {
  const order = { program: 0, control: 1, off: 2, on: 3 } as const
  return score.tracks
    .flatMap((track, index) => {
      const channel = channelOf(track, index)
      return [
        ...setUpOf(track, channel),
        ...swellEventsOf(score, track, channel),
        ...noteEventsOf(score, track, channel),
      ]
    })
    .toSorted((a, b) => a.seconds - b.seconds || order[a.kind] - order[b.kind])
}

const channelOf = ({ isDrums }: ScoreTrack, index: number): number =>
  isDrums ? DRUM_CHANNEL : index < DRUM_CHANNEL ? index : index + 1

function setUpOf(track: ScoreTrack, channel: number): PlayEvent[] {
  const levelDb = track.isDrums
    ? track.levelDb + DRUMS_DB
    : track.levelDb + COMMON_LUFS - instrumentNamed(track.instrument).loudness
  const control = (controller: number, value: number): PlayEvent => ({
    seconds: 0,
    kind: 'control',
    channel,
    controller,
    value: Math.max(0, Math.min(127, Math.round(value))),
  })
  return [
    control(CONTROLLERS.bank, track.isDrums ? 0 : track.bank),
    { seconds: 0, kind: 'program', channel, program: track.program },
    // Six decibels of headroom, for levels over 0.
    control(CONTROLLERS.volume, controlOf(levelDb - 6)),
    control(CONTROLLERS.pan, 64 + 63 * track.pan),
    control(CONTROLLERS.brightness, 64 + 20 * track.brightness),
    control(CONTROLLERS.reverb, 127 * track.reverb),
    control(CONTROLLERS.chorus, 0),
  ]
}

/** A repeated note is ended before it is struck again. */
function noteEventsOf(score: Score, track: ScoreTrack, channel: number): PlayEvent[] {
  const next = new Map<number, number>()
  const endOf = (note: Note): number =>
    Math.min(note.beat + note.beats, next.get(note.pitch) ?? Number.POSITIVE_INFINITY)
  return track.notes
    .toSorted((a, b) => b.beat - a.beat)
    .flatMap((note): PlayEvent[] => {
      const end = endOf(note)
      next.set(note.pitch, note.beat)
      const [from, to] = [secondsAt(score, note.beat), secondsAt(score, end)]
      return [
        { seconds: from, kind: 'on', channel, pitch: note.pitch, velocity: note.velocity },
        { seconds: Math.max(from + 0.01, to), kind: 'off', channel, pitch: note.pitch },
      ]
    })
}

function swellEventsOf(score: Score, { swells }: ScoreTrack, channel: number): PlayEvent[] {
  return swells.slice(0, -1).flatMap((point, index) => {
    const next = swells[index + 1]!
    const [from, to] = [secondsAt(score, point.beat), secondsAt(score, next.beat)]
    const steps = Math.max(1, Math.round((to - from) * SWELL_STEPS_A_SECOND))
    return Array.from({ length: steps }, (_, step): PlayEvent => {
      const level = point.level + ((next.level - point.level) * step) / steps
      const seconds = from + ((to - from) * step) / steps
      return { seconds, kind: 'control', channel, controller: CONTROLLERS.expression, value: Math.round(127 * level) }
    })
  })
}
