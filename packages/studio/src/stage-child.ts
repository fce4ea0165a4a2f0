// A process that makes pictures, clips and music.
import { AV_LOG_ERROR, Log } from 'node-av'
import { serveJobs } from '@kinora/media/children/serve-jobs'
import { makeOrder } from './orders/make-order.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(makeOrder)
