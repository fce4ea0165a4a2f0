import { writeFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Token } from '@kinora/media/engine/contract'
import type { FarAnswer } from '../far-side/far-side.ts'
import { lookAtResult, type ResultKind } from '../far-side/look-at-result.ts'
import type { OpenaiSettings } from './openai-settings.ts'

type Image = { b64_json?: unknown; url?: unknown }

/** Where the picture of an answer is now: a file of the folder, or a URL. A text says what is wrong with the answer. */
export async function saveImage(answer: FarAnswer, folder: string): Promise<Token | string> {
  const { data } = (answer.json() ?? {}) as { data?: Image[] }
  const { b64_json: encoded, url } = (Array.isArray(data) ? data[0] : undefined) ?? {}
  if (typeof encoded === 'string' && encoded !== '') {
    // Some give a whole data URL.
    const bytes = Buffer.from(encoded.replace(/^data:[^,]*,/, ''), 'base64')
    return saveBytes(bytes, 'image', folder)
  }
  return typeof url === 'string' && url !== '' ? { url } : 'the engine answered without a picture'
}

/** Samples without a header cannot be looked at: they are what was asked for. */
export async function saveSpeech(answer: FarAnswer, folder: string, settings: OpenaiSettings): Promise<Token | string> {
  if (settings.parameters?.speech?.['response_format'] !== 'pcm') return saveBytes(answer.bytes, 'sound', folder)
  if (answer.bytes.length === 0) return 'the engine answered without a sound'
  await writeFile(join(folder, 'result.pcm'), answer.bytes)
  return { file: 'result.pcm', format: 'pcm' }
}

async function saveBytes(bytes: Buffer, kind: ResultKind, folder: string): Promise<Token | string> {
  const path = join(folder, 'result.part')
  await writeFile(path, bytes)
  const looked = await lookAtResult(path, kind)
  if ('wrong' in looked) return `what the engine made cannot be used: ${looked.wrong}`
  const file = `result.${looked.format}`
  await rename(path, join(folder, file))
  return { file, format: looked.format }
}
