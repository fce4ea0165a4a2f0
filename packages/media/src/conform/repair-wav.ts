import { u32leAt } from '../formats/bytes-at.ts'
import { walkRiffChunks } from '../formats/riff-chunks.ts'
import { unusable } from './unusable.ts'

// Writers to a pipe declare an unknown length as zero or the maximum. No real file is as long.
const UNKNOWN_FROM = 0x7fff_0000
// A missing last block is ignored.
const TOLERATED_CUT_SHARE = 0.01

/**
 * Corrects the length of a wav that was written before its length was known; undefined if the header is valid. A header
 * with more than the file has means a truncated file.
 */
export function repairWav(wav: Buffer): Buffer | undefined {
  for (const { id, start } of walkRiffChunks(wav, 12, wav.length)) {
    if (id !== 'data') continue
    const [told, there] = [u32leAt(wav, start - 4), wav.length - start]
    if (told > 0 && told < UNKNOWN_FROM) {
      if (told - there > told * TOLERATED_CUT_SHARE)
        throw unusable(`the wav file is cut off: ${there} of ${told} bytes of its sound are there`, { retryable: true })
      return undefined
    }
    const mended = Buffer.from(wav)
    mended.writeUInt32LE(there, start - 4)
    mended.writeUInt32LE(wav.length - 8, 4)
    return mended
  }
  return undefined
}
