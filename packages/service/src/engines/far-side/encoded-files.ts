import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Input, MadeFile, Order, OrderFailed } from '@kinora/media/engine/contract'
import { sniff } from '@kinora/media/formats/sniff'
import { failed } from './ask.ts'
import { lookAtResult, type ResultKind } from './look-at-result.ts'

type Place = { kind: ResultKind; folder: string }

/** Writes what came as Base64, or as a data URL, into the folder, if it is a whole file of its kind. */
export const saveEncoded = (encoded: string, place: Place): Promise<MadeFile | OrderFailed> =>
  saveBytes(Buffer.from(encoded.replace(/^data:[^,]*,/, ''), 'base64'), place)

/** The same of what came as it is. */
export async function saveBytes(bytes: Uint8Array, { kind, folder }: Place): Promise<MadeFile | OrderFailed> {
  const part = join(folder, 'result.part')
  await writeFile(part, bytes)
  const looked = await lookAtResult(part, kind)
  if ('wrong' in looked) {
    await rm(part, { force: true })
    return failed(`what the engine made cannot be used: ${looked.wrong}`)
  }
  const path = join(folder, `result.${looked.format}`)
  await rename(part, path)
  return { role: 'result', path, format: looked.format }
}

/** The files of an order of one kind, in their order. */
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
