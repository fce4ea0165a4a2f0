import { SAMPLE_RATE } from '../../media/sound/sound.ts'
import { openSound } from '../../media/write/open-sound.ts'
import { secondsOfTune, type Tune } from './tune.ts'

export async function writeTune(path: string, tune: Tune, report: (percent: number) => void): Promise<void> {
  const file = await openSound(path, { format: 'mp3' })
  try {
    let written = 0
    for (const stretch of secondsOfTune(tune)) {
      await file.write(stretch)
      report((100 * written) / tune.samples)
      written += SAMPLE_RATE
    }
    await file.finish()
  } finally {
    await file.close()
  }
}
