import { constants } from 'node:fs'
import { chmod, copyFile, lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Made, MadeFile, Order, OrderKind } from '@kinora/media/engine/contract'
import { fieldsOf } from '../../core/shape.ts'
import { parseBoundedJson } from '../../core/parse-bounded-json.ts'
import type { Redact } from '../../core/redactor.ts'
import { cleanMessage } from './describe-failure.ts'

type Format = MadeFile['format']

const SOUNDS: readonly Format[] = ['mp3', 'wav', 'm4a', 'flac', 'ogg', 'opus', 'aac']

/** The accepted result formats by order kind; results are converted afterwards. */
const FORMATS: Readonly<Record<OrderKind, readonly Format[]>> = {
  video: ['mp4', 'webm', 'mov', 'avi', 'gif', 'webp'],
  upscale: ['mp4', 'webm', 'mov', 'avi'],
  image: ['png', 'jpg', 'webp'],
  speech: SOUNDS,
  music: SOUNDS,
  effects: SOUNDS,
  lips: ['mp4', 'webm', 'mov', 'avi'],
  voice: ['json'],
  hearing: ['json'],
  seeing: ['json'],
  watching: ['json'],
  reading: ['json'],
  reviewing: ['json'],
  rewriting: ['json'],
  writing: ['json'],
}

const COVERS: readonly Format[] = ['png', 'jpg', 'webp']
const MAX_JSON_BYTES = 4 * 1024 * 1024
const MAX_NOTES = 20

/** A program's result does not match the order. */
export class BadResult extends Error {}

/** Copies a program's result out of its folder. A later attempt finds it there again. */
export async function collectResult(
  from: string,
  order: Order,
  { to, maxBytes, redact }: { to: string; maxBytes: number; redact: Redact },
): Promise<Made> {
  const names = (await readdir(from)).toSorted()
  const take = (role: MadeFile['role'], formats: readonly Format[]): Promise<MadeFile[]> =>
    takeFile(names, role, { formats, from, to, maxBytes })
  const result = await take('result', FORMATS[order.kind])
  if (result.length === 0)
    throw new BadResult(`the program wrote no result: a file result.${FORMATS[order.kind].join(' or .')} was expected`)
  const cover = order.kind === 'video' ? await take('cover', COVERS) : []
  const words = order.kind === 'speech' && names.includes('words.json') ? await take('words', ['json']) : []
  if (words.length > 0 && !areWords(await readJson(from, 'words.json')))
    throw new BadResult('words.json must be a list of {"text", "fromSeconds", "toSeconds"}')
  const told = names.includes('made.json') ? await readJson(from, 'made.json') : {}
  return { files: [...result, ...cover, ...words], ...readTold(told, redact) }
}

type CollectOptions = { formats: readonly Format[]; from: string; to: string; maxBytes: number }

async function takeFile(
  names: readonly string[],
  role: MadeFile['role'],
  { formats, from, to, maxBytes }: CollectOptions,
): Promise<MadeFile[]> {
  const found = names.filter(name => name.startsWith(`${role}.`))
  if (found.length > 1) throw new BadResult(`the program wrote several of one kind: ${found.join(', ')}`)
  const [name] = found
  if (name === undefined) return []
  const extension = name.slice(role.length + 1)
  const format = formats.find(one => one === (extension === 'jpeg' ? 'jpg' : extension))
  if (!format) throw new BadResult(`${name} is not what was ordered: ${role}.${formats.join(' or .')} was expected`)
  const { size } = await inspect(from, name)
  if (size === 0) throw new BadResult(`${name} is empty`)
  if (size > maxBytes) throw new BadResult(`${name} has ${size} bytes; ${maxBytes} are allowed`)
  const path = join(to, `${role}.${format}`)
  await copyFile(join(from, name), path, constants.COPYFILE_FICLONE)
  // The program chose its permissions; later processes read it through the folder's group.
  await chmod(path, 0o640)
  return [{ role, path, format }]
}

/** A link could lead to any file of this machine. */
async function inspect(folder: string, name: string): Promise<{ size: number }> {
  const found = await lstat(join(folder, name))
  if (!found.isFile()) throw new BadResult(`${name} is not a plain file`)
  return found
}

async function readJson(folder: string, name: string): Promise<unknown> {
  const { size } = await inspect(folder, name)
  if (size > MAX_JSON_BYTES) throw new BadResult(`${name} has ${size} bytes; ${MAX_JSON_BYTES} are allowed`)
  const value = parseBoundedJson(await readFile(join(folder, name), 'utf8'))
  if (value === undefined) throw new BadResult(`${name} is not JSON, or has too much in it`)
  return value
}

const areWords = (words: unknown): boolean =>
  Array.isArray(words) &&
  words.every(
    word =>
      typeof word?.text === 'string' &&
      Number.isFinite(word.fromSeconds) &&
      Number.isFinite(word.toSeconds) &&
      word.fromSeconds <= word.toSeconds,
  )

/** The contents of `made.json` besides files. */
function readTold(told: unknown, redact: Redact): Omit<Made, 'files'> {
  const { prompt, notes, music } = fieldsOf(told)
  const lines = Array.isArray(notes) ? notes.filter(note => typeof note === 'string').slice(0, MAX_NOTES) : []
  return {
    ...(typeof prompt === 'string' && { prompt: redact(prompt) }),
    ...(lines.length > 0 && { notes: lines.map(line => cleanMessage(line, redact)) }),
    ...(typeof music === 'boolean' && { music }),
  }
}
