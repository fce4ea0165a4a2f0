import type { PictureAnalysis } from '@kinora/media/engine/contract'
import type { Language } from '@kinora/media/language/detect-language'
import { showPoint } from '@kinora/media/language/selling-points'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { type Script, SCRIPT_VERSION, type ScriptShot } from '@kinora/media/script/script-schema'
import { readTable, says } from '../film-tables.ts'
import { type CastScript, writeGeneralScript } from '../general/write-general-script.ts'
import { hasFace } from '../shots/describe-picture.ts'
import type { Purpose } from '@kinora/media/shots/edit-shots'
import { mentionedPictures, numberPictures } from '../shots/picture-mentions.ts'
import { findStyle } from '../shots/style-and-place.ts'
import type { StoryLine } from '@kinora/media/shots/storyboard'
import { extractVoiceRequest } from '../voices/extract-voice-request.ts'
import { contentWords, unusedWords } from '../words/content-words.ts'
import { estimateSpeakingSeconds } from '../words/estimate-speaking-seconds.ts'
import { capitalise, type Copy, writeCopy } from './write-copy.ts'
import { assignLines, type Say, type Speech } from './assign-lines.ts'
import { type Beat, planBeats } from './plan-beats.ts'
import { findTrade } from './trades.ts'
import { type Brief, readBrief } from './read-brief.ts'
import { adTone } from './tones.ts'
import { writeShotWords } from './write-shot-words.ts'
import { writeEndCard, writeTitle } from './write-title.ts'
import { actPoint, findPoint, type PointRow, sayPoint, USERS } from './show-point.ts'

export type AdFilm = {
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

const PURPOSES: Record<Beat['kind'], Purpose> = {
  opening: 'establishing',
  detail: 'detail',
  turn: 'action',
  scene: 'action',
  range: 'action',
  closing: 'reaction',
}
/**
 * In these shots, things from the spoken line are also shown beside the product. The first and the last shot show only
 * the product.
 */
const SHOWING: ReadonlySet<Beat['kind']> = new Set<Beat['kind']>(['detail', 'turn'])

/** The script of an advertisement, and points of the brief that do not fit. */
export type AdScript = CastScript & { unsaid: readonly string[]; tooLong: readonly string[] }

/** An advertisement: a hook, views of the product with its selling points, and a call to action. */
export function writeAdScript({ prompt: written, pictures, seconds, language, creative, seed, say }: AdFilm): AdScript {
  const seeded = seededRandom(seed).fork('ad')
  const { rest: prompt } = extractVoiceRequest(written)
  const brief = readBrief(prompt, language)
  const tone = adTone({ prompt, pictures })
  const mood = readTable('moods').find(({ words }) => says(words, brief.wishes))
  const isLively = mood ? !mood.isCalm : tone.isLively
  const story = brief.story ? tellStory(brief, { language, seconds, pictures }) : undefined
  const staged = story && storyBeats(seconds, story.shots, pictures.length, brief)
  const beats =
    staged?.map(({ beat }) => beat) ??
    planBeats(seconds, Math.max(1, pictures.length), {
      isCreative: creative,
      usualSeconds: isLively ? 3 : 3.6,
    })
  const toldAt = (at: number): ScriptShot | undefined => staged?.[at]?.told
  const copy = writeCopy(
    brief,
    language,
    { first: beats[0]?.seconds ?? 0, last: beats.at(-1)?.seconds ?? 0 },
    seeded.fork('copy'),
  )
  const speech = speechOf(brief, copy, story ? [] : beats)
  const saying = say ?? (text => estimateSpeakingSeconds(text, language))
  const { lines: timed, unsaid } = assignLines(
    speech,
    // The narrator has the time that the people of the story leave.
    beats.map((beat, at) => {
      const dialogue = (toldAt(at)?.lines ?? []).reduce((sum, { text }) => sum + saying(text), 0)
      return Math.max(0.1, beat.seconds - dialogue)
    }),
    language,
    saying,
  )
  const isQuoted = brief.quoted.spoken.length > 0
  const lines = isQuoted
    ? quotedLines(brief.quoted, beats.length)
    : staged
      ? withShots(
          timed,
          brief,
          staged.map(({ told }) => told),
        )
      : timed
  const said = beats.map((_, at) => pointsIn(at, lines, speech.points))
  const letters = writtenTitles(
    brief,
    beats.map((_, at) => toldAt(at)),
  )
  const acted = actedPoints(beats, said, pictures, brief.staged.length > 0 || story !== undefined)
  const user = seeded.fork('user').pick(USERS)
  const seen = beats.map(({ kind, pictures: [first = 0] }, at) =>
    SHOWING.has(kind) && !acted[at] && !hasFace(pictures[first]) ? showPoint(said[at]!.join(' ')) : undefined,
  )
  const isBusy = beats.map((_, at) => seen[at] !== undefined || acted[at] !== undefined)
  const isShownElsewhere = (picture: number): boolean =>
    beats.some(({ pictures: others }, at) => !isBusy[at] && others.includes(picture))
  const purposes = purposesOf(beats, said)
  const trade = findTrade(brief)?.[language]
  const tradeAt =
    trade !== undefined && brief.staged.length === 0 && !story ? tradeBeat(beats, isBusy, isShownElsewhere) : -1
  const words = writeShotWords(beats, { pictures, language, tone, staged: brief.staged, seen }, seeded.fork('scenes'))
  const shots = beats.map(({ kind, pictures: shown, seconds: length }, at): ScriptShot => {
    const isTrade = at === tradeAt
    const row = isTrade ? undefined : acted[at]
    // The line is about the product. Another picture is replaced if it has its own shot elsewhere.
    const own = isTrade ? [] : (row ?? seen[at]) && shown.every(isShownElsewhere) ? [0] : shown
    const isPut = kind === 'scene' || kind === 'range' || row !== undefined || seen[at] !== undefined
    const spoken = lines.filter(({ shot }) => shot === at)
    const told = toldAt(at)
    const isAbove = isTrade || isBusy[at]! || isFreeAbove(pictures[shown[0] ?? 0])
    const title =
      kind === 'closing' && (staged || isQuoted)
        ? writeEndCard(copy, brief, told?.title?.text)
        : (letters[at] ?? writeTitle(kind, copy, { points: said[at]!, brief, isAbove }))
    if (told) {
      const { caption: _caption, camera: _camera, ...shot } = told
      const all = [...spoken.map(({ text }) => ({ text })), ...(told.lines ?? [])]
      return { ...shot, seconds: length, ...(all.length > 0 && { lines: all }), ...(title && { title }) }
    }
    return {
      seconds: length,
      words: isTrade ? trade! : row ? sayPoint(row, language) : words[at]!,
      ...(own.length > 0 && { pictures: own.map(picture => ({ picture, as: isPut ? 'subject' : 'frame' })) }),
      ...(spoken.length > 0 && { lines: spoken.map(({ text }) => ({ text })) }),
      ...(title && { title }),
      purpose: row ? 'action' : purposes[at]!,
      ...(row && { scene: actPoint({ row, brief, picture: own[0] ?? 0, user, seconds: length, language }) }),
    }
  })
  const style = brief.style ?? findStyle(aboutFilm(prompt, brief))
  const script: Script = {
    version: SCRIPT_VERSION,
    language,
    ...(story?.cast && { cast: story.cast }),
    shots,
    ...(style && { style }),
    pace: isLively ? 'lively' : 'calm',
    music: brief.music || (mood ?? tone).music[language],
    ...(brief.call && { call: brief.call }),
    origin: { writer: 'rules' },
  }
  return {
    script,
    members: story?.members ?? [],
    unsaid: isQuoted ? [] : unsaid,
    tooLong: isQuoted ? [] : brief.tooLong,
  }
}

/** The brief's own scenes. Where they name the product, it is that of the first picture. */
function tellStory(
  brief: Brief,
  { language, seconds, pictures }: Pick<AdFilm, 'language' | 'seconds' | 'pictures'>,
): Pick<Script, 'shots' | 'cast'> & Pick<CastScript, 'members'> {
  const prompt = brief.story ?? ''
  // A shot takes at least two seconds here. Unless the story says so, the product begins and ends the film.
  const own = brief.isWhole ? seconds : seconds - 4
  // A story that says where the pictures are shown has its product where it says.
  const isPlaced = mentionedPictures(numberPictures(prompt, pictures.length)).length > 0
  const { script, members } = writeGeneralScript({
    prompt,
    pictures: isPlaced ? pictures : [],
    seconds: Math.max(2, 0.75 * own),
    isOrdered: true,
  })
  const names = [brief.name, brief.category, brief.category?.split(' ').at(-1)].filter(name => name !== undefined)
  const pattern = names.map(name => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)).join('|')
  const named = new RegExp(
    language === 'zh' ? `(?:${pattern})` : `(?:\\b(?:an?|the|her|his|their|our)\\s)?\\b(?:${pattern})\\b`,
    'iu',
  )
  const shots = script.shots.map((told): ScriptShot => {
    const shot = withNameWritten(told, brief.name)
    if (isPlaced || pattern === '' || (shot.pictures ?? []).length > 0 || !named.test(shot.words)) return shot
    const words = shot.words.replace(named, language === 'zh' ? '图1' : 'picture 1')
    return { ...shot, words, pictures: [{ picture: 0, as: 'subject' }] }
  })
  return { ...(script.cast && { cast: script.cast }), shots, members }
}

/** `with our name Fern above it`: a name that can be read is letters over the shot. */
function withNameWritten(shot: ScriptShot, name: string | undefined): ScriptShot {
  if (name === undefined || shot.title) return shot
  const plain = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  const words = shot.words.replace(
    new RegExp(
      String.raw`,?\s*(?:\b(?:with|and)\s)?(?:our|the|its|a)?\s*\b(?:name|sign|logo|letters)\s["“]?${plain}["”]?(?:\s(?:above|over|on|in|across|below|under)\s(?:it|the\s\w+|them))?|[，,]?(?:上面|门上|招牌上)?(?:写着|招牌是)[“"「]?${plain}[”"」]?`,
      'iu',
    ),
    '',
  )
  return words === shot.words ? shot : { ...shot, words, title: { text: name, style: 'title' } }
}

type StagedBeat = { beat: Beat; told?: ScriptShot }

/**
 * The scenes of the story between the product and the end card, with the pictures that it does not show. A story that is
 * told from the first shot begins the film, and one that ends on a picture ends it.
 */
function storyBeats(
  seconds: number,
  shots: readonly ScriptShot[],
  pictures: number,
  { isWhole }: Pick<Brief, 'isWhole'>,
): StagedBeat[] {
  const shown = new Set(shots.flatMap(shot => (shot.pictures ?? []).map(({ picture }) => picture)))
  const others = Array.from({ length: pictures }, (_, at) => at).filter(at => at > 0 && !shown.has(at))
  const isEnd = shots.at(-1)?.pictures?.some(({ as }) => as === 'frame') === true
  const last = isEnd ? shots.at(-1) : undefined
  const inner: { beat: Omit<Beat, 'seconds'>; told?: ScriptShot }[] = [
    ...(isWhole ? [] : [{ beat: { kind: 'opening', pictures: [0] } as const }]),
    ...shots.slice(0, isEnd ? -1 : undefined).map(told => ({ beat: { kind: 'scene', pictures: [] } as const, told })),
    ...(isEnd
      ? others.map(other => ({ beat: { kind: 'turn', pictures: [other] } as const }))
      : others.length > 0
        ? [{ beat: { kind: others.length > 1 ? 'range' : 'detail', pictures: others } as const }]
        : []),
    { beat: { kind: 'closing', pictures: [0] }, ...(last && { told: last }) },
  ]
  const share = seconds / inner.length
  return inner.map(({ beat, told }) => ({ beat: { ...beat, seconds: share }, ...(told && { told }) }))
}

/** The words that the brief quotes for its voice: evenly over the film, or over its end. */
const quotedLines = ({ spoken, isAtEnd }: Brief['quoted'], shots: number): StoryLine[] =>
  spoken.map((text, at) => ({
    text,
    shot: isAtEnd ? shots - 1 : Math.floor(((at + 0.5) * shots) / spoken.length),
  }))

/**
 * The words that the brief wants to be read, otherwise the points that are not spoken, each in a shot of its own: where
 * the brief says, or in order where nothing else is read.
 */
function writtenTitles(
  { quoted: { written, spoken }, points, offers }: Brief,
  shots: readonly (ScriptShot | undefined)[],
): ScriptShot['title'][] {
  const titles = shots.map((): ScriptShot['title'] => undefined)
  const unspoken = spoken.length > 0 ? points.filter(point => !offers.includes(point)) : []
  const all = written.length > 0 ? written : unspoken.map(text => ({ text: capitalise(text), beside: '' }))
  const free = (at: number): boolean => titles[at] === undefined && shots[at]?.title === undefined
  const sharedWith = (beside: string, at: number): number =>
    contentWords(beside).length - unusedWords(beside, [shots[at]?.words ?? '']).length
  const inOrder = all.filter(({ text, beside }) => {
    const best = [...shots.keys()].toSorted((a, b) => sharedWith(beside, b) - sharedWith(beside, a))[0] ?? 0
    if (beside === '' || sharedWith(beside, best) === 0) return true
    titles[best] = { text, style: 'title' }
    return false
  })
  const places = [...shots.keys()].slice(0, -1).filter(free)
  for (const [at, { text }] of inOrder.slice(0, places.length).entries())
    titles[places[Math.floor(((at + 0.5) * places.length) / Math.min(inOrder.length, places.length))]!] = {
      text,
      style: 'title',
    }
  return titles
}

/** The lines of the brief, or those that it does not have. */
function speechOf(brief: Brief, copy: Copy, beats: readonly Beat[]): Speech {
  const [first, ...others] = brief.narration
  if (first !== undefined)
    return { hook: first, points: others.slice(0, -1), close: others.at(-1) ?? copy.close, fillers: new Map() }
  return {
    hook: copy.hook,
    // The call to action is last; a slogan comes before it.
    points: [...brief.points, ...(brief.slogan && brief.call ? [brief.slogan] : [])],
    close: copy.close,
    isCloseInvented: copy.isCloseInvented,
    ...(copy.shortHook ? { shortHook: copy.shortHook } : {}),
    fillers: fillersOf(beats, copy, brief.points.length),
  }
}

/** A point is said over a detail of the product; no two details follow each other. */
function purposesOf(beats: readonly Beat[], said: readonly (readonly string[])[]): Purpose[] {
  const hasPoint = (at: number): boolean => SHOWING.has(beats[at]?.kind ?? 'opening') && said[at]!.length > 0
  const purposes: Purpose[] = []
  for (const [at, { kind }] of beats.entries()) {
    const mayBe = hasPoint(at) || (kind === 'detail' && !hasPoint(at + 1))
    const isDetail = mayBe && purposes.at(-1) !== 'detail'
    purposes.push(isDetail ? 'detail' : kind === 'detail' ? 'action' : PURPOSES[kind])
  }
  return purposes
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

/**
 * Each selling point is said over the shot whose words speak of it, the others over the nearest shot in which nobody
 * speaks, and the slogan over the end card.
 */
function withShots(
  lines: readonly StoryLine[],
  { points, slogan = '' }: Brief,
  shots: readonly (ScriptShot | undefined)[],
): StoryLine[] {
  const taken = new Set<number>()
  const free = (at: number): boolean => !taken.has(at) && (shots[at]?.lines ?? []).length === 0
  const places = [...shots.keys()].filter(at => shots[at] !== undefined)
  const shared = (text: string, at: number): number =>
    taken.has(at) ? 0 : contentWords(text).length - unusedWords(text, [shots[at]!.words]).length
  const shotOf = ({ text, shot }: StoryLine): number => {
    const best = places.toSorted((a, b) => shared(text, b) - shared(text, a))[0]!
    if (shared(text, best) > 0) return best
    return places.filter(free).toSorted((a, b) => Math.abs(a - shot) - Math.abs(b - shot))[0] ?? shot
  }
  const isPoint = ({ text }: StoryLine): boolean => points.some(point => isSaidIn(text, point))
  const found = new Map<StoryLine, number>()
  // The points that the story speaks of choose first.
  const spoken = lines.filter(isPoint)
  const speaks = (line: StoryLine): boolean => places.some(at => shared(line.text, at) > 0)
  for (const line of [...spoken.filter(speaks), ...spoken.filter(each => !speaks(each))]) {
    const shot = shotOf(line)
    taken.add(shot)
    found.set(line, shot)
  }
  return lines
    .map(line => {
      const isSlogan = slogan !== '' && isSaidIn(line.text, slogan)
      return { ...line, shot: found.get(line) ?? (isSlogan ? shots.length - 1 : line.shot) }
    })
    .toSorted((a, b) => a.shot - b.shot)
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
