import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { EngineContext, MadeFile, OrderFailed, OrderKind } from '@kinora/media/engine/contract'
import { type Format, sniff } from '@kinora/media/formats/sniff'
import { FetchFailed, FetchRefused } from '../../net/fetch-failure.ts'
import type { ServerClient } from '../remote/server-client.ts'
import { NoAnswer } from '../remote/no-answer.ts'
import { field, textField } from './ask.ts'

/** A file as the server names it. */
type Listed = { filename: string; subfolder: string; type: string }

// Pictures and core clips, clips of common video nodes, sounds.
const LISTS = ['images', 'gifs', 'videos', 'video', 'audio']

const MB = 1024 * 1024
const MAX_BYTES: Partial<Record<OrderKind, number>> = { video: 2_048 * MB, image: 96 * MB, speech: 512 * MB }
const MAX_SOUND_BYTES = 512 * MB

type MadeFormat = MadeFile['format']
const CLIPS: Partial<Record<Format, MadeFormat>> = {
  mp4: 'mp4',
  mov: 'mov',
  webm: 'webm',
  mkv: 'webm',
  avi: 'avi',
  gif: 'gif',
  webp: 'webp',
}
const PICTURES: Partial<Record<Format, MadeFormat>> = { png: 'png', jpeg: 'jpg', webp: 'webp' }
const SOUNDS: Partial<Record<Format, MadeFormat>> = {
  mp3: 'mp3',
  wav: 'wav',
  m4a: 'm4a',
  mp4: 'm4a',
  flac: 'flac',
  ogg: 'ogg',
  aac: 'aac',
}

const FORMATS: Partial<Record<OrderKind, Partial<Record<Format, MadeFormat>>>> = {
  video: CLIPS,
  image: PICTURES,
  speech: SOUNDS,
  music: SOUNDS,
  upscale: CLIPS,
  effects: SOUNDS,
  lips: CLIPS,
}

const MAX_TIMES = 3
const AGAIN_AFTER_MS = 500

/** Fetches the first file of a node that is a result, not a preview. Throws NoAnswer without an answer. */
export async function fetchResult(
  client: ServerClient,
  { record, output, kind }: { record: unknown; output: string; kind: OrderKind },
  { folder, signal }: EngineContext,
): Promise<MadeFile | OrderFailed> {
  const listed = listFiles(field(field(record, 'outputs'), output))
  const [file] = listed
  if (!file) return failed('the engine ended without a file')
  for (let times = 1; ; times++) {
    const path = join(folder, `fetched-${times}-${Date.now()}`)
    try {
      const query = new URLSearchParams(file).toString()
      const maxBytes = MAX_BYTES[kind] ?? MAX_SOUND_BYTES
      await client.download(`/view?${query}`, { toFile: path, maxBytes, signal })
      const found = sniff(await readBeginning(path))
      const format = found && FORMATS[kind]?.[found]
      if (format) return { role: 'result', path, format }
      if (times >= MAX_TIMES)
        return failed(`the engine made ${found ? `a ${found}` : 'something unreadable'}, no ${kind}`)
    } catch (error) {
      if (error instanceof FetchRefused) return failed(error.message)
      if (error instanceof FetchFailed && error.status !== null && error.status < 500)
        return failed(`the file that the engine made is not there (${error.status})`)
      if (times >= MAX_TIMES) {
        if (error instanceof FetchFailed) return failed(error.message)
        throw error instanceof NoAnswer ? error : new NoAnswer(error)
      }
    }
    await delay(AGAIN_AFTER_MS, undefined, { signal })
  }
}

function listFiles(node: unknown): Listed[] {
  const entries = LISTS.flatMap(name => {
    const list = field(node, name)
    return Array.isArray(list) ? list : []
  })
  return entries.flatMap(entry => {
    const filename = textField(entry, 'filename')
    const type = textField(entry, 'type', 'output')
    return filename !== '' && type !== 'temp' ? [{ filename, subfolder: textField(entry, 'subfolder'), type }] : []
  })
}

// Enough to recognise every format.
const BEGINNING_BYTES = 4_096

async function readBeginning(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const failed = (message: string): OrderFailed => ({ state: 'failed', code: 'EngineFailure', message, retryable: false })
