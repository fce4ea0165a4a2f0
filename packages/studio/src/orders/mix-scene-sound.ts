import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Catalogue } from '@kinora/media/scene/catalogue'
import { castOf } from '@kinora/media/scene/members'
import type { Scene, SceneMusic, SceneNote, SceneShot, Speech } from '@kinora/media/scene/scene-schema'
import { SOUNDS } from '@kinora/media/scene/vocabulary'
import { decibelsToGain } from '@kinora/media/sound/decibels'
import { mixSounds, type Track } from '@kinora/media/sound/mix-sounds'
import { placeSound, type SoundSource } from '@kinora/media/sound/place-sound'
import { soundSeconds, type Sound } from '@kinora/media/sound/sound'
import { mixAmbience } from '../ambience/mix-ambience.ts'
import { levelScene, sceneIntensity } from '../ambience/scene-loudness.ts'
import { composeMusic, type MusicOptions } from '../music/compose-music.ts'
import { playScore } from '../music/play/play-score.ts'
import type { Speaker } from '../voice/create-speaker.ts'
import { gatherSpeech } from '../voice/gather-speech.ts'
import { phonemesToVisemes } from '../voice/phonemes-to-visemes.ts'
import { castSpeakers, type SpeakerToCast } from '../voice/voices/cast-speakers.ts'
import { findCasting, findOwnCasting, type OwnVoices } from '../voice/voices/voices.ts'
import type { FindSource } from './locate-sounds.ts'
import { LINE_AFTER_SECONDS, mixLayers, type SpokenLine, unlessUnspeakable } from './mix-soundtrack.ts'

// The sound of a scene document. Sounds come from `sound`, `sounds` and `actions`, speech from `speech`; no text of the
// document is parsed for sounds.

export type SceneSound = {
  scene: Scene
  seconds: number
  seed: number
  withMusic: boolean
  musicBed?: boolean
  onlyMusic?: boolean
  heard?: 'speech' | 'effects'
  /** The voice for speakers without one. */
  voice?: string
  ownVoices?: OwnVoices
  /** The voices of the request's subjects, by name. */
  voices: ReadonlyMap<string, string>
  catalogue: Pick<Catalogue, 'action' | 'place'>
  speaker: () => Promise<Speaker>
  /** Finds the things whose sounds are heard. Without it, they are heard on both sides. */
  sourceOf?: FindSource
}

type Sounding = Pick<SceneSound, 'scene' | 'withMusic' | 'musicBed' | 'onlyMusic' | 'heard' | 'catalogue'>

type Cue = (typeof SOUNDS)[number]
type HeardCue = {
  cues: Cue[]
  from: number
  to: number
  volume: keyof typeof VOLUME_DB
  shot: SceneShot
  /** The thing that makes the sound, and the number of the shot. */
  by?: { who: string; shot: number }
}

const VOLUME_DB = { quiet: -8, normal: 0, loud: 6 }
const EVERYWHERE: SoundSource = { pan: 0, gain: 1 }
const FADE_SECONDS = 0.15
/** Faster or slower sounds cannot be recognised. */
const MOST_SPEED = 4

/** Music that the document or the request asks for; soft background music if neither says anything. */
export function hasSceneMusic({ scene, withMusic, musicBed, onlyMusic, heard, catalogue }: Sounding): boolean {
  const said = scene.sound?.music
  if (onlyMusic || withMusic) return true
  if (heard || said === 'none') return false
  return said !== undefined || musicBed === true || cuesOf(scene, catalogue).length === 0
}

/** True if there are sounds besides music and speech. */
export const hasSceneCues = ({ scene, catalogue }: Pick<SceneSound, 'scene' | 'catalogue'>): boolean =>
  cuesOf(scene, catalogue).length > 0

/** All sounds with their times in the clip. */
function cuesOf(scene: Scene, catalogue: Pick<Catalogue, 'action' | 'place'>): HeardCue[] {
  const { seconds, sound, shots } = scene
  // The ambience of the whole clip is not slowed down.
  const { speed: _speed, ...timeless } = shots[0]!
  const ambience = sound?.ambience
  const all: HeardCue[] = ambience ? [{ cues: ambience, from: 0, to: seconds, volume: 'normal', shot: timeless }] : []
  for (const [nth, shot] of shots.entries()) {
    // The default is the usual ambience of the place.
    if (!ambience)
      all.push({ cues: usualIn(scene, shot, catalogue), from: shot.from, to: shot.to, volume: 'normal', shot })
    for (const { sound: cue, of: who, from = shot.from, to = shot.to, volume = 'normal' } of shot.sounds ?? [])
      all.push({ cues: [cue], from, to, volume, shot, ...(who !== undefined && { by: { who, shot: nth } }) })
    for (const { does, from = shot.from, to = shot.to } of shot.actions ?? []) {
      const cue = SOUNDS.find(one => one === catalogue.action(does)?.sound)
      if (cue) all.push({ cues: [cue], from, to, volume: 'normal', shot })
    }
  }
  return all.filter(({ cues, from, to }) => cues.length > 0 && to > from)
}

/** A sound at another speed: slower ones are lower. */
function playAt(sound: Sound, speed: number): Sound {
  if (speed === 1) return sound
  const played = (samples: Float32Array): Float32Array =>
    Float32Array.from({ length: Math.round(samples.length / speed) }, (_, nth) => {
      const at = Math.min(samples.length - 1, nth * speed)
      const [before, share] = [Math.floor(at), at % 1]
      return samples[before]! * (1 - share) + (samples[before + 1] ?? 0) * share
    })
  return { left: played(sound.left), right: played(sound.right) }
}

function usualIn({ places }: Scene, { place }: SceneShot, catalogue: Pick<Catalogue, 'place'>): Cue[] {
  const asset = places.find(({ id }) => id === place)?.asset ?? ''
  const usual = catalogue.place(asset)?.sounds ?? []
  return SOUNDS.filter(cue => usual.includes(cue))
}

function trackOf(
  { cues, from, to, volume, shot, by }: HeardCue,
  { scene, seed, sourceOf }: SceneSound,
  index: number,
): Track {
  const { weather = 'clear', time: hour = 'noon' } = scene.places.find(({ id }) => id === shot.place) ?? {}
  // The two are indistinguishable by ear.
  const time = hour === 'evening' ? 'dusk' : hour
  const intensity = sceneIntensity({ weather, time, mood: scene.style?.mood ?? 'neutral' })
  const seconds = to - from
  const speed = Math.min(MOST_SPEED, Math.max(1 / MOST_SPEED, shot.speed ?? 1))
  const ambience = mixAmbience(cues, {
    seconds: seconds * speed,
    seed:
      seededRandom(seed)
        .fork('cue')
        .below(2 ** 31) + index,
    intensity,
    time,
  })
  const fade = Math.min(FADE_SECONDS, seconds / 2)
  const played = playAt(levelScene(ambience, cues, intensity), speed)
  const sourceAt = (at: number): SoundSource | undefined => by && sourceOf?.(by.who, by.shot, from + at)
  return {
    sound: sourceAt(0) ? placeSound(played, at => sourceAt(at) ?? EVERYWHERE) : played,
    startSeconds: from,
    gain: decibelsToGain(VOLUME_DB[volume]),
    fadeInSeconds: fade,
    fadeOutSeconds: fade,
  }
}

/** The sound of a document: ambience, music, and `lines`, which `speakScene` spoke. */
export async function mixSceneSound(options: SceneSound, lines: readonly SpokenLine[]): Promise<Sound> {
  const { scene, seconds, seed, heard, onlyMusic, withMusic, catalogue } = options
  const asked = scene.sound?.music
  const volume = typeof asked === 'object' ? asked.volume : undefined
  const music = hasSceneMusic(options)
    ? {
        play: () => playScore(composeMusic({ seconds, seed, ...pieceOf(scene, asked) })),
        isWanted: withMusic || (asked !== undefined && volume !== 'quiet'),
        isLoud: volume === 'loud',
      }
    : undefined
  if (onlyMusic) return mixLayers({ seconds, music, said: [] })
  const cues = heard === 'speech' ? [] : cuesOf(scene, catalogue)
  const place = mixSounds(
    seconds,
    cues.map((one, index) => trackOf(one, options, index)),
  )
  return mixLayers({ seconds, scene: place, music, said: lines })
}

function pieceOf(
  { style }: Scene,
  asked: SceneMusic | undefined,
): Pick<MusicOptions, 'mood' | 'genre' | 'tempo' | 'lead'> {
  const usual = style?.mood ?? 'calm'
  if (asked === undefined || asked === 'none') return { mood: usual }
  if (typeof asked === 'string') return { mood: asked }
  const { volume: _volume, mood = usual, ...rest } = asked
  return { mood, ...rest }
}

type Line = {
  isTimed: boolean
  text: string
  from: number
  who: SpeakerToCast
  by?: string
  at: string
  refused?: string
}

function linesOf({ scene, voices, voice, ownVoices }: SceneSound): Line[] {
  const entities = castOf(scene.entities)
  const lineOf = (one: Speech, shot: SceneShot, at: string): Line => {
    const entity = one.who === undefined ? undefined : entities.get(one.who)
    const subject = /^subject:(.+)$/u.exec(entity?.asset ?? '')?.[1]
    const own = one.voice ?? entity?.voice ?? (subject === undefined ? undefined : voices.get(subject)) ?? voice
    const isOurs = own !== undefined && (findOwnCasting(own, ownVoices) ?? findCasting(own)) !== undefined
    // A voice is chosen by the speaker's asset, not by descriptions.
    const words = [entity?.traits?.age, entity?.asset].filter(Boolean).join(' ')
    return {
      text: one.text,
      isTimed: one.from !== undefined,
      from: one.from ?? shot.from + LINE_AFTER_SECONDS,
      who: {
        key: `${one.who ?? 'narrator'} ${isOurs ? own : ''}`,
        words,
        text: one.text,
        ...(isOurs && { voice: own }),
      },
      ...(one.who !== undefined && { by: one.who }),
      at,
      ...(own !== undefined && !isOurs && { refused: own }),
    }
  }
  return scene.shots
    .flatMap((shot, nth) => (shot.speech ?? []).map((one, i) => lineOf(one, shot, `/shots/${nth}/speech/${i}`)))
    .toSorted((a, b) => a.from - b.from)
}

/** Speaks every line at its time; lines without a time follow the previous one. Lines of one speaker never overlap. */
export async function speakScene(options: SceneSound, tell: (note: SceneNote) => void): Promise<SpokenLine[]> {
  const { seconds, ownVoices, speaker } = options
  const planned = linesOf(options)
  const cast = castSpeakers(planned.map(({ who }) => who))
  const until = new Map<string, number>()
  let last = 0
  const lines: SpokenLine[] = []
  for (const { text, isTimed, from, who, by, at, refused } of planned) {
    const note = (message: string): void => tell({ code: 'not-spoken', at, message })
    if (refused !== undefined) note(`this engine has no voice ${refused}, and another speaks`)
    const startSeconds = Math.max(from, until.get(by ?? '') ?? 0, isTimed ? 0 : last)
    if (startSeconds >= seconds) {
      note('the clip ends before it is said')
      continue
    }
    const speech = await gatherSpeech(
      (await speaker()).speak({ text, voice: cast.get(who.key)!, ...(ownVoices && { ownVoices }) }),
    ).catch(unlessUnspeakable)
    if (!speech) {
      note('no voice here can say it')
      continue
    }
    const end = startSeconds + soundSeconds(speech.sound)
    until.set(by ?? '', end)
    last = Math.max(last, end + LINE_AFTER_SECONDS)
    if (end > seconds) note(`it takes until ${end.toFixed(1)} s, and the clip ends at ${seconds} s`)
    const visemes = phonemesToVisemes(speech.phonemes)
    lines.push({ sound: speech.sound, startSeconds, visemes, ...(by !== undefined && { by }) })
  }
  return lines
}
