import { duckUnder } from '@kinora/media/sound/duck-under'
import { decibelsToGain } from '@kinora/media/sound/decibels'
import { normaliseLoudness } from '@kinora/media/sound/normalise-loudness'
import { mixSounds, type Track } from '@kinora/media/sound/mix-sounds'
import { PEAK_CEILING_DB } from '@kinora/media/sound/peak-ceiling'
import { soundSeconds, type Sound } from '@kinora/media/sound/sound'
import type { Shot, ShotList } from '../direct/shot-list.ts'
import { mixAmbience } from '../ambience/mix-ambience.ts'
import { composeMusic, type MusicOptions } from '../music/compose-music.ts'
import { playScore } from '../music/play/play-score.ts'
import { CannotSpeak, type Speaker } from '../voice/create-speaker.ts'
import { gatherSpeech } from '../voice/gather-speech.ts'
import { findCasting } from '../voice/voices/voices.ts'
import { recommendVoice } from '../voice/voices/recommend-voice.ts'
import { type Viseme, phonemesToVisemes } from '../voice/phonemes-to-visemes.ts'

export type SoundtrackOptions = {
  shots: ShotList
  seconds: number
  seed: number
  prompt: string
  withMusic: boolean
  /** Of those in the shots that came along and have one, by the name the shots know them by. */
  voices?: ReadonlyMap<string, string>
  /** Of the piece, where it is given: cuts may lie on its beats. */
  music?: Pick<MusicOptions, 'mood' | 'genre' | 'tempo'>
  /** Only opened when somebody speaks. */
  speaker: () => Promise<Speaker>
}

// One place fades into the next for as long as a cut's transition takes.
const CROSSFADE_SECONDS = 0.5
const FADE_OUT_SECONDS = 0.4
// Against each other before they are brought to the common loudness.
const MUSIC_GAIN = decibelsToGain(-6)
const VOICE_GAIN = decibelsToGain(2)
const LEVEL = { ceilingDb: PEAK_CEILING_DB }
// Time to see who is about to speak.
const LINE_AFTER_SECONDS = 0.4

/** What is said at a time of the clip, and the shapes of the mouth that says it, from there on. */
export type SpokenLine = Track & { startSeconds: number; visemes: readonly Viseme[] }

/**
 * What a clip sounds like: its places, music if it is wanted, and what is said in it, each making room for the next.
 * `lines` are those of `speakLines`, where they were needed before.
 */
export async function mixSoundtrack(options: SoundtrackOptions, lines?: readonly SpokenLine[]): Promise<Sound> {
  const { seconds } = options
  const scene = mixSounds(seconds, ambienceTracksOf(options))
  const music = hasMusic(options) ? [{ sound: await musicOf(options), gain: MUSIC_GAIN }] : []
  const bed = mixSounds(seconds, [{ sound: scene }, ...music])
  const said = lines ?? (await speakLines(options))
  if (said.length === 0) return normaliseLoudness(bed, LEVEL)
  const voice = mixSounds(seconds, said)
  return normaliseLoudness(mixSounds(seconds, [{ sound: duckUnder(bed, voice) }, { sound: voice }]), LEVEL)
}

/** A scene without any sound of its own is not left silent. */
export const hasMusic = ({ withMusic, shots }: Pick<SoundtrackOptions, 'withMusic' | 'shots'>): boolean =>
  withMusic || shots.shots.every(shot => shot.sounds.length === 0)

function ambienceTracksOf({ shots: { shots }, seconds, seed }: SoundtrackOptions): Track[] {
  return spansOf(shots, seconds).map(({ shot, startSeconds, endSeconds }, index) => {
    const isLast = index === shots.length - 1
    const length = Math.min(seconds, endSeconds + (isLast ? 0 : CROSSFADE_SECONDS)) - startSeconds
    return {
      sound: mixAmbience(shot.sounds, { seconds: length, seed: seed + index, intensity: intensityOf(shot) }),
      startSeconds,
      fadeInSeconds: index === 0 ? 0.1 : Math.min(CROSSFADE_SECONDS, length / 2),
      fadeOutSeconds: Math.min(isLast ? FADE_OUT_SECONDS : CROSSFADE_SECONDS, length / 2),
    }
  })
}

const intensityOf = ({ weather }: Shot): number => (weather === 'storm' ? 1 : weather === 'clear' ? 0.5 : 0.7)

function musicOf({ shots: { shots }, seconds, seed, prompt, music }: SoundtrackOptions): Promise<Sound> {
  const mood = shots.map(shot => shot.mood).find(one => one !== 'neutral')
  return playScore(composeMusic({ seconds, seed, words: prompt, ...(mood && { mood }), ...music }))
}

/** Lines in their shot, one after another; what does not fit into the clip any more is not said, and `tell` is told. */
export async function speakLines(
  options: SoundtrackOptions,
  tell: (note: string) => void = () => undefined,
): Promise<SpokenLine[]> {
  const { shots, seconds, speaker, voices } = options
  const lines: SpokenLine[] = []
  let at = 0
  for (const { shot, startSeconds } of spansOf(shots.shots, seconds)) {
    at = Math.max(at, startSeconds + LINE_AFTER_SECONDS)
    for (const { text, subject } of shot.lines) {
      const who = subject === undefined ? undefined : shot.subjects[subject]
      const own = who && 'input' in who.what ? voices?.get(who.what.input) : undefined
      // A voice of another engine is none of ours.
      const voice = own && findCasting(own) ? own : recommendVoice({ text, ...(who && { subject: who.words }) })
      if (own && own !== voice) tell(`voice_id: this engine has no voice ${own}, and another was taken`)
      if (at >= seconds) {
        tell(`prompt: there is no time to say "${text}"`)
        continue
      }
      const speech = await gatherSpeech((await speaker()).speak({ text, voice })).catch(unlessUnspeakable)
      if (!speech) continue
      const { sound, phonemes } = speech
      lines.push({ sound, startSeconds: at, gain: VOICE_GAIN, visemes: phonemesToVisemes(phonemes) })
      at += soundSeconds(sound)
      if (at > seconds) tell(`prompt: the clip ends before "${text}" is said`)
      at += LINE_AFTER_SECONDS
    }
  }
  return lines
}

/** Signs in quotation marks, or a language that no voice has, are no reason to make no clip. */
function unlessUnspeakable(error: unknown): undefined {
  if (!(error instanceof CannotSpeak && error.reason === 'FieldInvalid')) throw error
}

function spansOf(shots: readonly Shot[], seconds: number): { shot: Shot; startSeconds: number; endSeconds: number }[] {
  let startSeconds = 0
  return shots.map(shot => {
    const span = { shot, startSeconds, endSeconds: startSeconds + shot.share * seconds }
    startSeconds = span.endSeconds
    return span
  })
}
