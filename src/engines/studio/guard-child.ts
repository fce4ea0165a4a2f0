// A process that rates strangers' pictures and clips, and what was made.
import { AV_LOG_ERROR, Log } from 'node-av'
import { serveJobs } from '../../media/children/serve-jobs.ts'
import { rateFile } from './rate-file.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(rateFile)
