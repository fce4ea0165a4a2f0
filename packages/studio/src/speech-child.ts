// The process that speaks: the model stays in memory from one order to the next.
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { serveJobs } from '@kinora/media/children/serve-jobs'
import { sharedSpeaker, speakOrder } from './orders/speak-order.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(speakOrder)
// Before the first order; if it cannot be opened, the order tells why.
sharedSpeaker().catch(() => undefined)
