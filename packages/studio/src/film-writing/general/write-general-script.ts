import type { DescribedMember, PictureAnalysis } from '@kinora/media/engine/contract'
import { PUNCTUATION } from '@kinora/media/language/punctuation'
import { hasHan } from '@kinora/media/language/has-han'
import { splitSentences } from '@kinora/media/language/split-sentences'
import { type Language, detectLanguage } from '@kinora/media/language/detect-language'
import { type Script, SCRIPT_VERSION, type ScriptLine, type ScriptShot } from '@kinora/media/script/script-schema'
import { chooseFeeling } from '../shots/choose-feeling.ts'
import { describePicture } from '../shots/describe-picture.ts'
import { mentionedPictures, numberPictures, pictureAsItIs } from '../shots/picture-mentions.ts'
import { findStyle, isElsewhere } from '../shots/style-and-place.ts'
import { extractVoiceRequest } from '../voices/extract-voice-request.ts'
import { takeQuotedWords } from '../words/quoted-words.ts'
import { goesOnThere } from '../words/setting-words.ts'
import { castOf } from './cast-people.ts'
import { fixedViewScenes, isFixedView } from './fixed-view.ts'
import { findSpeakers, type Speaker } from './find-speakers.ts'
import { mayShowSubject } from './may-show-subject.ts'
import { planShots } from './plan-shots.ts'
import { asksForTelling, readScenes, type Scene } from './read-scenes.ts'
import { type StagedPlan as Plan, stagePictures } from './stage-pictures.ts'

export type GeneralFilm = {
  prompt: string
  pictures: readonly PictureAnalysis[]
  /** 1 to 180. */
  seconds: number
  /** Each scene is one shot. */
  isOrdered?: boolean
}

const CAMERA =
  /\b(?:camera|zoom|dolly|pan(?:s|ning)?|tilt|tracking|close-?up|wide shot|aerial|orbit|drone)\b|镜头|特写|全景|推近|拉远|航拍|跟拍|环绕|俯拍/iu

/** A script, and the looks of its cast in words. */
export type CastScript = { script: Script; members: readonly DescribedMember[] }

/** The script of a general film: the scenes of its prompt in order, or a tour of its pictures. */
export function writeGeneralScript({ prompt: given, pictures, seconds, isOrdered }: GeneralFilm): CastScript {
  const { rest: written, spoken } = takeQuotedWords(numberPictures(given, pictures.length), ['spoken'])
  const { rest: prompt } = extractVoiceRequest(written)
  const language = detectLanguage(prompt)
  const story = readScenes(prompt)
  // The narrator may be described instead of quoted.
  const isTold = asksForTelling(written) && story.scenes.every(({ lines }) => lines.length === 0)
  const { pace, music: fitting } = chooseFeeling(prompt, language)
  const music = fitting && (story.music ?? fitting)
  const people = story.people.map(({ name }) => name)
  const isFixed = isFixedView(prompt)
  const { scenes, mentions } = introducePictures(
    isFixed ? fixedViewScenes(story.scenes) : story.scenes,
    pictures,
    people,
  )
  const staging = stagePictures(
    pictures,
    scenes.map(({ text }) => text),
    mentions,
    people,
  )
  const isThere = goesOnThere(scenes.map(({ text }) => text))
  const asItIs = scenes.map(({ text }) => pictureAsItIs(text, pictures.length))
  const isShown = new Set<number | undefined>([...asItIs, undefined])
  const staged = staging.stage(
    planShots({
      scenes,
      seconds,
      pictures: pictures.length === 0 ? 0 : Math.max(1, staging.shown),
      usualSeconds: pace === 'calm' ? 4.5 : 3.5,
      picturesFor: staging.picturesFor,
      isThere,
      isOrdered: isOrdered === true || isFixed,
    }),
  )
  // A picture that the prompt shows as it is is not part of other scenes.
  const plans = staged.map(({ place, ...plan }): Plan => {
    const own = asItIs[plan.scene]
    if (own !== undefined) return { ...plan, pictures: [own] }
    if (isShown.size === 1 && !isOrdered) return { ...plan, ...(place !== undefined && { place }) }
    const named = mentions[plan.scene] ?? []
    return { ...plan, pictures: plan.pictures.filter(picture => named.includes(picture) && !isShown.has(picture)) }
  })
  const narrated = narrationOver(spoken, plans)
  const style = story.style ?? findStyle(`${story.manner} ${prompt}`)
  const speakerOf = findSpeakers(prompt, story.people)
  const cast = castOf(story.people)
  // A subject that has left its picture for a scene of the story stays in the story.
  let isInStory = false
  const shots = plans.map((plan, at): ScriptShot => {
    const scene = sceneFor(plans, at, scenes)
    const isElse = (at > 0 || plans.length === 1 || scenes.length > 1) && isElsewhere(scene.text)
    isInStory ||= isElse && scenes.length > 1
    const isPut =
      asItIs[plan.scene] === undefined && (plan.pictures.length > 1 || isElse || (isInStory && scene.text !== ''))
    const isFrame = plan.pictures.length === 1 && !isPut && plan.place === undefined
    const words = wordsOf(plan, scene.text, {
      pictures,
      language,
      isOneScene: story.scenes.length < 2 || scene.text === '',
    })
    const lines = plan.isSceneStart ? saidIn(scene, isTold, language) : []
    const move = isFrame ? moveIn(scene.text) : undefined
    return {
      seconds: plan.seconds,
      words,
      ...(isThere[plan.scene] || !plan.isSceneStart ? { continues: true } : {}),
      ...(plan.pictures.length > 0 && {
        pictures: plan.pictures.map(picture => ({
          picture,
          as: picture === plan.place ? 'place' : isFrame ? 'frame' : 'subject',
        })),
      }),
      ...(lines.length + narrated[at]!.length > 0 && {
        lines: [...narrated[at]!.map(text => ({ text })), ...lines.map(text => lineOf(text, speakerOf(text), cast))],
      }),
      ...(plan.isSceneStart && scene.text && { caption: scene.text }),
      purpose: plan.purpose,
      // The prompt's own camera counts.
      ...(isFixed
        ? { camera: STILL }
        : move
          ? { camera: move }
          : CAMERA.test(scene.text) && plan.isSceneStart && { camera: {} }),
      ...(scene.title && plan.isSceneStart && { title: { text: scene.title } }),
    }
  })
  const script: Script = {
    version: SCRIPT_VERSION,
    language,
    ...(cast.length > 0 && { cast }),
    shots,
    ...(style && { style }),
    pace,
    ...(music && { music }),
    origin: { writer: 'rules' },
  }
  return { script, members: story.people.map(({ name, words }) => ({ name, words })) }
}

type Camera = NonNullable<ScriptShot['camera']>
const STILL: Camera = { size: 'wide', move: 'still', from: 'front' }

/** The sentences of an unseen narrator, evenly over the shots. */
function narrationOver(spoken: readonly string[], shots: readonly unknown[]): string[][] {
  const sentences = spoken.flatMap(splitSentences)
  const over = shots.map((): string[] => [])
  for (const [at, sentence] of sentences.entries())
    over[Math.floor((at * shots.length) / sentences.length)]!.push(sentence)
  return over
}

/** How the camera moves over a picture that is shown as it is. */
function moveIn(text: string): Camera | undefined {
  if (/\b(?:push|move|zoom)(?:s|ing)?(?:\s\w+)?[- ]in\b|推近|拉近/iu.test(text)) return { move: 'push', speed: 'slow' }
  return /\b(?:pull|move|zoom)(?:s|ing)?(?:\s\w+)?[- ](?:back|out)\b|拉远/iu.test(text)
    ? { move: 'pull', speed: 'slow' }
    : undefined
}

const lineOf = (text: string, speaker: Speaker | undefined, cast: NonNullable<Script['cast']>): ScriptLine => {
  const one = speaker && cast.find(({ name }) => name === speaker.key)
  return {
    text,
    ...(one && { who: one.id }),
    ...(speaker && { voice: `${speaker.key} ${speaker.about}`.slice(0, MAX_VOICE).toWellFormed() }),
  }
}
const MAX_VOICE = 300

/** Pictures without a scene open the film and come between its scenes, which follow the prompt. */
function introducePictures(
  told: readonly Scene[],
  pictures: readonly PictureAnalysis[],
  people: readonly string[],
): { scenes: readonly Scene[]; mentions: readonly (readonly number[])[] } {
  const named = told.map(({ text }) => mentionedIn(text, pictures))
  const words = { scenes: told.map(({ text }) => text), people, isAlone: pictures.length === 1 }
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

/** The content of a shot: its scene, and the following scenes without their own shot. */
function sceneFor(plans: readonly Plan[], at: number, scenes: readonly Scene[]): Scene {
  const { scene } = plans[at]!
  const next = plans.slice(at + 1).find(plan => plan.scene !== scene)
  const own = scenes.slice(scene, Math.max(next?.scene ?? scenes.length, scene + 1))
  const title = own.find(one => one.title)?.title
  const stop = hasHan(own[0]?.text ?? '') ? '。' : '. '
  const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(stop)
  return {
    text: joined(own.map(({ text }) => text)),
    lines: own.flatMap(({ lines }) => lines),
    ...(title ? { title } : {}),
  }
}

type WordingOptions = { pictures: readonly PictureAnalysis[]; language: Language; isOneScene: boolean }

function wordsOf(plan: Plan, scene: string, { pictures, language, isOneScene }: WordingOptions): string {
  const { stop } = PUNCTUATION[language]
  const what = [
    ...(scene === '' ? [] : [scene]),
    ...(plan.place === undefined && plan.pictures.length > 1 && scene === '' ? [TOGETHER[language]] : []),
    ...(plan.pictures.length - (plan.place === undefined ? 0 : 1) === 1 && isOneScene
      ? descriptionOf(pictures[plan.pictures[0] ?? 0], language, scene)
      : []),
  ].join(stop + (language === 'zh' ? '' : ' '))
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}`
}

const TOGETHER: Record<Language, string> = { en: 'All side by side, clean background', zh: '并排展示，干净的背景' }

/** The description of a picture with known words; for another picture only if there is no other text. */
function descriptionOf(facts: PictureAnalysis | undefined, language: Language, scene: string): string[] {
  const isKnown = facts !== undefined && facts.prompt !== '' && detectLanguage(facts.prompt) === language
  return isKnown || scene === ''
    ? [describePicture(facts, language, language === 'zh' ? '画面主体' : 'The subject of the picture')]
    : []
}

function mentionedIn(text: string, pictures: readonly PictureAnalysis[]): number[] {
  const numbered = mentionedPictures(text)
  const named = pictures.flatMap(({ subject }, at) =>
    subject !== '' && text.toLowerCase().includes(subject.toLowerCase()) ? [at] : [],
  )
  const meant = numbered.length > 0 ? numbered : named.length < pictures.length ? named : []
  return [...new Set(meant.filter(at => at >= 0 && at < pictures.length))]
}

/** The speech over a scene: quoted words, or the scene's own text if a voice is requested. */
const saidIn = ({ text, lines }: Scene, isTold: boolean, language: Language): readonly string[] =>
  isTold && text !== '' ? [`${text}${PUNCTUATION[language].stop}`] : lines
