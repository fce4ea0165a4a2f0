import type { SoundCue, Timeline, Track } from './timeline.ts'
import { decodeSound, decodeSoundIfAny } from '../av/decode-sound.ts'
import { decibelsToGain } from '../sound/decibels.ts'
import { duckUnder } from '../sound/duck-under.ts'
import { holdLoudness, LOUDEST_SCENE_LUFS } from '../sound/hold-loudness.ts'
import { limitPeaks } from '../sound/limit-peaks.ts'
import { measureIntegratedLufs } from '../sound/measure-integrated-lufs.ts'
import { normaliseAndMeasure, normaliseLoudness, PROGRAMME_LUFS } from '../sound/normalise-loudness.ts'
import { loopToLength } from '../sound/loop-to-length.ts'
import { addToMix } from '../sound/mix-sounds.ts'
import { PEAK_CEILING_DB } from '../sound/peak-ceiling.ts'
import { secondsToSamples, createSilence, type Sound } from '../sound/sound.ts'
import type { ComposeJob } from './compose-job.ts'
import { blameSource } from './blame-source.ts'

/** Each kind of track is speech, is ducked by speech, or is not ducked. */
type Bus = 'voice' | 'bed' | 'song'
const BUS_OF: Record<Track['kind'], Bus> = {
  narration: 'voice',
  dialogue: 'voice',
  music: 'bed',
  scene: 'bed',
  song: 'song',
  joined: 'song',
}

// A short fade that avoids clicks at cuts; shorter than any attack.
const EDGE_SECONDS = 0.004
// The loudness of speech before the other tracks are mixed.
const VOICE_LUFS = -18

type Mixed = { sound: Sound; lufs?: number }

/**
 * The whole sound of a film, with exactly the length of its picture; undefined without any cue. `plain` sources were
 * inspected before.
 */
export async function mixFilm(
  job: Pick<ComposeJob, 'timeline' | 'files'>,
  plain: ReadonlySet<string> = new Set(),
): Promise<Mixed | undefined> {
  const { tracks, frames, framesPerSecond } = job.timeline
  if (tracks.every(({ cues }) => cues.length === 0)) return undefined
  const seconds = frames / framesPerSecond
  const isLevelled = tracks.some(({ kind, cues }) => cues.length > 0 && kind !== 'scene')
  // The buses can be freed while the sum is normalised.
  const sum = sumOf(await busesOf(job, seconds, plain)) ?? createSilence(seconds)
  // A film with only the sounds of its scenes keeps their level: silence between them is not amplified.
  const { sound, lufs } = isLevelled
    ? normaliseAndMeasure(sum, { lufs: PROGRAMME_LUFS, ceilingDb: PEAK_CEILING_DB })
    : asItIs(sum)
  return { sound, ...(Number.isFinite(lufs) && { lufs }) }
}

function asItIs(sum: Sound): Required<Mixed> {
  const sound = limitPeaks(holdLoudness(sum, LOUDEST_SCENE_LUFS), PEAK_CEILING_DB)
  return { sound, lufs: measureIntegratedLufs(sound) }
}

async function busesOf(
  { timeline, files }: Pick<ComposeJob, 'timeline' | 'files'>,
  seconds: number,
  plain: ReadonlySet<string>,
): Promise<Partial<Record<Bus, Sound>>> {
  const placed = timeline.tracks.flatMap(track => track.cues.map(cue => ({ track, bus: BUS_OF[track.kind], cue })))
  const buses: Partial<Record<Bus, Sound>> = {}
  // One source after another: each is decoded once, and one is in memory at a time.
  for (const [source, uses] of Map.groupBy(placed, ({ cue }) => cue.source)) {
    const isScene = uses.every(({ track }) => track.kind === 'scene')
    const untilSeconds = Math.max(...uses.map(({ cue }) => cue.fromSeconds + cue.seconds))
    // A clip may be silent; a voice or a song may not.
    const decode = isScene ? decodeSoundIfAny : decodeSound
    const sound = await blameSource(source, decode(files[source]!, { looks: !plain.has(source), untilSeconds }))
    if (!sound) continue
    for (const { track, bus, cue } of uses) add((buses[bus] ??= createSilence(seconds)), sound, cue, track)
  }
  return buses
}

function add(mix: Sound, source: Sound, cue: SoundCue, { gainDb, cues }: Track): void {
  const { seconds, fromSeconds, atSeconds, loops } = cue
  const [from, count] = [secondsToSamples(fromSeconds), secondsToSamples(seconds)]
  const rest = { left: source.left.subarray(from), right: source.right.subarray(from) }
  if (rest.left.length === 0 || count === 0) return
  const sound = loops
    ? loopToLength(rest, seconds, { fadeOutSeconds: 0 })
    : { left: rest.left.subarray(0, count), right: rest.right.subarray(0, count) }
  addToMix(mix, { sound, startSeconds: atSeconds, gain: decibelsToGain(gainDb), ...fadesOf(cue, cues) })
}

/** The requested fades, and short ones at all edges except where a sound continues in the next cue. */
function fadesOf(cue: SoundCue, cues: Timeline['tracks'][number]['cues']) {
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.5 / 48_000
  const goesOn = (first: SoundCue, then: SoundCue): boolean =>
    first.source === then.source &&
    !first.loops &&
    isNear(first.atSeconds + first.seconds, then.atSeconds) &&
    isNear(first.fromSeconds + first.seconds, then.fromSeconds)
  const edge = (isJoined: boolean): number => (isJoined ? 0 : EDGE_SECONDS)
  return {
    fadeInSeconds: cue.fadeInSeconds || edge(cues.some(other => goesOn(other, cue))),
    fadeOutSeconds: cue.fadeOutSeconds || edge(cues.some(other => goesOn(cue, other))),
  }
}

/** Sums all tracks in place, the ducked ones first. */
function sumOf({ voice: said, bed, song }: Partial<Record<Bus, Sound>>): Sound | undefined {
  const voice = said && normaliseLoudness(said, { lufs: VOICE_LUFS, ceilingDb: PEAK_CEILING_DB })
  const under = voice && bed ? duckUnder(bed, voice) : bed
  const [sum, ...others] = [under, voice, song].filter(sound => sound !== undefined)
  for (const other of others) if (sum) addToMix(sum, { sound: other })
  return sum
}
