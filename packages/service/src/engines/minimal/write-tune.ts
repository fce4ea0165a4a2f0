import { SAMPLE_RATE } from '@kinora/media/sound/sound'
import { openSound } from '@kinora/media/write/open-sound'
import { renderTune, type Tune } from './tune.ts'

export async function writeTune(path: string, tune: Tune, report: (percent: number) => void): Promise<void> {
  const file = await openSound(path, { format: 'mp3' })
  try {
    let written = 0
    for (const stretch of renderTune(tune)) {
      await file.write(stretch)
      report((100 * written) / tune.samples)
      written += SAMPLE_RATE
    }
    await file.finish()
  } finally {
    await file.close()
  }
}
