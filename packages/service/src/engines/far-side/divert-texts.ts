import { randomUUID } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'

/** A text of JSON of which the long texts are in files of their own. */
export type DivertedJson = {
  /** The rest of the text: of a long one its beginning and a mark. */
  bytes: Buffer
  /** The files, by the marks that replace them. */
  files: ReadonlyMap<string, string>
}

export type TextDiverter = {
  /** Takes the next chunk. Returns the bytes now in memory. */
  write(chunk: Buffer): Promise<number>
  end(): Promise<DivertedJson>
  /** Closes open files; they belong to the folder's owner. */
  close(): Promise<void>
}

// Longer ones are media as Base64.
const LONG_BYTES = 64 * 1024
// Enough for the beginning of a data URL and for readable messages.
const KEPT_BYTES = 4_096
const [QUOTE, BACKSLASH] = [0x22, 0x5c]

/** Reads JSON as it comes, and writes the texts in it that are long into the folder: a file in an answer is never in memory. */
export function createTextDiverter(folder: string): TextDiverter {
  const files = new Map<string, string>()
  const left: Buffer[] = []
  let leftBytes = 0
  let isInText = false
  /** The next character belongs to the text. */
  let isEscaped = false
  /** The text that is being read: what of it is in memory, or where it goes. */
  let text: Buffer[] = []
  let textBytes = 0
  let file: { handle: FileHandle; path: string; begins: Buffer } | undefined

  const keep = (bytes: Buffer): void => {
    left.push(bytes)
    leftBytes += bytes.length
  }

  async function addText(bytes: Buffer): Promise<void> {
    if (file) return void (await file.handle.write(bytes))
    text.push(bytes)
    textBytes += bytes.length
    if (textBytes <= LONG_BYTES) return
    const whole = Buffer.concat(text)
    const path = join(folder, `answer-${randomUUID()}.txt`)
    file = { handle: await open(path, 'wx', 0o600), path, begins: plainBeginning(whole) }
    await file.handle.write(whole)
    text = []
    textBytes = 0
  }

  async function endText(): Promise<void> {
    for (const bytes of text) keep(bytes)
    if (file) {
      const mark = `#${randomUUID()}`
      keep(Buffer.concat([file.begins, Buffer.from(mark)]))
      files.set(file.begins.toString() + mark, file.path)
      await file.handle.close()
      file = undefined
    }
    text = []
    textBytes = 0
    isInText = false
  }

  return {
    async write(chunk) {
      const findEnd = createEndFinder(chunk)
      let from = 0
      let at = 0
      if (isInText) {
        const end = findEnd(isEscaped ? 1 : 0)
        isEscaped = end < 0 && findEnd.isEscaped()
        await addText(copy(chunk, 0, end < 0 ? chunk.length : end))
        if (end < 0) return leftBytes + textBytes
        await endText()
        from = end
        at = end + 1
      }
      for (let quote = chunk.indexOf(QUOTE, at); quote >= 0; quote = chunk.indexOf(QUOTE, at)) {
        const end = findEnd(quote + 1)
        if (end < 0 || end - quote > LONG_BYTES) {
          keep(copy(chunk, from, quote + 1))
          isInText = true
          isEscaped = end < 0 && findEnd.isEscaped()
          await addText(copy(chunk, quote + 1, end < 0 ? chunk.length : end))
          if (end < 0) return leftBytes + textBytes
          await endText()
          from = end
        }
        at = end + 1
      }
      keep(copy(chunk, from, chunk.length))
      return leftBytes + textBytes
    },
    async end() {
      if (isInText) await endText()
      return { bytes: Buffer.concat(left), files }
    },
    async close() {
      await file?.handle.close().catch(() => undefined)
    },
  }
}

/** A piece may be a view of memory that is used again. */
const copy = (chunk: Buffer, from: number, to: number): Buffer => Buffer.from(chunk.subarray(from, to))

type EndFinder = {
  /** The end in this chunk of a text that begins or continues here; -1 if it continues after it. */
  (from: number): number
  /** Whether the last letter of the piece makes the first of the next one part of the text. */
  isEscaped(): boolean
}

/** Looks at each byte of a piece once, however many texts there are in it. */
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
      // Up to the next quotation mark every escape is passed over.
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

/** Up to the first letter that is more than one byte, or an escape. */
function plainBeginning(bytes: Buffer): Buffer {
  const begins = bytes.subarray(0, KEPT_BYTES)
  const end = begins.findIndex(byte => byte === BACKSLASH || byte >= 0x80)
  return Buffer.from(end < 0 ? begins : begins.subarray(0, end))
}
