import { streamSound } from '../av/stream-sound.ts'
import { decibelsToGain } from '../sound/decibels.ts'
import { PEAK_CEILING_DB } from '../sound/peak-ceiling.ts'
import { scaleSound } from '../sound/scale-sound.ts'
import { soundSeconds } from '../sound/sound.ts'
import { openSound } from '../write/open-sound.ts'
import type { RecognisedFile } from './recognise-file.ts'

type Measured = { seconds: number; peakDb: number; maxSeconds: number }

/** Writes speech of any length piece by piece; attenuated as a whole if it is too loud. */
export async function encodeSpeech(
  { path, input }: RecognisedFile,
  target: string,
  { seconds, peakDb, maxSeconds }: Measured,
  report: (percent: number) => void,
): Promise<void> {
  const gain = decibelsToGain(Math.min(0, PEAK_CEILING_DB - peakDb))
  const writer = await openSound(target, { format: 'mp3' })
  try {
    let written = 0
    for await (const piece of streamSound(path, { ...input, maxSeconds })) {
      await writer.write(gain < 1 ? scaleSound(piece, gain) : piece)
      written += soundSeconds(piece)
      report((100 * written) / seconds)
    }
    await writer.finish()
  } finally {
    await writer.close()
  }
}
