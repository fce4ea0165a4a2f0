import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { MadeFile, OrderFailed, OrderLost, Token } from '@kinora/media/engine/contract'
import { fieldsOf, isText, recordsOf } from '../../core/shape.ts'
import { failed } from '../remote/ask.ts'
import { keepResult, partIn, saveEncoded } from '../remote/encoded-files.ts'
import type { ServerAnswer } from '../remote/server-client.ts'
import type { OpenaiSettings } from './openai-settings.ts'

/** The location of an answer's picture: a file in the folder, or a URL. */
export async function saveImage(answer: ServerAnswer, folder: string): Promise<Token | OrderFailed | OrderLost> {
  const { data } = fieldsOf(answer.json())
  const { b64_json: encoded, url } = fieldsOf(recordsOf(data)[0])
  if (isText(encoded)) return toToken(await saveEncoded(encoded, { kind: 'image', folder, files: answer.files }))
  return isText(url) ? { url } : failed('the engine answered without a picture')
}

/** The sound is already in a file. Headerless samples cannot be inspected and count as what was ordered. */
export async function saveSpeech(
  folder: string,
  { parameters }: OpenaiSettings,
): Promise<Token | OrderFailed | OrderLost> {
  const part = partIn(folder)
  // An empty sound was not written to a file, and neither was a text instead of a sound.
  if (!existsSync(part)) return failed('the engine answered without a sound')
  if (parameters?.speech?.['response_format'] !== 'pcm')
    return toToken(await keepResult(part, { kind: 'sound', folder }))
  await rename(part, join(folder, 'result.pcm'))
  return { file: 'result.pcm', format: 'pcm' }
}

const toToken = (saved: MadeFile | OrderFailed | OrderLost): Token | OrderFailed | OrderLost =>
  'state' in saved ? saved : { file: basename(saved.path), format: saved.format }
