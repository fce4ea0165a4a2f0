import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Input, MadeFile, Order, OrderFailed, OrderLost } from '@kinora/media/engine/contract'
import { sniff } from '@kinora/media/formats/sniff'
import { failed } from './ask.ts'
import { decodeBase64File } from './decode-base64-file.ts'
import { checkResultFile, type ResultKind } from './check-result-file.ts'

type Place = {
  kind: ResultKind
  folder: string
  /** Strings of the answer that are already in files. */
  files?: ReadonlyMap<string, string>
}

/** Decodes Base64 or a data URL into the folder, if it is a complete file of its kind. */
export async function saveEncoded(
  encoded: string,
  { files, ...place }: Place,
): Promise<MadeFile | OrderFailed | OrderLost> {
  const part = partIn(place.folder)
  const diverted = files?.get(encoded)
  if (diverted === undefined) await writeFile(part, Buffer.from(encoded.replace(/^data:[^,]*,/, ''), 'base64'))
  else {
    // The file was deleted with the folder of an earlier attempt.
    if (!existsSync(diverted)) return { state: 'lost', message: 'what the engine had answered is gone' }
    await decodeBase64File(diverted, part)
    await rm(diverted, { force: true })
  }
  return keepResult(part, place)
}

export const partIn = (folder: string): string => join(folder, 'result.part')

/** Renames a received file, if it is a complete file of its kind. */
export async function keepResult(part: string, { kind, folder }: Place): Promise<MadeFile | OrderFailed> {
  const looked = await checkResultFile(part, kind)
  if ('wrong' in looked) {
    await rm(part, { force: true })
    return failed(`what the engine made cannot be used: ${looked.wrong}`)
  }
  const path = join(folder, `result.${looked.format}`)
  await rename(part, path)
  return { role: 'result', path, format: looked.format }
}

/** The files of one kind in an order. */
export const inputPaths = (order: Order, kind: Input['kind']): string[] =>
  order.inputs.filter(input => input.kind === kind).map(({ path }) => path)

export const readBase64 = (path: string): Promise<string> => readFile(path, 'base64')

const TYPES: Partial<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  bmp: 'image/bmp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
}

export const readDataUrl = async (path: string): Promise<string> => toDataUrl(await readFile(path))

export const toDataUrl = (bytes: Buffer): string =>
  `data:${TYPES[sniff(bytes) ?? ''] ?? 'application/octet-stream'};base64,${bytes.toString('base64')}`
