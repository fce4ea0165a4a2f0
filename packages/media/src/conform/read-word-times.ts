import { readFile, stat } from 'node:fs/promises'
import { MB } from '../core/units.ts'
import type { TimedWord } from '../engine/contract.ts'

// A word for each second of an hour is some hundred kilobytes.
const MAX_BYTES = 8 * MB

/** The engine's word times; undefined if they are not in order. */
export async function readWordTimes(path: string): Promise<TimedWord[] | undefined> {
  if ((await stat(path)).size > MAX_BYTES) return undefined
  const told = parse(await readFile(path, 'utf8'))
  if (!Array.isArray(told) || !told.every(isTimedWord)) return undefined
  const words = told.map(({ text, fromSeconds, toSeconds }) => ({ text, fromSeconds, toSeconds }))
  return words.every((word, at) => word.fromSeconds >= (words[at - 1]?.fromSeconds ?? 0)) ? words : undefined
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function isTimedWord(value: unknown): value is TimedWord {
  const { text, fromSeconds, toSeconds } = (value ?? {}) as Partial<TimedWord>
  return (
    typeof text === 'string' &&
    Number.isFinite(fromSeconds) &&
    Number.isFinite(toSeconds) &&
    (fromSeconds ?? -1) >= 0 &&
    (toSeconds ?? -1) >= (fromSeconds ?? 0)
  )
}
