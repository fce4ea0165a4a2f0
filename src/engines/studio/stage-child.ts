// A process that makes pictures, clips and music.
import { AV_LOG_ERROR, Log } from 'node-av'
import { serveJobs } from '../../media/children/serve-jobs.ts'
import { makeOrder } from './make-order.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(makeOrder)
