// The process that rates inputs and results.
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { serveJobs } from '@kinora/media/children/serve-jobs'
import { rateFile } from './orders/rate-file.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(rateFile)
