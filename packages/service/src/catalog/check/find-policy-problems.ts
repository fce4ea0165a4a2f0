import { setImmediate as letOthers } from 'node:timers/promises'
import type { Problem } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'
import type { Values } from '../fill-defaults.ts'
import type { Field, Fields } from '../words/field.ts'
import { joinFieldPath } from './describe-problems.ts'
import { LONGEST_ENTRY, type Objection, type PromptPolicy } from './prompt-policy.ts'

/**
 * The policy problems of a request: checks every drawn or spoken text, including those of its stored subjects. The
 * message names only the matching entry, not the text.
 */
export async function findPolicyProblems(fields: Fields, values: Values, policy: PromptPolicy): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [field, text] of Object.entries(fields).flatMap(([name, one]) => seenTextsOf(name, one, values[name]))) {
    const objection = await objectionTo(text, policy)
    if (!objection) continue
    const what = objection.entry === undefined ? 'something' : quoteValue(objection.entry)
    const message = `${field} asks for ${what}, which this service does not make`
    problems.push({ field, reason: 'TaskPromptPolicyViolation', message })
  }
  return problems
}

/** Spaced letters take several times as many characters. */
const OVERLAP = 5 * LONGEST_ENTRY

/** A script may have megabytes. */
async function objectionTo(text: string, policy: PromptPolicy): Promise<Objection | undefined> {
  let isFirst = true
  for (const piece of splitOverlapping(text, OVERLAP)) {
    if (!isFirst) await letOthers()
    isFirst = false
    const objection = policy(piece)
    if (objection) return objection
  }
  return undefined
}

type SeenText = [path: string, text: string]

function seenTextsOf(path: string, field: Field, value: unknown): SeenText[] {
  if (field.kind === 'text') return typeof value === 'string' && !field.unseen ? [[path, value]] : []
  if (field.kind === 'list' && Array.isArray(value))
    return value.flatMap((entry, index) => seenTextsOf(joinFieldPath(path, String(index)), field.of, entry))
  if (field.kind === 'scene') return sceneTextsOf(path, value)
  if (field.kind !== 'record' || typeof value !== 'object' || value === null) return []
  const record = value as Values
  return Object.entries(field.fields).flatMap(([name, inner]) =>
    seenTextsOf(joinFieldPath(path, name), inner, record[name]),
  )
}

/** All names and texts of a scene document, except its origin. */
function sceneTextsOf(path: string, value: unknown, isWhole = true): SeenText[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    isWhole && name === 'origin' ? [] : sceneTextsOf(joinFieldPath(path, name), part, false),
  )
}

// Normalising and splitting a piece takes some megabytes and milliseconds. Other requests run between two pieces.
const PIECE = 8_192

/**
 * Splits a text into pieces that overlap by at least `overlap` characters, so that every shorter match lies in one
 * piece. Pieces begin between sentences, words or characters, in this order of preference, so that half a word is not
 * mistaken for another word.
 */
export function* splitOverlapping(text: string, overlap: number): Generator<string> {
  for (let from = 0; ; ) {
    const to = from + PIECE
    yield text.slice(from, to)
    if (to >= text.length) return
    const latest = to - overlap
    // At most half a piece is checked twice.
    from = beginningIn(text, Math.max(from + 1, latest - PIECE / 2), latest)
  }
}

const BREAKS = [/[\n.!?。！？](?=[^\n.!?。！？]*$)/, /\s(?=\S*$)/, /\p{Script=Han}(?=\P{Script=Han}*$)/u]

function beginningIn(text: string, earliest: number, latest: number): number {
  const stretch = text.slice(earliest, latest)
  for (const end of BREAKS) {
    const found = stretch.search(end)
    if (found >= 0) return earliest + found + 1
  }
  return latest
}
