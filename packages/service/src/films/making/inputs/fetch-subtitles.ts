import { MB } from '@kinora/media/core/units'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cue, CueProblem } from '@kinora/media/text/cue'
import { decodeSubtitles } from '@kinora/media/text/decode-subtitles'
import { parseSrt } from '@kinora/media/text/parse-srt'
import { parseVtt } from '@kinora/media/text/parse-vtt'
import { downloadFile } from '../../../plans/files/download-file.ts'
import { type PlanContext, PlanFailure } from '../../../plans/plan.ts'
import { list, number, record, text } from '../../../core/shape.ts'

// Lyrics have some kilobytes; even an hour of film with notes on every word is smaller than this.
const MAX_BYTES = MB

// Further problems are only counted.
const MAX_TOLD = 8

const subtitleFile = record({
  cues: list(record({ startSeconds: number, endSeconds: number, text })),
  notes: list(text),
})

/**
 * The cues of a subtitle file behind a URL, and the problems of others. A file without valid cues is an error of the
 * request.
 */
export const fetchSubtitles = (
  url: string,
  field: string,
  context: PlanContext,
): Promise<{ cues: Cue[]; notes: string[] }> =>
  context.step('subtitle file', subtitleFile, async () => {
    const path = join(context.folder, 'subtitles')
    const says = `${field} could not be fetched: `
    await downloadFile(url, { path, maxBytes: MAX_BYTES, code: 'FieldInvalid', says }, context)
    const file = decodeSubtitles(await readFile(path))
    const { cues, problems } = /^\uFEFF?WEBVTT/.test(file) ? parseVtt(file) : parseSrt(file)
    const [first] = problems
    if (cues.length === 0)
      throw new PlanFailure(
        'FieldInvalid',
        `${field} must be an SRT file; ${first ? `line ${first.line}: ${first.says}` : 'it has no cue'}`,
        { retryable: false },
      )
    return { cues, notes: problemNotes(problems, field) }
  })

function problemNotes(problems: readonly CueProblem[], field: string): string[] {
  const told = problems
    .slice(0, MAX_TOLD)
    .map(({ line, says }) => `${field}: line ${line}: ${says}; the cue was left out`)
  const others = problems.slice(MAX_TOLD).map(({ line }) => line)
  if (others.length === 0) return told
  return [...told, `${field}: ${others.length} more cues were left out, at the lines ${others.join(', ')}`]
}
