// The process that speaks: the model stays in memory from one order to the next.
import { AV_LOG_ERROR, Log } from 'node-av'
import { serveJobs } from '../../media/children/serve-jobs.ts'
import { speakOrder } from './speak-order.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(speakOrder)
