import { SAMPLE_RATE, type Sound } from '../sound/sound.ts'
import { openSound, type SoundSettings } from './open-sound.ts'

/** Writes a sound whose file tells, and plays for, exactly its length. */
export async function writeSound(
  path: string,
  { left, right }: Sound,
  settings: SoundSettings & { report?: (percent: number) => void },
): Promise<void> {
  const writer = await openSound(path, settings)
  try {
    for (let from = 0; from < left.length; from += SAMPLE_RATE) {
      const to = from + SAMPLE_RATE
      await writer.write({ left: left.subarray(from, to), right: right.subarray(from, to) })
      settings.report?.((100 * from) / left.length)
    }
    await writer.finish()
  } finally {
    await writer.close()
  }
}
