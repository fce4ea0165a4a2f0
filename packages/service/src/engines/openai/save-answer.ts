import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { MadeFile, OrderFailed, Token } from '@kinora/media/engine/contract'
import { failed } from '../far-side/ask.ts'
import { saveBytes, saveEncoded } from '../far-side/encoded-files.ts'
import type { FarAnswer } from '../far-side/far-side.ts'
import type { OpenaiSettings } from './openai-settings.ts'

type Image = { b64_json?: unknown; url?: unknown }

/** Where the picture of an answer is now: a file of the folder, or a URL. */
export async function saveImage(answer: FarAnswer, folder: string): Promise<Token | OrderFailed> {
  const { data } = (answer.json() ?? {}) as { data?: Image[] }
  const { b64_json: encoded, url } = (Array.isArray(data) ? data[0] : undefined) ?? {}
  if (typeof encoded === 'string' && encoded !== '')
    return toToken(await saveEncoded(encoded, { kind: 'image', folder }))
  return typeof url === 'string' && url !== '' ? { url } : failed('the engine answered without a picture')
}

/** Samples without a header cannot be looked at: they are what was asked for. */
export async function saveSpeech(
  { bytes }: FarAnswer,
  folder: string,
  { parameters }: OpenaiSettings,
): Promise<Token | OrderFailed> {
  if (parameters?.speech?.['response_format'] !== 'pcm')
    return toToken(await saveBytes(bytes, { kind: 'sound', folder }))
  if (bytes.length === 0) return failed('the engine answered without a sound')
  await writeFile(join(folder, 'result.pcm'), bytes)
  return { file: 'result.pcm', format: 'pcm' }
}

const toToken = (saved: MadeFile | OrderFailed): Token | OrderFailed =>
  'state' in saved ? saved : { file: basename(saved.path), format: saved.format }
