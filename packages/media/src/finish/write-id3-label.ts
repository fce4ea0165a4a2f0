import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { LABEL_KEY } from '../av/label.ts'

const ID3_HEADER_BYTES = 10

/** Copies an MP3 with the label in a new ID3v2 tag. The sound does not change. */
export async function writeId3Label(source: string, target: string, label: string): Promise<void> {
  const to = createWriteStream(target)
  to.write(tagOf(label))
  await pipeline(createReadStream(source, { start: await tagBytesOf(source) }), to)
}

async function tagBytesOf(path: string): Promise<number> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(ID3_HEADER_BYTES), 0, ID3_HEADER_BYTES, 0)
    if (buffer.toString('latin1', 0, 3) !== 'ID3') return 0
    return ID3_HEADER_BYTES + [...buffer.subarray(6)].reduce((bytes, seven) => bytes * 128 + seven, 0)
  } finally {
    await file.close()
  }
}

/** Version 2.4: lengths in seven bits a byte, texts in UTF-8. */
function tagOf(label: string): Buffer {
  const text = Buffer.from(`\u0003${LABEL_KEY}\0${label}`)
  const frame = Buffer.concat([Buffer.from('TXXX'), sevenBitsOf(text.length), Buffer.alloc(2), text])
  return Buffer.concat([Buffer.from('ID3\u0004\0\0'), sevenBitsOf(frame.length), frame])
}

const sevenBitsOf = (value: number): Buffer => Buffer.from([21, 14, 7, 0].map(shift => (value >>> shift) & 0x7f))
