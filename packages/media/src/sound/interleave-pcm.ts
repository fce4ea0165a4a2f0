import type { Sound } from './sound.ts'

const SAMPLE_BYTES = 2
const BLOCK_BYTES = 2 * SAMPLE_BYTES

/** Converts a sample to a signed 16-bit integer. */
export const pcmCode = (sample = 0): number => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767)

/** Interleaved 16-bit samples, little-endian. */
export function interleavePcm({ left, right }: Sound): Buffer {
  const pcm = Buffer.alloc(left.length * BLOCK_BYTES)
  for (let i = 0; i < left.length; i++) {
    pcm.writeInt16LE(pcmCode(left[i]), i * BLOCK_BYTES)
    pcm.writeInt16LE(pcmCode(right[i]), i * BLOCK_BYTES + SAMPLE_BYTES)
  }
  return pcm
}
