// The process that makes pictures, clips and music.
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { serveJobs } from '@kinora/media/children/serve-jobs'
import type { OrderJob, OrderResult } from '@kinora/media/engine/child-engine'
import { makeOrder } from './orders/make-order.ts'
import { shareResultsIn } from './pictures/photo/shared-results.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs<OrderJob, OrderResult>((job, report) => {
  shareResultsIn(job.shared)
  return makeOrder(job, report)
})
