import { isRecord } from '../core/is-record.ts'
import { MODEL_LIMITS, type ReadModelOptions, ModelRefused, requireAtMost, requireCount } from './model.ts'

type Json = Record<string, unknown>

/** A glTF document with all its bytes loaded. */
export type GltfFile = {
  /** The entries of one of its lists; every one is an object. */
  list(name: string): readonly Json[]
  entry(name: string, index: unknown): Json
  /** The bytes of a range of a buffer. */
  view(index: unknown): Uint8Array
  document: Json
}

const GLB = 0x46546c67
const [JSON_CHUNK, BINARY_CHUNK] = [0x4e4f534a, 0x004e4942]
const MAX_JSON = 16 * 1024 * 1024

/** Accepted required extensions: supported ones, and those that can be ignored. */
const KNOWN_EXTENSIONS =
  /^(?:KHR_materials_\w+|KHR_mesh_quantization|KHR_texture_transform|KHR_lights_punctual|EXT_texture_webp)$/u

export const isGlb = (bytes: Uint8Array): boolean =>
  bytes.length >= 12 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === GLB

/** Reads a .glb or a .gltf; `readBeside` reads external buffers. */
export async function openGltf(
  bytes: Uint8Array,
  { readBeside }: Pick<ReadModelOptions, 'readBeside'>,
): Promise<GltfFile> {
  requireAtMost(bytes.length, 'bytes', MODEL_LIMITS.bytes)
  const { text, binary } = isGlb(bytes) ? chunksOf(bytes) : { text: bytes, binary: undefined }
  const document = parse(text)
  const version = isRecord(document['asset']) ? document['asset']['version'] : undefined
  if (typeof version !== 'string' || !version.startsWith('2.'))
    throw new ModelRefused(`has the glTF version ${JSON.stringify(version) ?? 'none'}; only 2.x is supported`)
  for (const name of asList(document['extensionsRequired'])) {
    if (typeof name !== 'string' || !KNOWN_EXTENSIONS.test(name))
      throw new ModelRefused(
        `needs the extension ${String(name).slice(0, 60)}, which is not read; export it without compression`,
      )
  }
  const list = (name: string): readonly Json[] => asList(document[name]).map(one => (isRecord(one) ? one : {}))
  const lists = new Map<string, readonly Json[]>()
  const known = (name: string): readonly Json[] => {
    const entries = lists.get(name) ?? list(name)
    lists.set(name, entries)
    return entries
  }
  const entry = (name: string, index: unknown): Json => {
    const found = typeof index === 'number' ? known(name)[index] : undefined
    if (!found)
      throw new ModelRefused(`speaks of ${name}[${String(index).slice(0, 20)}]; there are ${known(name).length}`)
    return found
  }
  const buffers = await readBuffers(known('buffers'), binary, readBeside)
  return {
    document,
    list: known,
    entry,
    view(index) {
      const { buffer, byteOffset = 0, byteLength } = entry('bufferViews', index)
      const whole = buffers[requireCount(buffer, 'a buffer', buffers.length - 1)]!
      const from = requireCount(byteOffset, 'a byteOffset', whole.length)
      return whole.subarray(from, from + requireCount(byteLength, 'a byteLength', whole.length - from))
    },
  }
}

function chunksOf(bytes: Uint8Array): { text: Uint8Array; binary: Uint8Array | undefined } {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let text: Uint8Array | undefined
  let binary: Uint8Array | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = data.getUint32(at, true)
    const kind = data.getUint32(at + 4, true)
    if (at + 8 + length > bytes.length) throw new ModelRefused('is cut off: a chunk is longer than the file')
    if (kind === JSON_CHUNK) text ??= bytes.subarray(at + 8, at + 8 + length)
    if (kind === BINARY_CHUNK) binary ??= bytes.subarray(at + 8, at + 8 + length)
    at += 8 + length
  }
  if (!text) throw new ModelRefused('has no JSON chunk')
  return { text, binary }
}

function parse(text: Uint8Array): Json {
  requireAtMost(text.length, 'bytes of JSON', MAX_JSON)
  try {
    const document: unknown = JSON.parse(new TextDecoder().decode(text))
    if (isRecord(document)) return document
  } catch {
    // The original error would quote untrusted text.
  }
  throw new ModelRefused('is no JSON object')
}

async function readBuffers(
  entries: readonly Json[],
  binary: Uint8Array | undefined,
  readBeside: ReadModelOptions['readBeside'],
): Promise<Uint8Array[]> {
  requireAtMost(entries.length, 'buffers', MODEL_LIMITS.pictures)
  const buffers: Uint8Array[] = []
  let total = 0
  for (const [index, { uri }] of entries.entries()) {
    const bytes = uri === undefined ? (index === 0 ? binary : undefined) : await readUri(uri, readBeside)
    if (!bytes) throw new ModelRefused(`has no bytes for buffers[${index}]`)
    total += bytes.length
    requireAtMost(total, 'bytes in its buffers', MODEL_LIMITS.bytes)
    buffers.push(bytes)
  }
  return buffers
}

/** Bytes in a data URL, or of a file beside the model. Nothing is fetched. */
export async function readUri(uri: unknown, readBeside: ReadModelOptions['readBeside']): Promise<Uint8Array> {
  if (typeof uri !== 'string') throw new ModelRefused('has a uri that is no text')
  const embedded = /^data:[^,]{0,100};base64,/u.exec(uri.slice(0, 128))
  if (embedded) return Buffer.from(uri.slice(embedded[0].length), 'base64')
  if (!readBeside || /^[a-z][a-z0-9+.-]*:/iu.test(uri))
    throw new ModelRefused(
      `refers to ${uri.slice(0, 80)}; ${readBeside ? 'only files beside it are read' : 'it has to hold all of itself, as a .glb does'}`,
    )
  return readBeside(decodeName(uri))
}

const decodeName = (uri: string): string => {
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri
  }
}

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** This many finite numbers, otherwise the default. */
export function numbersOr(value: unknown, usual: readonly number[]): readonly number[] {
  const list = asList(value)
  return list.length >= usual.length && list.every(one => typeof one === 'number' && Number.isFinite(one))
    ? (list as number[])
    : usual
}
