import { FF_ENCODER_LIBMP3LAME } from 'node-av'
import { createSoundSource, openSoundEncoder } from './sound-source.ts'
import { openOutput } from './open-output.ts'
import { SAMPLE_RATE, type Sound } from './sound.ts'

/** The header says how much silence the codec put before and after, so that the length is exact. */
export async function writeMp3(path: string, sound: Sound, report: (percent: number) => void): Promise<void> {
  const encoder = await openSoundEncoder(FF_ENCODER_LIBMP3LAME)
  try {
    const output = await openOutput(path, 'mp3', [encoder])
    try {
      const source = createSoundSource(encoder, sound)
      for (let sample = 0; sample < sound.samples; sample += SAMPLE_RATE) {
        await source.encodeTo(sample + SAMPLE_RATE, packet => output.write(packet, 0))
        report((100 * sample) / sound.samples)
      }
      await encoder.encode(null, packet => output.write(packet, 0))
      await output.finish()
    } finally {
      await output.close()
    }
  } finally {
    encoder.close()
  }
}
