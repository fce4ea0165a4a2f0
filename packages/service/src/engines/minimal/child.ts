// The process that makes what the minimal engine is asked for; the codecs run here and nowhere else.
import { AV_LOG_ERROR, Log } from 'node-av'
import { serveJobs } from '@kinora/media/children/serve-jobs'
import { makeOrder } from './make-order.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(makeOrder)
