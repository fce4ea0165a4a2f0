import { seededRandom } from '@kinora/media/core/seeded-random'
import type { ShotCamera } from '@kinora/media/engine/contract'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { detectLanguage, type Language } from '@kinora/media/language/detect-language'
import type { Script, ScriptShot } from '@kinora/media/script/script-schema'
import { chooseFeeling } from '../general/choose-feeling.ts'
import { placeTransitions } from '../shots/place-transitions.ts'
import { fitLengths } from '../shots/shot-lengths.ts'
import type { Storyboard, StoryLine, StoryShot } from '../storyboard.ts'
import { NARRATOR, suitedVoices } from '../voices/suited-voices.ts'
import { narratorFor, extractVoiceRequest } from '../voices/extract-voice-request.ts'
import { GAP_SECONDS } from './find-script-faults.ts'

export type ScriptedFilm = {
  script: Script
  prompt: string
  seconds: number
  seed: number
  /** The narrator's voice, if the brief asks for none. */
  narrator?: (language: Language) => string
  say: (text: string, language: Language) => number
}

/** How much faster a voice may speak before a line is left out. */
const MAX_HURRY = 1.6
const TITLE_FROM = 8
const KINDS = ['dissolve', 'slide-left', 'wipe-left', 'fade-through-white'] as const
// The limits of shot lengths in a script.
const [LEAST_WEIGHT, MAX_WEIGHT] = [1, 20]

/** The language of a script's texts: the rules support two. */
export const languageOfScript = ({ language = '', shots }: Script): Language =>
  language.startsWith('zh')
    ? 'zh'
    : detectLanguage(shots.map(({ lines = [], words }) => lines[0]?.text ?? words).join(' '))

/** The storyboard of a script, and the lines that do not fit. */
export function storyboardFromScript(film: ScriptedFilm): { storyboard: Storyboard; unsaid: string[] } {
  const { script, prompt, seconds, seed, say } = film
  const language = languageOfScript(script)
  const { lines, unsaid } = linesOf(film, language)
  const lengths = fitLengths(
    seconds,
    script.shots.map((shot, at) => ({
      needs: lines
        .filter(line => line.shot === at)
        .reduce((sum, { text }) => sum + say(text, language) + GAP_SECONDS, 0),
      weight: Math.min(MAX_WEIGHT, Math.max(LEAST_WEIGHT, shot.seconds)),
    })),
  )
  const frames = wholeFrames(lengths, Math.round(seconds * FRAMES_PER_SECOND))
  const transitions = placeTransitions(
    script.shots.map(({ place }, at) => place === undefined || place !== script.shots[at + 1]?.place),
    KINDS,
    seededRandom(seed).fork('script cuts'),
  )
  const music = script.music ?? chooseFeeling(prompt, language).music
  return {
    storyboard: {
      language,
      shots: script.shots.map((shot, at): StoryShot => {
        const own = frames[at] ?? 1
        const isLong = own > 1.5 * FRAMES_PER_SECOND && (frames[at + 1] ?? 0) > FRAMES_PER_SECOND
        const transition = isLong ? transitions[at] : undefined
        return {
          ...drawnShot(shot),
          frames: own,
          ...(transition && { transition }),
          ...(shot.title && { title: titleOf(shot.title, own) }),
        }
      }),
      ...(lines.length > 0 && { narration: { voice: narratorOf(film, language), lines } }),
      cast: { entities: script.cast ?? [], places: script.places ?? [] },
      ...(music && { music: { prompt: music } }),
      told: [prompt],
    },
    unsaid,
  }
}

/** The content of a shot, and the request's pictures in it. */
export function drawnShot({
  words,
  pictures = [],
  camera,
  purpose,
  energy,
  scene,
}: ScriptShot): Pick<
  StoryShot,
  'prompt' | 'pictures' | 'from' | 'amplitude' | 'camera' | 'purpose' | 'energy' | 'scene'
> {
  const isFrame = pictures.length === 1 && pictures[0]?.as === 'frame'
  return {
    prompt: words,
    pictures: pictures.map(({ picture }) => picture),
    from: pictures.length === 0 ? 'words' : isFrame ? 'frame' : 'references',
    amplitude: 'medium',
    ...(camera && { camera: cameraOfShot(camera) }),
    ...(purpose && { purpose }),
    ...(energy !== undefined && { energy }),
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

const titleOf = (
  { text, style = 'title' }: NonNullable<ScriptShot['title']>,
  frames: number,
): NonNullable<StoryShot['title']> => {
  const from = Math.min(TITLE_FROM, frames >> 2)
  return { text, style, fromFrame: from, frames: frames - (style === 'end card' ? from : 2 * from) }
}

const narratorOf = ({ prompt, narrator }: ScriptedFilm, language: Language): string =>
  narratorFor(extractVoiceRequest(prompt).wish, narrator?.(language) ?? NARRATOR[language], language)

/** All speech that fits, with a fast voice; each speaker has a voice. */
function linesOf(film: ScriptedFilm, language: Language): { lines: StoryLine[]; unsaid: string[] } {
  const { script, seconds, say } = film
  const voices = castVoices(script, narratorOf(film, language), language)
  const lines: StoryLine[] = []
  const unsaid: string[] = []
  let spent = 0
  for (const [shot, { lines: own = [] }] of script.shots.entries())
    for (const { text: written, who } of own) {
      const text = written.replaceAll(/\s+/gu, ' ').trim()
      const needed = say(text, language) + GAP_SECONDS
      if (spent + needed > seconds * MAX_HURRY) {
        unsaid.push(text)
        continue
      }
      spent += needed
      const voice = who === undefined ? undefined : voices.get(who)
      lines.push({ text, shot, ...(voice !== undefined && { voice }) })
    }
  return { lines, unsaid }
}

function castVoices({ cast = [], shots }: Script, narrator: string, language: Language): Map<string, string> {
  const speakers = new Set(shots.flatMap(({ lines = [] }) => lines.flatMap(({ who }) => who ?? [])))
  const voices = new Map<string, string>()
  for (const { id, name = '', asset, traits } of cast.filter(one => speakers.has(one.id))) {
    const suited = suitedVoices(`${traits?.age ?? ''} ${asset.replaceAll('-', ' ')} ${name}`, language)
    const taken = new Set([narrator, ...voices.values()])
    voices.set(id, suited.find(voice => !taken.has(voice)) ?? suited[0] ?? narrator)
  }
  return voices
}

/** Whole frames with an exact total, at least one each. */
function wholeFrames(lengths: readonly number[], all: number): number[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const cuts = [0]
  let sum = 0
  for (const [at, length] of lengths.slice(0, -1).entries()) {
    sum += length
    const most = all - (lengths.length - 1 - at)
    cuts.push(Math.min(most, Math.max((cuts.at(-1) ?? 0) + 1, Math.round((all * sum) / whole))))
  }
  return cuts.map((cut, at) => (cuts[at + 1] ?? all) - cut)
}
