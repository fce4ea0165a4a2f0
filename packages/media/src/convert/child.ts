// The process in which made files are written in other formats; the codecs run here.
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { serveJobs } from '../children/serve-jobs.ts'
import { convertFile } from './convert-file.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(convertFile)
