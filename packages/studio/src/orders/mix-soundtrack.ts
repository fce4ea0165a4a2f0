import { seededRandom } from '@kinora/media/core/seeded-random'
import { duckUnder } from '@kinora/media/sound/duck-under'
import { limitPeaks } from '@kinora/media/sound/limit-peaks'
import { holdLoudness, LOUDEST_SCENE_LUFS } from '@kinora/media/sound/hold-loudness'
import { measureIntegratedLufs } from '@kinora/media/sound/measure-integrated-lufs'
import { normaliseLoudness, PROGRAMME_LUFS } from '@kinora/media/sound/normalise-loudness'
import { mixSounds, type Track } from '@kinora/media/sound/mix-sounds'
import { PEAK_CEILING_DB } from '@kinora/media/sound/peak-ceiling'
import { createSilence, soundSeconds, type Sound } from '@kinora/media/sound/sound'
import type { Shot, ShotList, Subject } from '../setting/shot-list.ts'
import { mixAmbience } from '../ambience/mix-ambience.ts'
import { levelScene, sceneIntensity } from '../ambience/scene-loudness.ts'
import { composeMusic, type MusicOptions } from '../music/compose-music.ts'
import { playScore } from '../music/play/play-score.ts'
import { readMusicPrompt } from '../prompt-parsing/music/read-music-prompt.ts'
import { deniesMusic } from '../prompt-parsing/music/denies-music.ts'
import { CannotSpeak, type Speaker } from '../voice/create-speaker.ts'
import { gatherSpeech } from '../voice/gather-speech.ts'
import { findCasting, findOwnCasting, type OwnVoices } from '../voice/voices/voices.ts'
import { castSpeakers, type SpeakerToCast } from '../voice/voices/cast-speakers.ts'
import { wordsAboutSpeaker } from '../prompt-parsing/words-about-speaker.ts'
import { type Viseme, phonemesToVisemes } from '../voice/phonemes-to-visemes.ts'

export type SoundtrackOptions = {
  shots: ShotList
  seconds: number
  seed: number
  prompt: string
  withMusic: boolean
  /** Soft music, if the request does not say whether there is music. */
  musicBed?: boolean
  /** The clip is about music: nothing else is heard. */
  onlyMusic?: boolean
  /** Only speech, or everything except speech; then nothing is added. */
  heard?: 'speech' | 'effects'
  /** The voice for speakers without one. */
  voice?: string
  /** The caller's own voices, by id. */
  ownVoices?: OwnVoices
  /** The voices of the request's subjects, by their names in the shots. */
  voices?: ReadonlyMap<string, string>
  /** The given tempo: cuts may be on its beats. */
  music?: Pick<MusicOptions, 'mood' | 'genre' | 'tempo'>
  /** Opened only if there is speech. */
  speaker: () => Promise<Speaker>
}

// Ambiences cross-fade for the length of a transition.
const CROSSFADE_SECONDS = 0.5
const FADE_OUT_SECONDS = 0.4
const VOICE_LUFS = -18
const [MUSIC_LUFS, LOUD_MUSIC_LUFS] = [-22, -16]
// For music that was not requested: its level below the scene, and its level if it is the only sound.
const BED_UNDER_LU = 4
const LONE_BED_LUFS = -27
// Speech and singing are normalised; a scene alone keeps its level.
const LEVEL = { lufs: PROGRAMME_LUFS, ceilingDb: PEAK_CEILING_DB }
// A delay, so that the speaker is seen first.
export const LINE_AFTER_SECONDS = 0.4

/** A spoken line with its time, and the mouth shapes from there on. */
export type SpokenLine = Track & {
  startSeconds: number
  visemes: readonly Viseme[]
  /** The speaker, as the prompt names them. */
  by?: string
}

/**
 * The sound of a clip: ambience, music if wanted, and speech; each is ducked under the next. `lines` are those of
 * `speakLines`, if already spoken.
 */
export async function mixSoundtrack(options: SoundtrackOptions, lines?: readonly SpokenLine[]): Promise<Sound> {
  const { seconds, onlyMusic, withMusic } = options
  const music = hasMusic(options) || onlyMusic ? { play: () => musicOf(options), isWanted: withMusic } : undefined
  if (onlyMusic) return mixLayers({ seconds, music, said: [] })
  const scene = mixSounds(seconds, ambienceTracksOf(options))
  return mixLayers({ seconds, scene, music, said: lines ?? (await speakLines(options)) })
}

type Layers = {
  seconds: number
  /** The ambience; without it there is only music. */
  scene?: Sound
  /** Music, and whether it was requested; otherwise it is soft background music. */
  music?: { play: () => Promise<Sound>; isWanted: boolean; isLoud?: boolean } | undefined
  said: readonly Track[]
}

/** Ambience, music and speech mixed. */
export async function mixLayers({ seconds, scene, music, said }: Layers): Promise<Sound> {
  if (!scene) return music ? normaliseLoudness(await music.play(), LEVEL) : createSilence(seconds)
  const bed = music ? mixSounds(seconds, [{ sound: scene }, { sound: await musicUnder(scene, music) }]) : scene
  // Music is mixed into the ambience without making it louder.
  if (said.length === 0) return limitPeaks(holdLoudness(bed, LOUDEST_SCENE_LUFS), PEAK_CEILING_DB)
  const voice = normaliseLoudness(mixSounds(seconds, said), { ...LEVEL, lufs: VOICE_LUFS })
  return normaliseLoudness(mixSounds(seconds, [{ sound: duckUnder(bed, voice) }, { sound: voice }]), LEVEL)
}

/** Requested music; soft background music if the request says nothing; and music for a scene without any sound. */
export const hasMusic = ({
  withMusic,
  musicBed,
  shots,
  prompt,
  heard,
}: Pick<SoundtrackOptions, 'withMusic' | 'musicBed' | 'shots' | 'prompt' | 'heard'>): boolean =>
  withMusic || (!heard && (musicBed === true || isSilent(shots)) && !deniesMusic(prompt))

const isSilent = ({ shots }: ShotList): boolean => shots.every(shot => shot.sounds.length === 0)

async function musicUnder(scene: Sound, { play, isWanted, isLoud }: NonNullable<Layers['music']>): Promise<Sound> {
  const sceneLoudness = measureIntegratedLufs(scene)
  const bed = Number.isFinite(sceneLoudness) ? Math.min(LONE_BED_LUFS, sceneLoudness - BED_UNDER_LU) : LONE_BED_LUFS
  return normaliseLoudness(await play(), { ...LEVEL, lufs: isLoud ? LOUD_MUSIC_LUFS : isWanted ? MUSIC_LUFS : bed })
}

function ambienceTracksOf({ shots: { shots }, seconds, ...wanted }: SoundtrackOptions): Track[] {
  return spansOf(shots, seconds).map(({ shot, startSeconds, endSeconds }, index) => {
    const isLast = index === shots.length - 1
    const length = Math.min(seconds, endSeconds + (isLast ? 0 : CROSSFADE_SECONDS)) - startSeconds
    const intensity = sceneIntensity(shot)
    const ambience = mixAmbience(shot.sounds, {
      seconds: length,
      seed: soundSeed(wanted) + index,
      intensity,
      time: shot.time,
    })
    return {
      sound: levelScene(ambience, shot.sounds, intensity),
      startSeconds,
      fadeInSeconds: index === 0 ? 0.1 : Math.min(CROSSFADE_SECONDS, length / 2),
      fadeOutSeconds: Math.min(isLast ? FADE_OUT_SECONDS : CROSSFADE_SECONDS, length / 2),
    }
  })
}

/** Different prompts with the same seed sound different. */
const soundSeed = ({ prompt, seed }: Pick<SoundtrackOptions, 'prompt' | 'seed'>): number =>
  seededRandom(seed)
    .fork(prompt)
    .below(2 ** 31)

function musicOf({ shots: { shots }, seconds, prompt, music, ...wanted }: SoundtrackOptions): Promise<Sound> {
  const mood = shots.map(shot => shot.mood).find(one => one !== 'neutral')
  // Music that was not requested is calm unless the scene is not.
  const bedMood = mood ?? (wanted.withMusic ? undefined : 'calm')
  const seed = soundSeed({ ...wanted, prompt })
  return playScore(
    composeMusic({ seconds, seed, ...readMusicPrompt(prompt), ...(bedMood && { mood: bedMood }), ...music }),
  )
}

/** Lines in their shot, one after another. A line that does not fit is dropped and reported to `tell`. */
export async function speakLines(
  options: SoundtrackOptions,
  tell: (note: string) => void = () => undefined,
): Promise<SpokenLine[]> {
  const { seconds, speaker, ownVoices } = options
  const planned = plannedLines(options)
  const cast = castSpeakers(planned.map(({ who }) => who))
  for (const { refused } of planned)
    if (refused) tell(`voice_id: this engine has no voice ${refused}, and another was taken`)
  const lines: SpokenLine[] = []
  let at = 0
  for (const { text, fromSeconds, who, by } of planned) {
    at = Math.max(at, fromSeconds)
    if (at >= seconds) {
      tell(`prompt: there is no time to say "${text}"`)
      continue
    }
    const speech = await gatherSpeech(
      (await speaker()).speak({ text, voice: cast.get(who.key)!, ...(ownVoices && { ownVoices }) }),
    ).catch(unlessUnspeakable)
    if (!speech) {
      tell(`prompt: no voice here can say "${text}"`)
      continue
    }
    const { sound, phonemes } = speech
    lines.push({ sound, startSeconds: at, visemes: phonemesToVisemes(phonemes), ...(by !== undefined && { by }) })
    at += soundSeconds(sound)
    if (at > seconds) tell(`prompt: the clip ends before "${text}" is said`)
    at += LINE_AFTER_SECONDS
  }
  return lines
}

type PlannedLine = { text: string; fromSeconds: number; who: SpeakerToCast; by?: string; refused?: string }

/** Every line, with the start of its shot and its speaker. The same person in a later shot is the same speaker. */
function plannedLines({ shots, seconds, prompt, voices, voice, ownVoices }: SoundtrackOptions): PlannedLine[] {
  return spansOf(shots.shots, seconds).flatMap(({ shot, startSeconds }) =>
    shot.lines.map(({ text, subject }): PlannedLine => {
      const who = subject === undefined ? undefined : shot.subjects[subject]
      const own = (who && 'input' in who.what ? voices?.get(who.what.input) : undefined) ?? voice
      // A voice of another engine cannot be used here.
      const isOurs = own !== undefined && (findOwnCasting(own, ownVoices) ?? findCasting(own)) !== undefined
      const words = wordsAboutSpeaker(prompt, text, who?.words)
      return {
        text,
        fromSeconds: startSeconds + LINE_AFTER_SECONDS,
        ...(who && { by: who.words }),
        who: { key: who ? speakerKey(who) : words, words, text, ...(isOurs && { voice: own }) },
        ...(own !== undefined && !isOurs && { refused: own }),
      }
    }),
  )
}

const speakerKey = ({ what, words }: Subject): string => ('input' in what ? what.input : `${what.sprite} ${words}`)

/** Text that cannot be spoken does not fail the clip. */
export function unlessUnspeakable(error: unknown): undefined {
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
