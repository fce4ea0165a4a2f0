import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cue } from '../../media/text/cue.ts'
import { decodeSubtitles } from '../../media/text/decode-subtitles.ts'
import { parseSrt } from '../../media/text/parse-srt.ts'
import { parseVtt } from '../../media/text/parse-vtt.ts'
import { downloadFile } from '../download-file.ts'
import { type PlanContext, PlanFailure } from '../plan.ts'

// A song's words are some kilobytes; an hour of film with notes on every word is not this large.
const MAX_BYTES = 2 ** 20

/** The cues of a subtitle file behind a URL. A file without any is a fault of the request. */
export const fetchSubtitles = (url: string, field: string, context: PlanContext): Promise<Cue[]> =>
  context.step('subtitles', async () => {
    const path = join(context.folder, 'subtitles')
    const says = `${field} could not be fetched: `
    await downloadFile(url, { path, maxBytes: MAX_BYTES, code: 'FieldInvalid', says }, context)
    const text = decodeSubtitles(await readFile(path))
    const { cues, problems } = /^\uFEFF?WEBVTT/.test(text) ? parseVtt(text) : parseSrt(text)
    const [first] = problems
    if (cues.length === 0)
      throw new PlanFailure(
        'FieldInvalid',
        `${field} must be an SRT file; ${first ? `line ${first.line}: ${first.says}` : 'it has no cue'}`,
        { retryable: false },
      )
    return cues
  })
