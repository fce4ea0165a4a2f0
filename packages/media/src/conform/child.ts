// The process that opens files of other machines, so that a broken file can crash only this decoder.
import { Log } from 'node-av/lib'
import { AV_LOG_QUIET } from 'node-av/constants'
import { serveJobs } from '../children/serve-jobs.ts'
import { MB } from '../core/units.ts'
import { limitMemory } from '../inspect/limit-memory.ts'
import { conformFiles } from './conform-files.ts'

// Encoding 4K takes 900 MB, decoding 8K half as much, and the sound of ten minutes a quarter.
const MAX_RESIDENT_BYTES = 3_000 * MB

Log.setLevel(AV_LOG_QUIET)
limitMemory(MAX_RESIDENT_BYTES)
serveJobs(conformFiles)
