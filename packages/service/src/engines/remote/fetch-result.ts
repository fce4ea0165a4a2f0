import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { MadeFile, Unreachable } from '@kinora/media/engine/contract'
import { FetchFailed, FetchRefused, FileTooLarge } from '../../net/fetch-failure.ts'
import type { ServerClient } from './server-client.ts'
import { type Looked, checkResultFile, type ResultKind } from './check-result-file.ts'
import { NoAnswer } from './no-answer.ts'

/** A complete file, no answer, or the unusable content of every attempt. */
export type Fetched = { state: 'fetched'; file: MadeFile } | Unreachable | { state: 'wrong'; why: string }

type FetchOptions = {
  kind: ResultKind
  folder: string
  signal: AbortSignal
  maxBytes?: number
  /** The polling interval in seconds; 1 by default. */
  pollSeconds?: number
}

// A clip of ten minutes at 1080p and 10 Mbit/s has 0.75 GB.
const MAX_BYTES = 1024 * 1024 * 1024
// Delays before each retry: a server that is still writing has this long to finish.
const WAITS = [0.25, 1, 3]

/**
 * Copies a result into the folder and inspects it. Truncated, unfinished or missing files are fetched again, up to
 * three times; oversized files and forbidden addresses are not.
 */
export async function fetchResult(client: ServerClient, to: string, options: FetchOptions): Promise<Fetched> {
  const { kind, folder, signal, maxBytes = MAX_BYTES, pollSeconds = 1 } = options
  const toFile = join(folder, 'result.part')
  for (let time = 0; ; time++) {
    const tried = await tryOnce(client, to, { kind, toFile, maxBytes, signal })
    if ('format' in tried) {
      const path = join(folder, `result.${tried.format}`)
      await rename(toFile, path)
      return { state: 'fetched', file: { role: 'result', path, format: tried.format } }
    }
    await rm(toFile, { force: true })
    const wait = WAITS[time]
    if (tried.isFinal || wait === undefined) {
      return tried.unreachable ? { state: 'unreachable', message: tried.wrong } : { state: 'wrong', why: tried.wrong }
    }
    await delay(wait * pollSeconds * 1_000, undefined, { signal })
  }
}

type Tried = Extract<Looked, { format: string }> | { wrong: string; unreachable?: true; isFinal?: true }

async function tryOnce(
  client: ServerClient,
  to: string,
  { kind, toFile, ...limits }: { kind: ResultKind; toFile: string; maxBytes: number; signal: AbortSignal },
): Promise<Tried> {
  try {
    await client.download(to, { toFile, ...limits })
    return await checkResultFile(toFile, kind)
  } catch (error) {
    if (error instanceof NoAnswer) return { wrong: error.message, unreachable: true }
    if (!(error instanceof FetchFailed)) throw error
    // The server is overloaded, or a proxy failed: the state is unknown.
    if (error.status === 429 || (error.status ?? 0) >= 500) return { wrong: error.message, unreachable: true }
    if (error instanceof FileTooLarge) return { wrong: error.message, isFinal: true }
    if (error instanceof FetchRefused) return { wrong: 'it lies where nothing may be fetched from', isFinal: true }
    return { wrong: error.message }
  }
}
