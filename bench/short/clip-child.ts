// Makes one clip for each job, as a child of the pool.
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { serveJobs } from '../../packages/media/src/children/serve-jobs.ts'
import { openVideo } from '../../packages/media/src/write/open-video.ts'
import { createStripes, FRAMES, SIZE, toneOfOneSecond } from './clip.ts'

Log.setLevel(AV_LOG_ERROR)

serveJobs<{ path: string }, void>(async ({ path }) => {
  const video = await openVideo(path, { ...SIZE, withSound: true })
  try {
    const draw = createStripes()
    await video.writeSound(toneOfOneSecond())
    for (let index = 0; index < FRAMES; index++) await video.writeFrame(draw(index))
    await video.finish()
  } finally {
    await video.close()
  }
})
