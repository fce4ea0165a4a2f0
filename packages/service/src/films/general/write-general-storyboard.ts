import type { PictureAnalysis } from '@kinora/media/engine/contract'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { PUNCTUATION } from '@kinora/media/language/punctuation'
import { hasHan } from '@kinora/media/language/has-han'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { cameraOf, type Move, movesFor, type Size } from '../shots/camera.ts'
import { describePicture } from '../shots/describe-picture.ts'
import { findStyle, isElsewhere } from '../shots/style-and-place.ts'
import { sizeFor } from '../shots/edit-shots.ts'
import { placeTransitions } from '../shots/place-transitions.ts'
import type { Storyboard, StoryLine, StoryShot } from '../storyboard.ts'
import { type Language, detectLanguage } from '@kinora/media/language/detect-language'
import { estimateSpeakingSeconds } from '../words/estimate-speaking-seconds.ts'
import { extractVoiceRequest } from '../voices/extract-voice-request.ts'
import { castLines } from './cast-lines.ts'
import { chooseFeeling } from './choose-feeling.ts'
import { mayShowSubject } from './may-show-subject.ts'
import { planShots } from './plan-shots.ts'
import { goesOnThere } from '../words/setting-words.ts'
import { readScenes, type Scene } from './read-scenes.ts'
import { type StagedPlan as Plan, stagePictures } from './stage-pictures.ts'

type GeneralFilmOptions = {
  prompt: string
  pictures: readonly PictureAnalysis[]
  /** 1 to 180. */
  seconds: number
  seed: number
  /** The speaking time of a text, measured from recorded speech or estimated. */
  say?: (text: string) => number
}

/** The pause between two lines. */
const GAP_SECONDS = 0.3
/** How much faster a voice may speak before a line is left out. */
const MAX_HURRY = 1.6
const TITLE_FROM = 8
const MOVES: Record<Size, readonly [Move, ...Move[]]> = {
  wide: ['push', 'pan-right', 'drift', 'crane-up'],
  whole: ['push', 'track-right', 'pan-left', 'orbit'],
  // Near a face, large moves leave it.
  waist: ['drift', 'push', 'still'],
  bust: ['tilt-up', 'push', 'track-left', 'tilt-down'],
}
const CALM_KINDS = ['dissolve', 'clouds', 'fade-through-white'] as const
const LIVELY_KINDS = ['dissolve', 'slide-left', 'wipe-left', 'zoom', 'push-left'] as const

const CAMERA =
  /\b(?:camera|zoom|dolly|pan(?:s|ning)?|tilt|tracking|close-?up|wide shot|aerial|orbit|drone)\b|镜头|特写|全景|推近|拉远|航拍|跟拍|环绕|俯拍/iu
const MENTION = /(?:图片?|照片|picture|image|photo)\s?(\d|[一二三四五六七])/giu

/** The storyboard of a general film: the scenes of its prompt in order, or a tour of its pictures. */
export const writeGeneralStoryboard = (options: GeneralFilmOptions): Storyboard => writeGeneral(options).storyboard

/** The storyboard, and the lines that do not fit. */
export function writeGeneral({ prompt: written, pictures, seconds, seed, say }: GeneralFilmOptions): {
  storyboard: Storyboard
  unsaid: string[]
  /** The scenes as written, for the first shot of each; empty for the others. */
  told: string[]
} {
  const seeded = seededRandom(seed).fork('general')
  const { wish, rest: prompt } = extractVoiceRequest(written)
  const language = detectLanguage(prompt)
  const story = readScenes(prompt)
  const feeling = chooseFeeling(prompt, language)
  const { scenes, mentions } = introducePictures(story.scenes, pictures)
  const telling: SpeechOptions = {
    isTold: story.isTold,
    language,
    seconds,
    say: say ?? (text => estimateSpeakingSeconds(text, language)),
  }
  const staging = stagePictures(
    pictures,
    scenes.map(({ text }) => text),
    mentions,
  )
  const isThere = goesOnThere(scenes.map(({ told, text }) => told ?? text))
  const plans = staging.stage(
    planShots({
      scenes,
      seconds,
      pictures: Math.max(1, staging.shown),
      usualSeconds: feeling.isCalm ? 4.5 : 3.5,
      picturesFor: staging.picturesFor,
      isThere,
      estimateSpeakingSeconds: scene => secondsNeeded(saidIn(scenes[scene], telling), telling.say),
    }),
  )
  const moves = movesFor(
    plans.map(({ purpose }, at) =>
      at > 0 && at === plans.length - 1 ? ['pull', 'crane-up'] : MOVES[sizeFor(purpose)],
    ),
    seeded.fork('camera'),
  )
  const transitions = placeTransitions(
    plans.map((_, at) => plans[at + 1]?.isSceneStart === true && isThere[plans[at + 1]!.scene] !== true),
    feeling.isCalm ? CALM_KINDS : LIVELY_KINDS,
    seeded.fork('cuts'),
  )
  const style = findStyle(`${story.manner} ${prompt}`)
  // A subject that has left its picture for a scene of the story stays in the story.
  let isInStory = false
  const shots = plans.map((plan, at): StoryShot => {
    const transition =
      plan.frames > 1.5 * FRAMES_PER_SECOND && (plans[at + 1]?.frames ?? 0) > FRAMES_PER_SECOND
        ? transitions[at]
        : undefined
    const scene = sceneFor(plan, plans[at + 1], scenes)
    const isElse = (at > 0 || plans.length === 1 || scenes.length > 1) && isElsewhere(scene.text)
    isInStory ||= isElse && scenes.length > 1
    const isPut = plan.pictures.length > 1 || isElse || (isInStory && scene.text !== '')
    const from = plan.pictures.length === 0 ? 'words' : isPut || isOnlyPlace(plan) ? 'references' : 'frame'
    const before = scenes
      .slice(Math.max(0, plan.scene - MAX_BEFORE), plan.scene)
      .flatMap(({ text }) => (text === '' ? [] : [`${text.replace(/[.。]$/u, '')}${PUNCTUATION[language].stop}`]))
    return {
      prompt: promptOf(plan, scene.text, {
        pictures,
        language,
        style,
        isOneScene: story.scenes.length < 2 || scene.text === '',
      }),
      ...(before.length > 0 && from !== 'frame' && { before }),
      // The prompt's own camera counts.
      camera: CAMERA.test(scene.text) && plan.isSceneStart ? {} : cameraOf(moves[at] ?? 'push', sizeIn(plan)),
      frames: plan.frames,
      pictures: plan.pictures,
      from,
      purpose: plan.purpose,
      amplitude: plan.purpose === 'detail' ? 'small' : isPut ? 'large' : 'medium',
      ...(transition ? { transition } : {}),
      ...(scene.title && plan.isSceneStart
        ? {
            title: {
              text: scene.title,
              style: 'title' as const,
              fromFrame: Math.min(TITLE_FROM, plan.frames >> 2),
              frames: plan.frames - 2 * Math.min(TITLE_FROM, plan.frames >> 2),
            },
          }
        : {}),
    }
  })
  const { lines: said, unsaid } = linesOf(plans, scenes, telling)
  const { voice, lines } = castLines(prompt, said, language, story.people, wish)
  const storyboard: Storyboard = {
    language,
    shots,
    told: story.scenes.flatMap(({ told }) => told || []),
    ...(lines.length > 0 ? { narration: { voice, lines } } : {}),
    ...(feeling.music ? { music: { prompt: feeling.music } } : {}),
  }
  const told = plans.map(({ scene, isSceneStart }) => (isSceneStart ? (scenes[scene]?.told ?? '') : ''))
  return { storyboard, unsaid, told }
}

/** So many scenes are remembered. */
const MAX_BEFORE = 3

/** Pictures without a scene open the film and come between its scenes, which follow the prompt. */
function introducePictures(
  told: readonly Scene[],
  pictures: readonly PictureAnalysis[],
): { scenes: readonly Scene[]; mentions: readonly (readonly number[])[] } {
  const named = told.map(({ text }) => mentionedIn(text, pictures))
  const words = { scenes: told.map(({ text }) => text), isAlone: pictures.length === 1 }
  const isNowhere = (at: number): boolean =>
    !named.flat().includes(at) && !told.some((_, scene) => mayShowSubject(pictures[at]!, scene, words))
  const alone = [...pictures.keys()].filter(at => !pictures[at]?.isPlace && isNowhere(at))
  const scenes: Scene[] = []
  const mentions: (readonly number[])[] = []
  for (const [at, scene] of told.entries()) {
    for (const [nth, picture] of alone.entries()) {
      if (Math.floor((nth * told.length) / alone.length) !== at) continue
      scenes.push({ text: '', lines: [] })
      mentions.push([picture])
    }
    scenes.push(scene)
    mentions.push(named[at]!)
  }
  return { scenes, mentions }
}

/** The prompt has a subject, which is put into the place. */
const isOnlyPlace = ({ place, pictures }: Plan): boolean => place !== undefined && pictures.length === 1

/** A photo shows its place already: people in it are seen whole, and not from further than the photo. */
const sizeIn = ({ purpose, place }: Plan): Size => {
  const size = sizeFor(purpose)
  return place !== undefined && size === 'wide' ? 'whole' : size
}

/** The content of a shot: its scene, and the following scenes without their own shot. */
function sceneFor(plan: Plan, next: Plan | undefined, scenes: readonly Scene[]): Scene {
  const until = next && next.scene > plan.scene ? next.scene : next ? plan.scene + 1 : scenes.length
  const own = scenes.slice(plan.scene, Math.max(until, plan.scene + 1))
  const title = own.find(scene => scene.title)?.title
  const stop = hasHan(own[0]?.text ?? '') ? '。' : '. '
  const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(stop)
  return {
    text: joined(own.map(({ text }) => text)),
    told: joined(own.map(({ told = '' }) => told)),
    lines: own.flatMap(({ lines }) => lines),
    ...(title ? { title } : {}),
  }
}

type WordingOptions = { pictures: readonly PictureAnalysis[]; language: Language; style: string; isOneScene: boolean }

function promptOf(plan: Plan, scene: string, { pictures, language, style, isOneScene }: WordingOptions): string {
  const { comma, stop } = PUNCTUATION[language]
  const what = [
    ...(scene === '' ? [] : [localMentions(scene, plan.pictures)]),
    ...(plan.place === undefined && plan.pictures.length > 1 && scene === '' ? [TOGETHER[language]] : []),
    ...(plan.pictures.length - (plan.place === undefined ? 0 : 1) === 1 && isOneScene
      ? descriptionOf(pictures[plan.pictures[0] ?? 0], language, scene)
      : []),
  ].join(stop + (language === 'zh' ? '' : ' '))
  const behind = plan.place === undefined ? -1 : plan.pictures.indexOf(plan.place)
  const extras = [
    ...(behind < 0 ? [] : [language === 'zh' ? `图${behind + 1}作为背景` : `picture ${behind + 1} as the background`]),
    ...(style && !what.toLowerCase().includes(style.toLowerCase()) ? [style] : []),
  ]
  return `${what.charAt(0).toUpperCase()}${[what.slice(1), ...extras].join(comma)}${stop}`
}

const TOGETHER: Record<Language, string> = { en: 'All side by side, clean background', zh: '并排展示，干净的背景' }

/** The description of a picture with known words; for another picture only if there is no other text. */
function descriptionOf(facts: PictureAnalysis | undefined, language: Language, scene: string): string[] {
  const isKnown = facts !== undefined && facts.prompt !== '' && detectLanguage(facts.prompt) === language
  return isKnown || scene === ''
    ? [describePicture(facts, language, language === 'zh' ? '画面主体' : 'The subject of the picture')]
    : []
}

/** `图2` is the number in the request; an engine counts the pictures of the shot. */
const localMentions = (text: string, pictures: readonly number[]): string =>
  text.replaceAll(MENTION, (whole, number: string) => {
    const place = pictures.indexOf(placeOf(number))
    return place < 0 ? whole : whole.replace(number, String(place + 1))
  })

const placeOf = (number: string): number =>
  '一二三四五六七'.includes(number) ? '一二三四五六七'.indexOf(number) : Number(number) - 1

function mentionedIn(text: string, pictures: readonly PictureAnalysis[]): number[] {
  const numbered = [...text.matchAll(MENTION)].map(([, number = '']) => placeOf(number))
  const named = pictures.flatMap(({ subject }, at) =>
    subject !== '' && text.toLowerCase().includes(subject.toLowerCase()) ? [at] : [],
  )
  const meant = numbered.length > 0 ? numbered : named.length < pictures.length ? named : []
  return [...new Set(meant.filter(at => at >= 0 && at < pictures.length))]
}

type SpeechOptions = { isTold: boolean; language: Language; seconds: number; say: (text: string) => number }

/** The speech over a scene: quoted words, or the scene's own text if a voice is requested. */
function saidIn(scene: Scene | undefined, { isTold, language }: SpeechOptions): readonly string[] {
  if (!scene) return []
  const told = scene.told ?? ''
  return isTold && told !== '' ? [`${told}${PUNCTUATION[language].stop}`] : scene.lines
}

const secondsNeeded = (lines: readonly string[], say: SpeechOptions['say']): number =>
  lines.reduce((sum, line) => sum + say(line) + GAP_SECONDS, 0)

/** All speech that fits, with a fast voice. */
function linesOf(
  plans: readonly Plan[],
  scenes: readonly Scene[],
  telling: SpeechOptions,
): { lines: StoryLine[]; unsaid: string[] } {
  const lines: StoryLine[] = []
  const unsaid: string[] = []
  let spent = 0
  for (const [at, plan] of plans.entries()) {
    if (!plan.isSceneStart && at > 0) continue
    const own = sceneFor(
      plan,
      plans.slice(at + 1).find(({ isSceneStart }) => isSceneStart),
      scenes,
    )
    for (const text of saidIn(own, telling)) {
      const needed = telling.say(text) + GAP_SECONDS
      if (spent + needed > telling.seconds * MAX_HURRY) {
        unsaid.push(text)
        continue
      }
      spent += needed
      lines.push({ text, shot: at })
    }
  }
  return { lines, unsaid }
}
