// The process in which made files are written in other formats; the codecs run here.
import { AV_LOG_ERROR, Log } from 'node-av'
import { serveJobs } from '../children/serve-jobs.ts'
import { convertFile } from './convert-file.ts'

Log.setLevel(AV_LOG_ERROR)
serveJobs(convertFile)
