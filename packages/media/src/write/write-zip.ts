import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { removeUnlessDone } from './remove-unless-done.ts'

type Entry = { name: Buffer; size: number; sum: number; at: number }

export type ZipWriter = { add(name: string, bytes: Uint8Array): Promise<void> }

// Files are stored as they are: pictures are compressed already. The times are the earliest of the format, so that the
// same files give the same bytes.
const [VERSION, UTF8, EARLIEST_DATE] = [20, 0x0800, 0x0021]
const MAX_BYTES = 0xffff_ffff

/** Writes a zip file of entries that are handed over one after another. */
export async function writeZip(path: string, fill: (zip: ZipWriter) => Promise<void>): Promise<void> {
  await removeUnlessDone(path, async () => {
    const file = await open(path, 'w')
    try {
      const entries: Entry[] = []
      let at = 0
      const append = async (bytes: Uint8Array): Promise<void> => {
        if (at + bytes.length > MAX_BYTES) throw new RangeError('a zip file has at most 4 GB')
        await file.write(bytes)
        at += bytes.length
      }
      await fill({
        async add(name, bytes) {
          const entry = { name: Buffer.from(name, 'utf8'), size: bytes.length, sum: crc32(bytes), at }
          entries.push(entry)
          const head = Buffer.alloc(30)
          head.writeUInt32LE(0x0403_4b50, 0)
          writeFacts(head, 4, entry)
          await append(head)
          await append(entry.name)
          await append(bytes)
        },
      })
      const from = at
      for (const entry of entries) {
        const head = Buffer.alloc(46)
        head.writeUInt32LE(0x0201_4b50, 0)
        head.writeUInt16LE(VERSION, 4)
        writeFacts(head, 6, entry)
        head.writeUInt32LE(entry.at, 42)
        await append(head)
        await append(entry.name)
      }
      const end = Buffer.alloc(22)
      end.writeUInt32LE(0x0605_4b50, 0)
      end.writeUInt16LE(entries.length, 8)
      end.writeUInt16LE(entries.length, 10)
      end.writeUInt32LE(at - from, 12)
      end.writeUInt32LE(from, 16)
      await append(end)
    } finally {
      await file.close()
    }
  })
}

/** The facts in both heads of an entry: version, encoding, method, time, sum, sizes and the length of its name. */
function writeFacts(head: Buffer, at: number, { name, size, sum }: Entry): void {
  head.writeUInt16LE(VERSION, at)
  head.writeUInt16LE(UTF8, at + 2)
  head.writeUInt16LE(0, at + 4)
  head.writeUInt16LE(0, at + 6)
  head.writeUInt16LE(EARLIEST_DATE, at + 8)
  head.writeUInt32LE(sum, at + 10)
  head.writeUInt32LE(size, at + 14)
  head.writeUInt32LE(size, at + 18)
  head.writeUInt16LE(name.length, at + 22)
}
