// The process that opens untrusted files, so that a crafted file can crash only this decoder.
import { Log } from 'node-av/lib'
import { AV_LOG_QUIET } from 'node-av/constants'
import { serveJobs } from '../children/serve-jobs.ts'
import { inspectFile } from './inspect-file.ts'
import { limitMemory } from './limit-memory.ts'

Log.setLevel(AV_LOG_QUIET)
limitMemory()
serveJobs(inspectFile)
