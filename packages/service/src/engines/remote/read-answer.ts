import type { IncomingMessage } from 'node:http'
import { addAbortSignal } from 'node:stream'
import { parseBoundedJson } from '../../core/parse-bounded-json.ts'
import { FetchFailed, FetchRefused, FileTooLarge } from '../../net/fetch-failure.ts'
import { saveBody } from '../../net/save-body.ts'
import { createTextDiverter } from './divert-texts.ts'
import { createMemoryBudget } from '../../core/memory-budget.ts'

export type ServerAnswer = {
  status: number
  headers: IncomingMessage['headers']
  /** At least the beginning of the body. */
  text(): string
  /** Undefined if the answer is not JSON, or is too complex to parse. */
  json(): unknown
  /** Long strings of the answer in files, by marker. */
  files: ReadonlyMap<string, string>
}

type Limits = {
  maxBytes: number
  folder?: string
  toFile?: string
  signal: AbortSignal
  /** The owner of the memory, so that one server cannot use all of it. */
  owner: string
}

// A list of a thousand tasks has a quarter of this; parsed, it may take ten times as much.
const MAX_BYTES_IN_MEMORY = 8 * 1024 * 1024
// Answers that are not JSON are only searched for a message.
const MAX_PLAIN_BYTES = 64 * 1024

/**
 * Reads an answer to its end or up to the limit. The memory of all answers together is limited: a large answer waits.
 */
export async function readAnswer(answer: IncomingMessage, limits: Limits): Promise<ServerAnswer> {
  const status = answer.statusCode ?? 0
  if (
    limits.toFile !== undefined &&
    status >= 200 &&
    status < 300 &&
    !/json/i.test(answer.headers['content-type'] ?? '')
  ) {
    const { toFile, maxBytes, signal } = limits
    await saveBody(answer, { toFile, maxBytes, encoding: '', signal }).catch((error: unknown) => {
      if (!isEmpty(error)) throw error
    })
    return toAnswer(answer, '', undefined)
  }
  const reservation = answerMemory.open(limits.owner)
  try {
    const { bytes, files, isJson } = await readBytes(answer, limits, count => reservation.take(count))
    const text = bytes.toString()
    // Parsed while its memory is reserved.
    return toAnswer(answer, text.slice(0, MAX_PLAIN_BYTES), isJson ? parseBoundedJson(text) : undefined, files)
  } finally {
    reservation.release()
  }
}

/** An empty body leaves no file. */
const isEmpty = (error: unknown): boolean =>
  error instanceof FetchFailed && !(error instanceof FetchRefused) && !error.retryable

type TakeRoom = (bytes: number) => Promise<void> | undefined

async function readBytes(
  answer: IncomingMessage,
  { maxBytes, folder, signal }: Limits,
  take: TakeRoom,
): Promise<{ bytes: Buffer; files: ServerAnswer['files']; isJson: boolean }> {
  const diverter = folder === undefined ? undefined : createTextDiverter(folder)
  const chunks: Buffer[] = []
  let [total, held, counted] = [0, 0, UNCOUNTED_BYTES]
  let isJson: boolean | undefined
  try {
    for await (const given of addAbortSignal(signal, answer)) {
      const chunk = given as Buffer
      total += chunk.length
      if (total > maxBytes) throw new FileTooLarge(maxBytes)
      isJson ??= beginsLikeJson(chunk)
      if (diverter && isJson) held = await diverter.write(chunk)
      else held += chunks.push(chunk) && chunk.length
      if (held > MAX_BYTES_IN_MEMORY) throw new FileTooLarge(MAX_BYTES_IN_MEMORY)
      if (isJson === false && held > MAX_PLAIN_BYTES) break
      if (held > counted) {
        await take(held - counted)
        counted = held
      }
    }
    const diverted = diverter && isJson ? await diverter.end() : { bytes: Buffer.concat(chunks), files: new Map() }
    return { ...diverted, isJson: isJson === true }
  } finally {
    await diverter?.close()
  }
}

/** Undefined while there is only white space. */
function beginsLikeJson(chunk: Buffer): boolean | undefined {
  const first = chunk.find(byte => byte > 0x20)
  return first === undefined ? undefined : '{["-0123456789tfn'.includes(String.fromCharCode(first))
}

const NO_FILES: ReadonlyMap<string, string> = new Map()

const toAnswer = (answer: IncomingMessage, text: string, json: unknown, files = NO_FILES): ServerAnswer => ({
  status: answer.statusCode ?? 0,
  headers: answer.headers,
  text: () => text,
  json: () => json,
  files,
})

const MB = 2 ** 20

/** Answers below this size need no reservation; queries of orders have a kilobyte or two. */
export const UNCOUNTED_BYTES = 256 * 1024

// The memory for answers and results of all engines in this process, and for one server. Parsed values take several
// times as much.
export const answerMemory = createMemoryBudget({
  capacity: 96 * MB,
  share: 64 * MB,
  patienceMs: 60_000,
  refuse: () => new FetchFailed('too much of what engines answered is in memory', { retryable: true }),
})
