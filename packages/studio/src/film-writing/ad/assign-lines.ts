import type { StoryLine } from '@kinora/media/shots/storyboard'
import type { Language } from '@kinora/media/language/detect-language'
import { OFFERS } from './brief-words.ts'
import { toSentence } from './write-copy.ts'

/**
 * The pause before the first word, so that a film begins with its picture; and between lines, so that each is heard as
 * one.
 */
const LEAD_SECONDS = 0.3
const GAP_SECONDS = 0.25
/** A line that begins this shortly before a cut belongs to the next shot. */
const AHEAD_SECONDS = 0.6
/** A line that begins this shortly before the end of its shot seems to belong to the next. */
const BEFORE_CUT_SECONDS = 0.5
/** How much faster a voice may speak before invented lines are dropped, and before the caller's are. */
export const HURRY = 1.15
const MAX_HURRY = 1.35

export type Speech = {
  hook: string
  points: readonly string[]
  close: string
  fillers: ReadonlyMap<number, string>
  /** A shorter hook if time is short, and whether the closing line may be dropped. Both are invented text. */
  shortHook?: string
  isCloseInvented?: boolean
}

/** The time that a text takes to speak. */
export type Say = (text: string) => number

/**
 * Assigns lines to shots: the hook to the first, the closing line to the last, the selling points between them, evenly
 * and in order. If the time is too short even for a fast voice, invented lines are dropped first, then the longest of
 * the others, and offers last; these are returned in `unsaid`. `fillers` are for shots with time left.
 */
export function assignLines(
  { hook, points, close, fillers, shortHook, isCloseInvented = false }: Speech,
  seconds: readonly number[],
  language: Language,
  say: Say,
): { lines: StoryLine[]; unsaid: string[] } {
  const starts = seconds.map((_, at) => seconds.slice(0, at).reduce((sum, length) => sum + length, 0))
  const room: Room = { starts, whole: seconds.reduce((sum, length) => sum + length, 0), say }
  const kept = groupsOf(points, seconds.length - 2, language)
  const unsaid: string[] = []
  const isTooLong = (lines: readonly string[], hurry = HURRY): boolean => secondsNeeded(lines, say) > room.whole * hurry
  // Invented lines are dropped before the caller's.
  const start = shortHook !== undefined && isTooLong([hook, ...kept, close]) ? shortHook : hook
  const end = isCloseInvented && kept.length > 0 && isTooLong([start, ...kept, close]) ? [] : [close]
  while (kept.length > (end.length > 0 ? 0 : 1) && isTooLong([start, ...kept, ...end], MAX_HURRY)) {
    const others = [...kept.keys()].filter(at => !OFFERS.test(kept[at]!))
    const longest = (others.length > 0 ? others : [...kept.keys()]).reduce((best, at) =>
      say(kept[at]!) > say(kept[best]!) ? at : best,
    )
    unsaid.push(...kept.splice(longest, 1))
  }
  let lines = placed([start, ...kept, ...end], room)
  if (isCloseInvented && kept.length > 0 && overAt(lines, room) > room.whole) lines = placed([start, ...kept], room)
  for (const [shot, text] of fillers) {
    if (lines.some(line => line.shot === shot)) continue
    const fuller = [...lines, { text, shot }].sort((a, b) => a.shot - b.shot)
    if (isInTime(fuller, room)) lines = fuller
  }
  return { lines, unsaid }
}

type Room = { starts: readonly number[]; whole: number; say: Say }

const secondsNeeded = (lines: readonly string[], say: Say): number =>
  LEAD_SECONDS + lines.reduce((sum, line) => sum + say(line) + GAP_SECONDS, 0)

/** Assigns each line to the shot that is shown when it begins, with even pauses between all lines. */
function placed(lines: readonly string[], { starts, whole, say }: Room): StoryLine[] {
  const needed = secondsNeeded(lines, say)
  const pace = Math.min(1, whole / needed)
  const air = Math.max(0, whole - needed) / lines.length
  const last = starts.length - 1
  let at = LEAD_SECONDS
  let free = 0
  return lines.map((text, index) => {
    const seen = Math.max(
      0,
      starts.findLastIndex(start => start <= at + AHEAD_SECONDS),
    )
    // A line that can no longer begin in its shot is spoken over the next.
    const isLate = Math.max(starts[seen] ?? 0, free) >= (starts[seen + 1] ?? whole) - BEFORE_CUT_SECONDS
    const shot = index === 0 ? 0 : index === lines.length - 1 ? last : Math.min(last, isLate ? seen + 1 : seen)
    at += (say(text) + GAP_SECONDS) * pace + air
    free = Math.max(starts[shot] ?? 0, free) + say(text) / HURRY
    return { text, shot }
  })
}

/** The end of the last line, with a fast voice that waits for its shots. */
const overAt = (lines: readonly StoryLine[], { starts, say }: Room): number =>
  lines.reduce((free, { text, shot }) => Math.max(starts[shot] ?? 0, free) + say(text) / HURRY, 0)

/** True if each line ends before the shot of the next line begins, and the last before the film ends. */
function isInTime(lines: readonly StoryLine[], { starts, whole, say }: Room): boolean {
  let free = LEAD_SECONDS
  for (const { text, shot } of lines) {
    const start = starts[shot] ?? 0
    if (shot > 0 && free > start) return false
    free = Math.max(start, free) + say(text) + GAP_SECONDS
  }
  return free <= whole
}

/** Among many lines, a single word is joined with the next line. */
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
