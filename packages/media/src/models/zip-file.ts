import { open } from 'node:fs/promises'
import { inflateRaw } from 'node:zlib'
import { promisify } from 'node:util'
import { MODEL_LIMITS, ModelRefused, requireAtMost } from './model.ts'

/** The entries of a zip file, read one by one; the unpacked size is bounded whatever the file declares. */
export type ZipFile = {
  names: readonly string[]
  read(name: string): Promise<Uint8Array>
  close(): Promise<void>
}

type Entry = { at: number; packed: number; size: number; method: number }

const MAX_BYTES = 1024 * 1024 * 1024
const MAX_ENTRIES = 50_000
const MAX_DIRECTORY = 16 * 1024 * 1024
const [END, CENTRAL, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50]
/** The end record, and the longest comment after it. */
const MAX_END = 22 + 65_535

const inflate = promisify(inflateRaw)

export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    requireAtMost(size, 'bytes', MAX_BYTES)
    const at = async (from: number, length: number): Promise<Buffer> => {
      const bytes = Buffer.alloc(length)
      const { bytesRead } = await file.read(bytes, 0, length, from)
      if (bytesRead < length) throw new ModelRefused('is cut off')
      return bytes
    }
    const entries = await readDirectory(size, at)
    return {
      names: [...entries.keys()],
      async read(name) {
        const entry = entries.get(name)
        if (!entry) throw new ModelRefused(`has no ${name.slice(0, 100)}`)
        requireAtMost(entry.size, `bytes in ${name.slice(0, 100)}`, MODEL_LIMITS.bytes)
        const head = await at(entry.at, 30)
        if (head.readUInt32LE(0) !== LOCAL) throw new ModelRefused(`has no entry where ${name.slice(0, 100)} should be`)
        const from = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
        if (from + entry.packed > size) throw new ModelRefused('is cut off')
        const packed = await at(from, entry.packed)
        if (entry.method === 0) return packed
        if (entry.method !== 8)
          throw new ModelRefused(`has ${name.slice(0, 100)} packed by method ${entry.method}; 0 and 8 are read`)
        // One byte more than declared is an error.
        return inflate(packed, { maxOutputLength: Math.max(1, entry.size) }).catch(() => {
          throw new ModelRefused(
            `has ${name.slice(0, 100)}, which does not unpack to the ${entry.size} bytes that it says`,
          )
        })
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function readDirectory(
  size: number,
  at: (from: number, length: number) => Promise<Buffer>,
): Promise<Map<string, Entry>> {
  const length = Math.min(size, MAX_END)
  const tail = await at(size - length, length)
  let end = tail.length - 22
  while (end >= 0 && tail.readUInt32LE(end) !== END) end--
  if (end < 0) throw new ModelRefused('is no zip file')
  const [count, bytes, from] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  requireAtMost(count, 'entries', MAX_ENTRIES)
  requireAtMost(bytes, 'bytes in its directory', MAX_DIRECTORY)
  if (from + bytes > size) throw new ModelRefused('is cut off, or larger than zip files of the common kind')
  const directory = await at(from, bytes)
  const entries = new Map<string, Entry>()
  for (let here = 0; here + 46 <= bytes && entries.size < count; ) {
    if (directory.readUInt32LE(here) !== CENTRAL) throw new ModelRefused('has a broken directory')
    const [name, extra, comment] = [28, 30, 32].map(offset => directory.readUInt16LE(here + offset)) as [
      number,
      number,
      number,
    ]
    entries.set(directory.toString('utf8', here + 46, here + 46 + name), {
      method: directory.readUInt16LE(here + 10),
      packed: directory.readUInt32LE(here + 20),
      size: directory.readUInt32LE(here + 24),
      at: directory.readUInt32LE(here + 42),
    })
    here += 46 + name + extra + comment
  }
  return entries
}
