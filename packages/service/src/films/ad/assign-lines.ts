import type { StoryLine } from '../storyboard.ts'
import type { Language } from '@kinora/media/language/detect-language'
import { secondsToSay } from '../words/seconds-to-say.ts'
import { toSentence } from './write-copy.ts'

/** Before the first word, so that a film begins with its picture; and between lines, so that each is heard as one. */
const LEAD_SECONDS = 0.3
const GAP_SECONDS = 0.25
/** A line may begin this late in its shot when the one before it is still being said. */
const LATE_SHARE = 0.4
/** Two clauses in one breath are at most this long. */
const BREATH_SECONDS = 5

/** More are never said in a minute. */
const MOST_POINTS = 40

export type Script = { hook: string; points: readonly string[]; close: string; fillers: ReadonlyMap<number, string> }

/**
 * Gives the lines to shots: the hook to the first, the close to the last, what is good about the thing between them,
 * spread out, in order, and each said before the next begins. What cannot be said in time is joined, then left out.
 * `fillers` are for shots over which there is time left.
 */
export function assignLines(script: Script, seconds: readonly number[], language: Language): StoryLine[] {
  const starts = seconds.map((_, at) => seconds.slice(0, at).reduce((sum, length) => sum + length, 0))
  const say = (text: string): number => secondsToSay(text, language)
  const room: Room = { starts, whole: seconds.reduce((sum, length) => sum + length, 0), say }
  const last = seconds.length - 1
  let laid: StoryLine[] | undefined
  for (let count = Math.min(MOST_POINTS, script.points.length); count >= 0 && !laid; count--) {
    const points = script.points.slice(0, count)
    if (points.reduce((sum, point) => sum + say(point), 0) > room.whole) continue
    let groups: string[] | undefined = groupsOf(points, seconds.length - 2, language)
    while (groups && !laid) {
      laid = spread(script, groups, room)
      groups = joined(groups, language, say)
    }
  }
  laid ??= [
    { text: script.hook, shot: 0 },
    { text: script.close, shot: last },
  ]
  for (const [shot, text] of script.fillers) {
    if (laid.some(line => line.shot === shot)) continue
    const fuller = [...laid, { text, shot }].sort((a, b) => a.shot - b.shot)
    if (isInTime(fuller, room, 0)) laid = fuller
  }
  return laid
}

type Room = { starts: readonly number[]; whole: number; say: (text: string) => number }

/** Whether each line is over before the next one's shot is well under way, and the last before the film ends. */
function isInTime(lines: readonly StoryLine[], { starts, whole, say }: Room, lateShare = LATE_SHARE): boolean {
  let free = LEAD_SECONDS
  for (const { text, shot } of lines) {
    const start = starts[shot] ?? 0
    const length = (starts[shot + 1] ?? whole) - start
    const from = Math.max(start, free)
    if (shot > 0 && from > start + length * lateShare) return false
    free = from + say(text) + GAP_SECONDS
  }
  return free <= whole
}

/** One word is no line of its own where there are many: it goes with the next. */
function groupsOf(points: readonly string[], beats: number, language: Language): string[] {
  if (points.length <= beats / 2) return points.map(point => toSentence(point, language))
  const isTiny = (point: string): boolean =>
    language === 'zh' ? Array.from(point).length < 4 : !/\s/u.test(point.replaceAll(/[.]/gu, '').trim())
  const breaths: string[] = []
  let open: string | undefined
  for (const point of points) {
    open =
      open === undefined
        ? point
        : `${open}${language === 'zh' ? '，' : '. '}${language === 'zh' ? point : toSentence(point, 'en').slice(0, -1)}`
    if (isTiny(point)) continue
    breaths.push(toSentence(open, language))
    open = undefined
  }
  if (open !== undefined) breaths.push(toSentence(open, language))
  return breaths
}

/** The two neighbours that are shortest together, as one line; nothing where that would be too long. */
function joined(lines: readonly string[], language: Language, say: (text: string) => number): string[] | undefined {
  const pairs = lines.slice(1).map((line, at) => {
    const before = lines[at] ?? ''
    const text = language === 'zh' ? `${before.replace(/[。]$/u, '，')}${line}` : `${before} ${line}`
    return { at, text, seconds: say(text) }
  })
  const [best] = pairs.filter(({ seconds }) => seconds <= BREATH_SECONDS).sort((a, b) => a.seconds - b.seconds)
  return best && [...lines.slice(0, best.at), best.text, ...lines.slice(best.at + 2)]
}

/** The whole script with its lines between the ends as evenly as there is time for; nothing where there is none. */
function spread({ hook, close }: Script, lines: readonly string[], room: Room): StoryLine[] | undefined {
  const beats = room.starts.length - 2
  if (lines.length > beats) return undefined
  const evenly = (first: number): StoryLine[] =>
    lines.map((text, at) => ({ text, shot: first + Math.floor((at * (beats + 1 - first)) / lines.length) }))
  return [evenly(1), evenly(Math.min(2, beats + 1 - lines.length)), lines.map((text, at) => ({ text, shot: at + 1 }))]
    .map(middle => [{ text: hook, shot: 0 }, ...middle, { text: close, shot: beats + 1 }])
    .find(script => isInTime(script, room))
}
