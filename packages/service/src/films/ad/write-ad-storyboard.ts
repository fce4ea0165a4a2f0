import type { PictureAnalysis } from '@kinora/media/engine/contract'
import { withTempo } from '../shots/shot-lengths.ts'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { showPoint } from '@kinora/media/language/selling-points'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { cameraOf, type Move, movesFor, type Size } from '../shots/camera.ts'
import { hasFace } from '../shots/describe-picture.ts'
import { type Purpose, sizeFor } from '../shots/edit-shots.ts'
import { placeTransitions } from '../shots/place-transitions.ts'
import { findStyle } from '../shots/style-and-place.ts'
import type { Storyboard, StoryLine, StoryShot } from '../storyboard.ts'
import { splitSentences } from '@kinora/media/language/split-sentences'
import { readTable, says, type Table } from '../film-tables.ts'
import { isFilmTalk } from '../words/film-talk.ts'
import { estimateSpeakingSeconds } from '../words/estimate-speaking-seconds.ts'
import { narratorFor, extractVoiceRequest } from '../voices/extract-voice-request.ts'
import type { Language } from '@kinora/media/language/detect-language'
import { type Copy, writeCopy } from './write-copy.ts'
import { areSaidWithin, assignLines, type Say, type Script, secondsSaid } from './assign-lines.ts'
import { type Beat, fitBeats, planBeats } from './plan-beats.ts'
import { findTrade } from './trades.ts'
import { type Brief, readBrief } from './read-brief.ts'
import { type Tone, chooseTone } from './tones.ts'
import { writeShotPrompts } from './write-shot-prompts.ts'
import { writeTitle } from './write-title.ts'
import { actPoint, findPoint, type PointRow, sayPoint, USERS } from './show-point.ts'

export type AdOptions = {
  prompt: string
  pictures: readonly PictureAnalysis[]
  /** Whole, 8 to 60. */
  seconds: number
  /** The language of speech and titles. */
  language: Language
  /** True if some shots put the product into an imagined scene. */
  creative: boolean
  seed: number
  /** The speaking time of a text, measured from recorded speech or estimated. */
  say?: Say
}

const MOVES: Record<Beat['kind'], readonly [Move, ...Move[]]> = {
  opening: ['push', 'drift', 'crane-up'],
  detail: ['tilt-up', 'track-right', 'push', 'pan-left'],
  turn: ['orbit', 'pan-right', 'track-left', 'tilt-down'],
  scene: ['orbit', 'push', 'crane-up'],
  range: ['track-right', 'pan-right', 'push'],
  closing: ['pull', 'orbit'],
}
const AMPLITUDES: Record<Beat['kind'], StoryShot['amplitude']> = {
  opening: 'medium',
  detail: 'small',
  turn: 'medium',
  scene: 'large',
  range: 'medium',
  closing: 'small',
}
const PURPOSES: Record<Beat['kind'], Purpose> = {
  opening: 'establishing',
  detail: 'detail',
  turn: 'action',
  scene: 'action',
  range: 'action',
  closing: 'establishing',
}
/** The first shot establishes the product. An imagined scene has its own size. */
const SIZES: Partial<Record<Beat['kind'], Size>> = { opening: 'wide', detail: 'bust', turn: 'waist', closing: 'waist' }
/**
 * In these shots, things from the spoken line are also shown beside the product. The first and the last shot show only
 * the product.
 */
const SHOWING: ReadonlySet<Beat['kind']> = new Set<Beat['kind']>(['detail', 'turn'])
const LIVELY_KINDS = ['whip-left', 'push-left', 'slide-left', 'zoom', 'wipe-diagonal'] as const
const CALM_KINDS = ['dissolve', 'fade-through-white', 'clouds', 'wipe-left'] as const

/** The storyboard of an advertisement: a hook, views of the product with its selling points, and a call to action. */
export const writeAdStoryboard = (options: AdOptions): Storyboard => writeAd(options).storyboard

/** The storyboard, and points of the brief that do not fit. */
export function writeAd({ prompt: written, pictures, seconds, language, creative, seed, say }: AdOptions): {
  storyboard: Storyboard
  unsaid: string[]
  tooLong: readonly string[]
} {
  const seeded = seededRandom(seed).fork('ad')
  const { wish, rest: prompt } = extractVoiceRequest(written)
  const brief = readBrief(prompt, language)
  const tone: Tone = chooseTone([prompt, ...pictures.map(({ subject }) => subject)].join(' '), brief.category)
  const mood = askedMood(prompt)
  const isLively = mood ? !mood.isCalm : tone.isLively
  const planned = planBeats(seconds, Math.max(1, pictures.length), {
    isCreative: creative,
    usualSeconds: isLively ? 3 : 3.6,
  })
  const copy = writeCopy(
    brief,
    language,
    { first: planned[0]?.seconds ?? 0, last: planned.at(-1)?.seconds ?? 0 },
    seeded.fork('copy'),
  )
  const moves = movesFor(
    planned.map(({ kind }) => MOVES[kind]),
    seeded.fork('camera'),
  )
  const kinds = isLively ? LIVELY_KINDS : CALM_KINDS
  const transitions = placeTransitions(
    planned.map(({ kind }, at) => kind !== planned[at + 1]?.kind),
    kinds,
    seeded.fork('cuts'),
  )
  const script: Script =
    brief.narration.length > 0
      ? {
          hook: brief.narration[0] ?? '',
          points: brief.narration.slice(1, -1),
          close: brief.narration.slice(1).at(-1) ?? copy.close,
          fillers: new Map(),
        }
      : {
          hook: copy.hook,
          // The call to action is last; a slogan comes before it.
          points: [...brief.points, ...(brief.slogan && brief.call ? [brief.slogan] : [])],
          close: copy.close,
          isCloseInvented: copy.isCloseInvented,
          ...(copy.shortHook ? { shortHook: copy.shortHook } : {}),
          fillers: fillersOf(planned, copy, brief.points.length),
        }
  const saying: Say = say ?? (text => estimateSpeakingSeconds(text, language))
  const { lines, unsaid } = assignLines(
    script,
    planned.map(beat => beat.seconds),
    language,
    saying,
  )
  const fitted = fitBeats(planned, secondsSaid(planned.length, lines, saying))
  const isInTime = areSaidWithin(
    fitted.map(beat => beat.seconds),
    lines,
    saying,
  )
  const beats = isInTime ? fitted : planned
  const said = beats.map((_, at) => pointsIn(at, lines, script.points))
  const acted = actedPoints(beats, said, pictures, brief.staged.length > 0)
  const user = seeded.fork('user').pick(USERS)
  const seen = beats.map(({ kind, pictures: [first = 0] }, at) =>
    SHOWING.has(kind) && !acted[at] && !hasFace(pictures[first]) ? showPoint(said[at]!.join(' ')) : undefined,
  )
  const isBusy = beats.map((_, at) => seen[at] !== undefined || acted[at] !== undefined)
  const isShownElsewhere = (picture: number): boolean =>
    beats.some(({ pictures: others }, at) => !isBusy[at] && others.includes(picture))
  const trade = findTrade(brief)?.[language]
  const tradeAt = trade !== undefined && brief.staged.length === 0 ? tradeBeat(beats, isBusy, isShownElsewhere) : -1
  const isTrade = beats.map((_, at) => at === tradeAt)
  const prompts = writeShotPrompts(
    beats,
    {
      pictures,
      language,
      tone,
      style: brief.style ?? findStyle(aboutFilm(prompt, brief)),
      staged: brief.staged,
      seen,
      trades: isTrade.map(is => (is ? trade : undefined)),
    },
    seeded.fork('scenes'),
  )
  const shots = beats.map(({ kind, pictures: shown, seconds: length }, at): StoryShot => {
    const transition = transitions[at]
    const frames = length * FRAMES_PER_SECOND
    const row = isTrade[at] ? undefined : acted[at]
    // The line is about the product. Another picture is replaced if it has its own shot elsewhere.
    const own = (row ?? seen[at]) && shown.every(isShownElsewhere) ? [0] : shown
    const camera = cameraOf(
      moves[at] ?? 'push',
      isTrade[at] || seen[at] ? undefined : row ? sizeFor('action') : SIZES[kind],
    )
    return {
      prompt: row ? sayPoint(row, language) : (prompts[at] ?? ''),
      camera,
      frames,
      pictures: isTrade[at] ? [] : own,
      from: isTrade[at] ? 'words' : kind === 'scene' || kind === 'range' || row || seen[at] ? 'references' : 'frame',
      ...(row && { scene: actPoint({ row, brief, picture: own[0] ?? 0, user, seconds: length, language, camera }) }),
      purpose: row ? 'action' : PURPOSES[kind],
      amplitude: AMPLITUDES[kind],
      ...(transition ? { transition } : {}),
      ...writeTitle(kind, copy, frames, {
        points: said[at]!,
        brief,
        isAbove: isTrade[at] || isBusy[at]! || isFreeAbove(pictures[shown[0] ?? 0]),
      }),
    }
  })
  const storyboard: Storyboard = {
    language,
    shots,
    narration: { voice: narratorFor(wish, tone.voice[language], language), lines },
    music: { prompt: withTempo(brief.music || (mood ?? tone).music[language], isLively, language) },
  }
  return { storyboard, unsaid, tooLong: brief.tooLong }
}

/** The mood that the brief asks for, in its sentences about the film. */
const askedMood = (prompt: string): Table<'moods'>[number] | undefined => {
  const talk = splitSentences(prompt).filter(sentence => isFilmTalk(sentence, { isOfThing: true }))
  return readTable('moods').find(({ words }) => says(words, talk.join(' ')))
}

/** True if a picture has more free space for text above its subject than beside it. */
const isFreeAbove = (facts: PictureAnalysis | undefined): boolean =>
  facts?.crowding !== undefined && facts.crowding.top < facts.crowding.side - LEAST_DIFFERENCE
const LEAST_DIFFERENCE = 0.03

/** The brief without the product's name: a retro telephone does not ask for a retro film. */
const aboutFilm = (prompt: string, { name = '', category = '' }: Brief): string =>
  [name, category].filter(Boolean).reduce((text, words) => text.replaceAll(words, ' '), prompt)

/**
 * The shot that shows the trade at work, once: a shot that shows nothing else, otherwise the first with a selling
 * point.
 */
function tradeBeat(
  beats: readonly Beat[],
  isBusy: readonly boolean[],
  isShownElsewhere: (picture: number) => boolean,
): number {
  const mayBe = beats.map(
    ({ kind, pictures }) =>
      (SHOWING.has(kind) || kind === 'scene') && pictures.every(picture => picture === 0 || isShownElsewhere(picture)),
  )
  const free = mayBe.findIndex((is, at) => is && !isBusy[at])
  return free < 0 ? mayBe.indexOf(true) : free
}

/** The scene that acts the points of each beat; none twice. The caller's own scenes come first. */
function actedPoints(
  beats: readonly Beat[],
  said: readonly (readonly string[])[],
  pictures: readonly PictureAnalysis[],
  isStaged: boolean,
): (PointRow | undefined)[] {
  const taken = new Set<PointRow>()
  return beats.map(({ kind, pictures: [first = 0] }, at) => {
    const mayAct = SHOWING.has(kind) || (kind === 'scene' && !isStaged)
    const row = mayAct && !hasFace(pictures[first]) ? findPoint(said[at]!.join(' '), taken) : undefined
    if (row) taken.add(row)
    return row
  })
}

/** The points spoken in a shot, without their final punctuation. */
const pointsIn = (shot: number, lines: readonly StoryLine[], points: readonly string[]): string[] =>
  lines
    .filter(({ text, shot: own }) => own === shot && points.some(point => isSaidIn(text, point)))
    .map(({ text }) => text.replace(/[.。]$/u, ''))

const isSaidIn = (text: string, point: string): boolean => text.toLowerCase().includes(point.toLowerCase().slice(1))

/** Filler lines for imagined scenes and a few other shots. */
function fillersOf(beats: readonly Beat[], copy: Copy, points: number): Map<number, string> {
  const fillers = new Map<number, string>()
  const inner = beats.length - 2
  let [neutral, imagined] = [0, 0]
  for (const [at, { kind }] of beats.entries()) {
    if (kind === 'opening' || kind === 'closing') continue
    if (kind === 'scene') {
      const text = copy.imagined[imagined++]
      if (text) fillers.set(at, text)
    } else if (neutral < Math.ceil(inner / 2) - points && !fillers.has(at - 1)) {
      const text = copy.neutral[neutral++]
      if (text) fillers.set(at, text)
    }
  }
  return fillers
}
