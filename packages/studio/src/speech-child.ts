// The speech process: the model stays in memory between orders.
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { serveJobs } from '@kinora/media/children/serve-jobs'
import { sharedSpeaker, speakOrder } from './orders/speak-order.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(speakOrder)
// Loaded before the first order; if that fails, the order reports why.
sharedSpeaker().catch(() => undefined)
