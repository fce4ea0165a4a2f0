import { seededRandom } from '@kinora/media/core/seeded-random'
import { duckUnder } from '@kinora/media/sound/duck-under'
import { limitPeaks } from '@kinora/media/sound/limit-peaks'
import { holdLoudness, LOUDEST_SCENE_LUFS } from '@kinora/media/sound/hold-loudness'
import { measureIntegratedLufs } from '@kinora/media/sound/measure-integrated-lufs'
import { normaliseLoudness, PROGRAMME_LUFS } from '@kinora/media/sound/normalise-loudness'
import { mixSounds, type Track } from '@kinora/media/sound/mix-sounds'
import { PEAK_CEILING_DB } from '@kinora/media/sound/peak-ceiling'
import { createSilence, soundSeconds, type Sound } from '@kinora/media/sound/sound'
import type { Shot, ShotList, Subject } from '../direct/shot-list.ts'
import { mixAmbience } from '../ambience/mix-ambience.ts'
import { levelScene, sceneIntensity } from '../ambience/scene-loudness.ts'
import { composeMusic, type MusicOptions } from '../music/compose-music.ts'
import { playScore } from '../music/play/play-score.ts'
import { deniesMusic } from '../music/words/denies-music.ts'
import { CannotSpeak, type Speaker } from '../voice/create-speaker.ts'
import { gatherSpeech } from '../voice/gather-speech.ts'
import { findCasting, findOwnCasting, type OwnVoices } from '../voice/voices/voices.ts'
import { castSpeakers, type SpeakerToCast } from '../voice/voices/cast-speakers.ts'
import { wordsAboutSpeaker } from '../voice/voices/words-about-speaker.ts'
import { type Viseme, phonemesToVisemes } from '../voice/phonemes-to-visemes.ts'

export type SoundtrackOptions = {
  shots: ShotList
  seconds: number
  seed: number
  prompt: string
  withMusic: boolean
  /** Softly, where nobody said whether there shall be music. */
  musicBed?: boolean
  /** Music is what it is about: nothing else is heard. */
  onlyMusic?: boolean
  /** Only what is said, or everything but that: then nothing is added that nobody asked for. */
  heard?: 'speech' | 'effects'
  /** Of those who have none of their own. */
  voice?: string
  /** Those that are the caller's own, by their ids. */
  ownVoices?: OwnVoices
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
const VOICE_LUFS = -18
const MUSIC_LUFS = -22
// Of music that nobody asked for: so much below the scene that it lies under, and as loud as this where it is alone.
const BED_UNDER_LU = 4
const LONE_BED_LUFS = -27
// What is said or sung is brought to the common loudness; a scene by itself stays as loud as it is.
const LEVEL = { lufs: PROGRAMME_LUFS, ceilingDb: PEAK_CEILING_DB }
// Time to see who is about to speak.
export const LINE_AFTER_SECONDS = 0.4

/** What is said at a time of the clip, and the shapes of the mouth that says it, from there on. */
export type SpokenLine = Track & {
  startSeconds: number
  visemes: readonly Viseme[]
  /** Who says it, as the words name him. */
  by?: string
}

/**
 * What a clip sounds like: its places, music if it is wanted, and what is said in it, each making room for the next.
 * `lines` are those of `speakLines`, where they were needed before.
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
  /** The place; without it there is only music. */
  scene?: Sound
  /** Music, and whether it was asked for: else it is a soft bed. */
  music?: { play: () => Promise<Sound>; isWanted: boolean } | undefined
  said: readonly Track[]
}

/** The place, music in it, and what is said over both. */
export async function mixLayers({ seconds, scene, music, said }: Layers): Promise<Sound> {
  if (!scene) return music ? normaliseLoudness(await music.play(), LEVEL) : createSilence(seconds)
  const bed = music ? mixSounds(seconds, [{ sound: scene }, { sound: await musicUnder(scene, music) }]) : scene
  // Music lies in the place, and the place is no louder for it.
  if (said.length === 0) return limitPeaks(holdLoudness(bed, LOUDEST_SCENE_LUFS), PEAK_CEILING_DB)
  const voice = normaliseLoudness(mixSounds(seconds, said), { ...LEVEL, lufs: VOICE_LUFS })
  return normaliseLoudness(mixSounds(seconds, [{ sound: duckUnder(bed, voice) }, { sound: voice }]), LEVEL)
}

/** Music that was asked for; a soft bed where nobody said anything of it; and a scene without any sound is not left silent. */
export const hasMusic = ({
  withMusic,
  musicBed,
  shots,
  prompt,
  heard,
}: Pick<SoundtrackOptions, 'withMusic' | 'musicBed' | 'shots' | 'prompt' | 'heard'>): boolean =>
  withMusic || (!heard && (musicBed === true || isSilent(shots)) && !deniesMusic(prompt))

const isSilent = ({ shots }: ShotList): boolean => shots.every(shot => shot.sounds.length === 0)

async function musicUnder(scene: Sound, { play, isWanted }: NonNullable<Layers['music']>): Promise<Sound> {
  const sceneLoudness = measureIntegratedLufs(scene)
  const bed = Number.isFinite(sceneLoudness) ? Math.min(LONE_BED_LUFS, sceneLoudness - BED_UNDER_LU) : LONE_BED_LUFS
  return normaliseLoudness(await play(), { ...LEVEL, lufs: isWanted ? MUSIC_LUFS : bed })
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

/** Two prompts with the same seed do not sound the same. */
const soundSeed = ({ prompt, seed }: Pick<SoundtrackOptions, 'prompt' | 'seed'>): number =>
  seededRandom(seed)
    .fork(prompt)
    .below(2 ** 31)

function musicOf({ shots: { shots }, seconds, prompt, music, ...wanted }: SoundtrackOptions): Promise<Sound> {
  const mood = shots.map(shot => shot.mood).find(one => one !== 'neutral')
  // Nobody asked for it: then it is calm unless the scene is not.
  const bedMood = mood ?? (wanted.withMusic ? undefined : 'calm')
  const seed = soundSeed({ ...wanted, prompt })
  return playScore(composeMusic({ seconds, seed, words: prompt, ...(bedMood && { mood: bedMood }), ...music }))
}

/** Lines in their shot, one after another; what does not fit into the clip any more is not said, and `tell` is told. */
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

/** Every line, when its shot has begun, and who says it; the same somebody in a later shot is the same speaker. */
function plannedLines({ shots, seconds, prompt, voices, voice, ownVoices }: SoundtrackOptions): PlannedLine[] {
  return spansOf(shots.shots, seconds).flatMap(({ shot, startSeconds }) =>
    shot.lines.map(({ text, subject }): PlannedLine => {
      const who = subject === undefined ? undefined : shot.subjects[subject]
      const own = (who && 'input' in who.what ? voices?.get(who.what.input) : undefined) ?? voice
      // A voice of another engine is none of ours.
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

/** Signs in quotation marks, or a language that no voice has, are no reason to make no clip. */
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
