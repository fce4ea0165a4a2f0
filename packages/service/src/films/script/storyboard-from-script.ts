import { seededRandom } from '@kinora/media/core/seeded-random'
import type { DescribedMember, ShotCamera } from '@kinora/media/engine/contract'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { detectLanguage, type Language } from '@kinora/media/language/detect-language'
import { PUNCTUATION } from '@kinora/media/language/punctuation'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { stretchScene } from '@kinora/media/scene/stretch-scene'
import type { Script, ScriptShot } from '@kinora/media/script/script-schema'
import {
  chooseFeeling,
  extractVoiceRequest,
  GAP_SECONDS,
  NARRATOR,
  narratorFor,
  numberLocally,
  SLACK,
} from '@kinora/studio/film-writing'
import { directShots } from '../shots/direct-shots.ts'
import { placeTransitions } from '../shots/place-transitions.ts'
import { type Beat, cutOnBeats, type Pace, withTempo } from '@kinora/media/shots/shot-lengths'
import type { Storyboard, StoryLine, StoryShot } from '@kinora/media/shots/storyboard'
import { castVoices } from './cast-voices.ts'

/** How the films of each kind are cut. */
export const FILM_FORMS = {
  'general film': { beat: 0.5, least: 1 },
  // Segments may be put into any order.
  advertisement: { beat: 1, least: 2 },
} as const satisfies Record<string, Beat>

/** The time that a text takes to speak, measured from recorded speech or estimated. */
export type Say = (text: string, language: Language) => number

export type ScriptedFilm = {
  script: Script
  /** The looks of its cast in words. */
  members?: readonly DescribedMember[]
  prompt: string
  seconds: number
  seed: number
  form: Beat
  /** The narrator's voice, if the brief asks for none. */
  narrator?: (language: Language) => string
  say: Say
}

/** How much faster a voice may speak before a line is left out. */
const MAX_HURRY = 1.6
const TITLE_FROM = 8
const KINDS: Readonly<Record<Pace, readonly [string, ...string[]]>> = {
  calm: ['dissolve', 'clouds', 'fade-through-white', 'wipe-left'],
  lively: ['dissolve', 'slide-left', 'wipe-left', 'zoom', 'push-left', 'whip-left'],
}
/** A shorter shot has no transition at its end. */
const LEAST_BEFORE = 1.5 * FRAMES_PER_SECOND
/** So many scenes are remembered. */
const MAX_BEFORE = 3

/** The language of a script's texts: the rules support two. */
export const languageOfScript = ({ language = '', shots }: Script): Language =>
  language.startsWith('zh')
    ? 'zh'
    : language.startsWith('en')
      ? 'en'
      : detectLanguage(shots.map(({ lines = [], words }) => lines[0]?.text ?? words).join(' '))

/** The storyboard of a script, and the lines that do not fit. */
export function storyboardFromScript(film: ScriptedFilm): { storyboard: Storyboard; unsaid: string[] } {
  const { script, prompt, seed } = film
  const { shots, origin } = script
  const isByModel = origin !== undefined && origin.writer !== 'rules'
  const language = languageOfScript(script)
  const feeling = chooseFeeling(prompt, language)
  const pace = script.pace ?? feeling.pace
  const music = script.music ?? feeling.music
  const seeded = seededRandom(seed).fork('script')
  const { narration, unsaid } = narrate(film, language)
  const scenes = scenesOf(shots)
  const frames = framesOf(film, scenes, narration?.lines ?? [], language)
  const directed = directShots(
    shots.map((shot, at) => ({
      ...shot,
      // The words of a language model say from where a shot is seen.
      ...(isByModel && !shot.camera && { camera: {} }),
      scene: scenes[at]!,
      isSpoken: (shot.lines ?? []).some(({ who, voice }) => who !== undefined || voice !== undefined),
      isThere: isThere(shots, at),
    })),
    seeded.fork('camera'),
  )
  const transitions = placeTransitions(
    shots.map((_, at) => isOther(shots, at + 1)),
    KINDS[pace],
    seeded.fork('cuts'),
  )
  return {
    storyboard: {
      language,
      shots: shots.map((shot, at): StoryShot => {
        const own = frames[at]!
        const isLong = own > LEAST_BEFORE && (frames[at + 1] ?? 0) > FRAMES_PER_SECOND
        const drawn = drawnShot({ ...shot, ...directed[at] }, { style: script.style, language })
        const before = drawn.from !== 'frame' ? toldBefore(shots, scenes, at, language) : []
        return {
          ...drawn,
          ...(before.length > 0 && { before }),
          frames: own,
          ...(shot.scene && { scene: timedScene(shot.scene, own / FRAMES_PER_SECOND, directed[at]!.camera) }),
          ...(isLong && transitions[at] && { transition: transitions[at] }),
          ...(shot.title && { title: titleOf(shot.title, own) }),
        }
      }),
      ...(narration && { narration }),
      // Members in words have more looks than their entities.
      cast: { entities: film.members ? [] : (script.cast ?? []), places: script.places ?? [] },
      ...(film.members && { members: film.members }),
      ...(script.style && { style: script.style }),
      ...(music && { music: { prompt: withTempo(music, pace, language) } }),
      told: shots.flatMap(({ caption }) => caption ?? []),
    },
    unsaid,
  }
}

/** The scene of each shot: shots in a row with the same words show the same scene. */
function scenesOf(shots: readonly ScriptShot[]): number[] {
  let scene = 0
  return shots.map(({ words }, at) => (at === 0 || words === shots[at - 1]?.words ? scene : ++scene))
}

/** True if a shot goes on in the place of the shot before it. */
function isThere(shots: readonly ScriptShot[], at: number): boolean {
  const [shot, before] = [shots[at], shots[at - 1]]
  return shot?.continues ?? (shot?.place !== undefined && shot.place === before?.place)
}

/** True if a shot shows another place than the shot before it, or begins the end card. */
function isOther(shots: readonly ScriptShot[], at: number): boolean {
  const [shot, before] = [shots[at], shots[at - 1]]
  if (!shot || !before) return false
  const isSame = shot.words === before.words && JSON.stringify(shot.pictures) === JSON.stringify(before.pictures)
  return shot.title?.style === 'end card' || !(isSame || isThere(shots, at))
}

/** The length of each shot: its speech fits, and it begins on a beat. */
function framesOf(
  { script: { shots }, seconds, form, say }: ScriptedFilm,
  scenes: readonly number[],
  lines: readonly StoryLine[],
  language: Language,
): number[] {
  const parts: { needs: number; weight: number }[][] = []
  for (const [at, { seconds: weight }] of shots.entries()) {
    const own = lines.filter(({ shot }) => shot === at)
    const said = own.reduce((sum, { text }) => sum + say(text, language) + GAP_SECONDS, 0)
    const part = { needs: said, weight }
    // What is said in the first shot of a scene goes on over the others.
    if (at > 0 && own.length === 0 && scenes[at] === scenes[at - 1]) parts.at(-1)!.push(part)
    else parts.push([part])
  }
  const spoken = cutOnBeats(seconds, parts, form)
  if (endOf(lines, spoken) <= seconds) return spoken
  // With little time, lengths that are rounded to beats may delay the last line.
  const even = cutOnBeats(
    seconds,
    parts.map(scene => scene.map(({ weight }) => ({ needs: 0, weight }))),
    form,
  )
  return endOf(lines, even) < endOf(lines, spoken) ? even : spoken

  /** The end of the last line, with a fast voice that waits for its shots. */
  function endOf(all: readonly StoryLine[], lengths: readonly number[]): number {
    const startOf = (shot: number): number =>
      lengths.slice(0, shot).reduce((sum, length) => sum + length, 0) / FRAMES_PER_SECOND
    return all.reduce((free, { text, shot }) => Math.max(startOf(shot), free) + say(text, language) / SLACK, 0)
  }
}

/** The scenes before a shot, for what goes on in it. */
const toldBefore = (
  shots: readonly ScriptShot[],
  scenes: readonly number[],
  at: number,
  language: Language,
): string[] =>
  shots
    .slice(0, at)
    .filter(({ words }, one) => words !== '' && scenes[one] !== scenes[at] && scenes[one] !== scenes[one - 1])
    .slice(-MAX_BEFORE)
    .map(({ words }) => `${words.replace(/[.。]$/u, '')}${PUNCTUATION[language].stop}`)

/** The content of a shot, and the request's pictures in it. */
export function drawnShot(
  { words, pictures = [], camera, purpose, energy, section, scene, title }: ScriptShot,
  { style = '', language }: { style?: string | undefined; language: Language } = { language: 'en' },
): Pick<
  StoryShot,
  'prompt' | 'pictures' | 'from' | 'amplitude' | 'camera' | 'purpose' | 'energy' | 'section' | 'scene'
> {
  const isFrame = pictures.length === 1 && pictures[0]?.as === 'frame'
  const from = pictures.length === 0 ? 'words' : isFrame ? 'frame' : 'references'
  return {
    prompt: promptOf({ words, pictures }, style, language),
    pictures: pictures.map(({ picture }) => picture),
    from,
    amplitude:
      purpose === 'detail' || title?.style === 'end card' ? 'small' : from === 'references' ? 'large' : 'medium',
    ...(camera && { camera: cameraOfShot(camera) }),
    ...(purpose && { purpose }),
    ...(energy !== undefined && { energy }),
    ...(section && { section }),
    ...(scene && { scene }),
  }
}

/** The part of a camera that a film decides; its document has the rest. */
const cameraOfShot = ({ size, move, speed, from }: NonNullable<ScriptShot['camera']>): ShotCamera => ({
  ...(size && { size }),
  ...(move && { move }),
  ...(speed && { speed }),
  ...(from && { from }),
})

/** The words of a shot with its background and the style of the film. */
function promptOf(
  { words, pictures = [] }: Pick<ScriptShot, 'words' | 'pictures'>,
  style: string,
  language: Language,
): string {
  const { comma, stop } = PUNCTUATION[language]
  const what = numberLocally(
    words.replace(/[.。]\s*$/u, ''),
    pictures.map(({ picture }) => picture),
  )
  const behind = pictures.findIndex(({ as }) => as === 'place') + 1
  const extras = [
    ...(behind > 0 ? [language === 'zh' ? `图${behind}作为背景` : `picture ${behind} as the background`] : []),
    ...(style && !what.toLowerCase().includes(style.toLowerCase()) ? [style] : []),
  ]
  return [what, ...extras].join(comma) + stop
}

/** A document with the length of its shot, and its move unless it has one. */
function timedScene(scene: Scene, seconds: number, { move, speed }: ShotCamera): Scene {
  const timed = stretchScene(scene, seconds)
  const shots = timed.shots.map(shot =>
    shot.camera?.move || !move ? shot : { ...shot, camera: { ...shot.camera, move, ...(speed && { speed }) } },
  )
  return { ...timed, shots }
}

const titleOf = (
  { text, style = 'title' }: NonNullable<ScriptShot['title']>,
  frames: number,
): NonNullable<StoryShot['title']> => {
  const from = Math.min(TITLE_FROM, frames >> 2)
  return { text, style, fromFrame: from, frames: frames - (style === 'end card' ? from : 2 * from) }
}

/** All speech that fits, with a fast voice; each speaker has a voice. */
function narrate(
  { script, prompt, seconds, narrator: usual, say }: ScriptedFilm,
  language: Language,
): { narration?: Storyboard['narration']; unsaid: string[] } {
  const narrator = narratorFor(extractVoiceRequest(prompt).wish, usual?.(language) ?? NARRATOR[language], language)
  const voiceOf = castVoices(script, narrator, language)
  const lines: (StoryLine & { voice: string })[] = []
  const unsaid: string[] = []
  let spent = 0
  for (const [shot, { lines: own = [] }] of script.shots.entries())
    for (const line of own) {
      const text = line.text.replaceAll(/\s+/gu, ' ').trim()
      const needed = say(text, language) + GAP_SECONDS
      if (spent + needed > seconds * MAX_HURRY) {
        unsaid.push(text)
        continue
      }
      spent += needed
      lines.push({ text, shot, voice: voiceOf(line) })
    }
  if (lines.length === 0) return { unsaid }
  // A single speaker is the voice of the film.
  const voice = new Set(lines.map(one => one.voice)).size === 1 ? lines[0]!.voice : narrator
  return {
    narration: {
      voice,
      lines: lines.map(({ voice: own, ...line }) => (own === voice ? line : { ...line, voice: own })),
    },
    unsaid,
  }
}
