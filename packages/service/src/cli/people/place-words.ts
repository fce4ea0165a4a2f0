import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { sniff } from '@kinora/media/formats/sniff'
import type { Catalog } from '../../catalog/catalog.ts'
import type { Generator } from '../../catalog/declare.ts'
import type { Field, Fields, MediaField } from '../../catalog/words/field.ts'
import { quoteValue } from '../../core/text.ts'
import { WrongUsage } from './exit-codes.ts'

// Arguments without a flag: the prompt, and files.

type Kind = MediaField['kind']

const KIND_OF: Record<string, Kind> = {
  ...Object.fromEntries(['png', 'jpeg', 'jpg', 'webp', 'bmp', 'gif', 'glb', 'vrm'].map(one => [one, 'picture'])),
  ...Object.fromEntries(['mp4', 'mov', 'avi', 'webm'].map(one => [one, 'clip'])),
  ...Object.fromEntries(['mp3', 'wav', 'aac', 'm4a', 'flac', 'ogg'].map(one => [one, 'sound'])),
}

export const isRemote = (word: string): boolean => /^(https?:\/\/|data:|ssupload:)/.test(word)
export const isLocalFile = (word: string): boolean => existsSync(word) && statSync(word).isFile()

/**
 * The field that a plain word fills: a text that the body needs because no alternative to it is given; otherwise the
 * prompt or text; otherwise the longest required text; otherwise the required choice.
 */
export function mainField(
  { fields, rulesBy, needsOneOf = [] }: Generator,
  body: Record<string, unknown> = {},
): string | undefined {
  const alternative = needsOneOf.find(name => fields[name]?.kind === 'text')
  if (alternative !== undefined && needsOneOf.every(name => body[name] === undefined)) return alternative
  const named = ['prompt', 'text'].find(name => fields[name]?.kind === 'text')
  if (named !== undefined) return named
  const required = Object.entries(fields).filter(([name, field]) => field.required && name !== rulesBy)
  const longest = (field: Field): number => (field.kind === 'text' ? (field.max ?? Number.POSITIVE_INFINITY) : 0)
  const texts = required.filter(([, field]) => field.kind === 'text').sort((a, b) => longest(b[1]) - longest(a[1]))
  const chosen = texts[0] ?? required.find(([, field]) => field.kind === 'choice')
  return chosen?.[0] ?? alternative
}

/** True if a word has the extension of a file. */
const looksLikeFile = (word: string): boolean => KIND_OF[/\.(\w+)$/.exec(word)?.[1]?.toLowerCase() ?? ''] !== undefined

/**
 * Assigns arguments to fields of the body: files and URLs by their type, in the order of the fields that the chosen
 * mode or model accepts.
 */
export function placeWords(
  generator: Generator,
  words: readonly string[],
  body: Record<string, unknown>,
  catalog: Pick<Catalog, 'columnOf'>,
): void {
  const fields = catalog.columnOf(generator, body)?.fields ?? generator.fields
  const missing = words.find(word => looksLikeFile(word) && !isRemote(word) && !isLocalFile(word))
  if (missing !== undefined) throw new WrongUsage(`there is no file ${JSON.stringify(missing)}`)
  const isFile = (word: string): boolean => isRemote(word) || isLocalFile(word)
  for (const word of words.filter(isFile)) placeFile(generator.name, fields, word, body)
  const main = mainField(generator, body)
  for (const word of words.filter(one => !isFile(one))) {
    if (main !== undefined && body[main] === undefined) body[main] = word
    else if (main === undefined)
      throw new WrongUsage(`${generator.name} takes files, and there is no ${JSON.stringify(word)}`)
    else
      throw new WrongUsage(
        `${main} is given twice: ${quoteValue(body[main])}, then ${quoteValue(word)}, which is no file; quote it as one word`,
      )
  }
}

function placeFile(name: string, fields: Fields, word: string, body: Record<string, unknown>): void {
  const kind = kindOf(word)
  if (kind === undefined)
    throw new WrongUsage(`${word} is no picture, video or sound that is known; name it by its flag`)
  for (const [field, { standing, ...taken }] of Object.entries(fields)) {
    if (standing !== undefined) continue
    // An optional field for a single picture has a special purpose, such as a watermark or a face, so it needs its
    // flag.
    if (taken.kind === kind && (kind !== 'picture' || taken.required) && body[field] === undefined)
      return void (body[field] = word)
    if (taken.kind !== 'list' || taken.of.kind !== kind) continue
    const list = (body[field] ?? []) as string[]
    if (list.length < taken.max) return void (body[field] = [...list, word])
  }
  const names = { picture: 'picture', clip: 'video', sound: 'sound' }
  throw new WrongUsage(`${name} takes no further ${names[kind]}: ${word}`)
}

/** The type by the first bytes; for URLs by the name. */
function kindOf(word: string): Kind | undefined {
  if (word.startsWith('data:')) return kindOfType(word)
  if (isRemote(word)) return KIND_OF[/\.(\w+)(?:[?#].*)?$/.exec(word)?.[1]?.toLowerCase() ?? ''] ?? 'picture'
  return KIND_OF[sniff(readHead(word)) ?? '']
}

const kindOfType = (url: string): Kind =>
  url.startsWith('data:video/') ? 'clip' : url.startsWith('data:audio/') ? 'sound' : 'picture'

function readHead(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(4_096)
    return head.subarray(0, readSync(file, head))
  } finally {
    closeSync(file)
  }
}
