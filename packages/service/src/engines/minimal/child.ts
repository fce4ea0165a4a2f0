// The child process of the minimal engine. Codecs run only here.
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { serveJobs } from '@kinora/media/children/serve-jobs'
import { makeOrder } from './make-order.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(makeOrder)
