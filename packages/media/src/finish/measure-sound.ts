import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import { openDecoder } from '../av/open-decoder.ts'
import { openInput } from '../av/open-input.ts'
import { createResampler } from '../av/resampler.ts'
import { SAMPLE_RATE } from '../sound/sound.ts'

export type SoundMeasure = { seconds: number; peak: number }

/** Decodes a file's sound without keeping it: length and peak. Undefined if there is none. */
export async function measureSound(path: string): Promise<SoundMeasure | undefined> {
  const file = await openInput(path)
  try {
    const decoder = await openDecoder(file, AVMEDIA_TYPE_AUDIO)
    if (!decoder) return undefined
    let samples = 0
    let peak = 0
    const resampler = createResampler((left, right) => {
      samples += left.length
      for (const side of [left, right]) for (const sample of side) peak = Math.max(peak, Math.abs(sample))
    })
    try {
      for await (const frame of decoder.frames()) resampler.add(frame)
      resampler.finish()
    } finally {
      resampler.close()
      decoder.close()
    }
    return { seconds: samples / SAMPLE_RATE, peak }
  } finally {
    await file.closeInput()
  }
}
