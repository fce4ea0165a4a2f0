import { randomUUID } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'

/** A JSON text whose long strings are in separate files. */
export type DivertedJson = {
  /** The remaining text: a long string is replaced by its beginning and a marker. */
  bytes: Buffer
  /** The files, by marker. */
  files: ReadonlyMap<string, string>
}

export type TextDiverter = {
  /** Takes the next chunk. Returns the bytes now in memory. */
  write(chunk: Buffer): Promise<number>
  end(): Promise<DivertedJson>
  /** Closes open files; they belong to the folder's owner. */
  close(): Promise<void>
}

// Longer strings are media as Base64.
const LONG_BYTES = 64 * 1024
// Enough for the prefix of a data URL and for readable messages.
const KEPT_BYTES = 4_096
const [QUOTE, BACKSLASH] = [0x22, 0x5c]

/**
 * Reads JSON in chunks and writes long strings into files in the folder, so that an embedded file is never in memory.
 */
export function createTextDiverter(folder: string): TextDiverter {
  const files = new Map<string, string>()
  const rest: Buffer[] = []
  let restBytes = 0
  const text = createTextBuffer(folder)
  let isInText = false
  /** The next character belongs to the string. */
  let isEscaped = false

  const keep = (bytes: Buffer): void => {
    rest.push(bytes)
    restBytes += bytes.length
  }
  const held = (): number => restBytes + text.bytes()

  async function endText(): Promise<void> {
    const { bytes, file } = await text.end()
    keep(bytes)
    if (file) files.set(bytes.toString(), file)
    isInText = false
  }

  return {
    async write(chunk) {
      const findEnd = createEndFinder(chunk)
      /** Adds the string up to its end, or to the end of the chunk; -1 if it continues in the next. */
      const takeText = async (from: number, end: number): Promise<void> => {
        isEscaped = end < 0 && findEnd.isEscaped()
        await text.add(copy(chunk, from, end < 0 ? chunk.length : end))
        if (end >= 0) await endText()
      }
      let from = 0
      let at = 0
      if (isInText) {
        const end = findEnd(isEscaped ? 1 : 0)
        await takeText(0, end)
        if (end < 0) return held()
        from = end
        at = end + 1
      }
      for (let quote = chunk.indexOf(QUOTE, at); quote >= 0; quote = chunk.indexOf(QUOTE, at)) {
        const end = findEnd(quote + 1)
        if (end < 0 || end - quote > LONG_BYTES) {
          keep(copy(chunk, from, quote + 1))
          isInText = true
          await takeText(quote + 1, end)
          if (end < 0) return held()
          from = end
        }
        at = end + 1
      }
      keep(copy(chunk, from, chunk.length))
      return held()
    },
    async end() {
      if (isInText) await endText()
      return { bytes: Buffer.concat(rest), files }
    },
    close: () => text.close(),
  }
}

type TextBuffer = {
  add(bytes: Buffer): Promise<void>
  /** The size of the part in memory. */
  bytes(): number
  /** The string; for a long one its beginning, a marker, and its file. Then starts a new string. */
  end(): Promise<{ bytes: Buffer; file?: string }>
  close(): Promise<void>
}

/** Collects the current string, in a file as soon as it is long. */
function createTextBuffer(folder: string): TextBuffer {
  let parts: Buffer[] = []
  let size = 0
  let file: { handle: FileHandle; path: string; begins: Buffer } | undefined
  return {
    async add(bytes) {
      if (file) return void (await file.handle.write(bytes))
      parts.push(bytes)
      size += bytes.length
      if (size <= LONG_BYTES) return
      const whole = Buffer.concat(parts)
      const path = join(folder, `answer-${randomUUID()}.txt`)
      file = { handle: await open(path, 'wx', 0o600), path, begins: plainBeginning(whole) }
      await file.handle.write(whole)
      parts = []
      size = 0
    },
    bytes: () => size,
    async end() {
      const bytes = Buffer.concat(file ? [file.begins, Buffer.from(`#${randomUUID()}`)] : parts)
      const path = file?.path
      await file?.handle.close()
      file = undefined
      parts = []
      size = 0
      return { bytes, ...(path !== undefined && { file: path }) }
    },
    async close() {
      await file?.handle.close().catch(() => undefined)
    },
  }
}

/** Copied, because a chunk may be a view of reused memory. */
const copy = (chunk: Buffer, from: number, to: number): Buffer => Buffer.from(chunk.subarray(from, to))

type EndFinder = {
  /** The end of the current string in this chunk; -1 if it continues in the next. */
  (from: number): number
  /** True if the last byte of the chunk escapes the first of the next. */
  isEscaped(): boolean
}

/** Scans each byte of a chunk once, whatever the number of strings. */
function createEndFinder(chunk: Buffer): EndFinder {
  let escape = chunk.indexOf(BACKSLASH)
  let isEscaped = false
  const find = (from: number): number => {
    let at = from
    for (;;) {
      const quote = chunk.indexOf(QUOTE, at)
      if (escape >= 0 && escape < at) escape = chunk.indexOf(BACKSLASH, at)
      if (quote >= 0 && (escape < 0 || quote < escape)) return quote
      if (escape < 0) return -1
      // Escapes up to the next quotation mark are skipped.
      while (escape >= 0 && (quote < 0 || escape < quote)) {
        if (escape === chunk.length - 1) {
          isEscaped = true
          return -1
        }
        at = escape + 2
        escape = chunk.indexOf(BACKSLASH, at)
      }
      if (quote < 0) return -1
    }
  }
  return Object.assign(find, { isEscaped: () => isEscaped })
}

/** Up to the first escape or multi-byte character. */
function plainBeginning(bytes: Buffer): Buffer {
  const begins = bytes.subarray(0, KEPT_BYTES)
  const end = begins.findIndex(byte => byte === BACKSLASH || byte >= 0x80)
  return Buffer.from(end < 0 ? begins : begins.subarray(0, end))
}
