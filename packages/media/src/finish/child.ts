// The process in which made files are checked and completed; the codecs run here.
import { AV_LOG_ERROR, Log } from 'node-av'
import { serveJobs } from '../children/serve-jobs.ts'
import { finishFile } from './finish-file.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(finishFile)
