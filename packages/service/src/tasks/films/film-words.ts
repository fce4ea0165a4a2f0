import { text } from 'node:stream/consumers'
import type { TimedWord } from '@kinora/media/engine/contract'
import type { SoundCue, Timeline } from '@kinora/media/film/timeline'
import { TIMELINE } from '../../films/making/design/film-design.ts'
import type { BlobStore } from '../../files/blob-store.ts'
import type { Tx } from '../../store/pool.ts'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import { findSteps } from '../../store/work/steps.ts'
import { parseShape } from '../../core/shape.ts'
import { timeline as timelineShape } from '../../films/making/design/film-design.ts'
import { heard, readStep, timedWords } from '../../plans/stored-shapes.ts'

type WordPorts = { db: Tx; blobs: BlobStore }

/** The words heard in a composition, in film time: of its narration and lines, or of its song. */
export async function findFilmWords(
  { film, parts }: { film: TaskRow; parts: readonly TaskRow[] },
  timeline: Timeline,
  ports: WordPorts,
): Promise<TimedWord[]> {
  const bySource = new Map<string, readonly TimedWord[]>()
  const wordsOf = async (source: string): Promise<readonly TimedWord[]> => {
    const known = bySource.get(source)
    if (known) return known
    const part = parts.find(one => one.id === source)
    const found = part ? await partWords(part, { film, parts }, ports) : await songWords(film, ports)
    bySource.set(source, found)
    return found
  }
  const words: TimedWord[] = []
  for (const { kind, cues } of timeline.tracks)
    if (HAS_WORDS.has(kind)) for (const cue of cues) words.push(...placeWords(await wordsOf(cue.source), cue))
  return words.toSorted((one, other) => one.fromSeconds - other.fromSeconds)
}

const HAS_WORDS = new Set(['narration', 'dialogue', 'song', 'joined'])

/** The words of a sound that a cue plays, at their times. */
export const placeWords = (
  words: readonly TimedWord[],
  { atSeconds, fromSeconds, seconds }: Pick<SoundCue, 'atSeconds' | 'fromSeconds' | 'seconds'>,
): TimedWord[] =>
  words
    .filter(word => (word.fromSeconds + word.toSeconds) / 2 >= fromSeconds)
    .filter(word => (word.fromSeconds + word.toSeconds) / 2 < fromSeconds + seconds)
    .map(word => ({
      text: word.text,
      fromSeconds: round(word.fromSeconds - fromSeconds + atSeconds),
      toSeconds: round(word.toSeconds - fromSeconds + atSeconds),
    }))

const round = (seconds: number): number => Math.max(0, Math.round(seconds * 1_000) / 1_000)

/** A chapter has the words of its own composition. */
async function partWords(
  part: TaskRow,
  found: { film: TaskRow; parts: readonly TaskRow[] },
  ports: WordPorts,
): Promise<TimedWord[]> {
  if (part.part === 'compose') {
    const timeline = readStep(timelineShape, await findSteps(ports.db, part.id), TIMELINE)
    return timeline ? findFilmWords(found, timeline, ports) : []
  }
  const key = part.let_go ? undefined : part.result?.creations[0]?.words_blob
  const blob = key === undefined ? undefined : await ports.blobs.open(key)
  return blob ? parseShape(timedWords, await text(blob.stream()), 'the words of a part') : []
}

async function songWords(film: TaskRow, { db }: WordPorts): Promise<readonly TimedWord[]> {
  return readStep(heard, await findSteps(db, film.id), 'heard')?.words ?? []
}
