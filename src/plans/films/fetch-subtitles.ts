import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cue } from '../../media/text/cue.ts'
import { decodeSubtitles } from '../../media/text/decode-subtitles.ts'
import { parseSrt } from '../../media/text/parse-srt.ts'
import { parseVtt } from '../../media/text/parse-vtt.ts'
import { type PlanContext, PlanFailure } from '../plan.ts'

// A song's words are some kilobytes; an hour of film with notes on every word is not this large.
const MAX_BYTES = 2 ** 20
const MOST_TRIES = 3

/** The cues of a subtitle file behind a URL. A file without any is a fault of the request. */
export const fetchSubtitles = (url: string, field: string, context: PlanContext): Promise<Cue[]> =>
  context.step('subtitles', async () => {
    const path = join(context.folder, 'subtitles')
    const refuse = (says: string, retryable = false): PlanFailure =>
      new PlanFailure('FieldInvalid', `${field} ${says}`, { retryable })
    try {
      await context.download(url, { path, maxBytes: MAX_BYTES, signal: context.signal })
    } catch (error) {
      const { message, retryable, code } = error as Error & { retryable?: boolean; code?: string }
      if (code !== undefined) throw error
      throw refuse(`could not be fetched: ${message}`, retryable === true && context.task.attempt < MOST_TRIES)
    }
    const text = decodeSubtitles(await readFile(path))
    const { cues, problems } = /^﻿?WEBVTT/.test(text) ? parseVtt(text) : parseSrt(text)
    const [first] = problems
    if (cues.length === 0)
      throw refuse(`must be an SRT file; ${first ? `line ${first.line}: ${first.says}` : 'it has no cue'}`)
    return cues
  })
