// The process in which made files are checked and completed; the codecs run here.
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { serveJobs } from '../children/serve-jobs.ts'
import { finishFile } from './finish-file.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(finishFile)
