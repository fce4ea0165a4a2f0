import { open, rm } from 'node:fs/promises'
import { LABEL_KEY } from '../av/label.ts'
import { interleavePcm } from '../sound/interleave-pcm.ts'
import { SAMPLE_RATE } from '../sound/sound.ts'
import type { SoundWriter } from './sound-writer.ts'

const CHANNELS = 2
const SAMPLE_BYTES = 2
const BLOCK_BYTES = CHANNELS * SAMPLE_BYTES
const PCM = 1
// Lengths have 32 bits: six hours.
const MAX_DATA_BYTES = 2 ** 32 - 2 ** 20

/** 16-bit PCM without dither, whose noise would be in every silence. */
export async function openWav(path: string, label: string | undefined): Promise<SoundWriter> {
  const file = await open(path, 'w')
  let dataBytes = 0
  try {
    await file.writeFile(headerOf(dataBytes, label))
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
  return {
    async write(sound) {
      const pcm = interleavePcm(sound)
      dataBytes += pcm.length
      if (dataBytes > MAX_DATA_BYTES) throw new RangeError('a WAV file cannot be this long')
      await file.writeFile(pcm)
    },
    async finish() {
      const header = headerOf(dataBytes, label)
      await file.write(header, 0, header.length, 0)
    },
    close: () => file.close(),
  }
}

function headerOf(dataBytes: number, label: string | undefined): Buffer {
  const format = Buffer.alloc(16)
  format.writeUInt16LE(PCM, 0)
  format.writeUInt16LE(CHANNELS, 2)
  format.writeUInt32LE(SAMPLE_RATE, 4)
  format.writeUInt32LE(SAMPLE_RATE * BLOCK_BYTES, 8)
  format.writeUInt16LE(BLOCK_BYTES, 12)
  format.writeUInt16LE(SAMPLE_BYTES * 8, 14)
  const chunks = Buffer.concat([
    Buffer.from('WAVE'),
    chunkOf('fmt ', format),
    ...(label === undefined ? [] : [infoOf(label)]),
    prefixOf('data', dataBytes),
  ])
  return Buffer.concat([prefixOf('RIFF', chunks.length + dataBytes), chunks])
}

/** Keys of this list have four letters. */
const infoOf = (label: string): Buffer =>
  chunkOf('LIST', Buffer.concat([Buffer.from('INFO'), chunkOf(LABEL_KEY, Buffer.from(`${label}\0`))]))

/** Chunks begin at even places. */
const chunkOf = (id: string, data: Buffer): Buffer =>
  Buffer.concat([prefixOf(id, data.length), data, Buffer.alloc(data.length % 2)])

function prefixOf(id: string, bytes: number): Buffer {
  const prefix = Buffer.alloc(8)
  prefix.write(id, 'latin1')
  prefix.writeUInt32LE(bytes, 4)
  return prefix
}
