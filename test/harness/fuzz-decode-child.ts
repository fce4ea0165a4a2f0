// Decodes a file as the engines do, in a process of its own.
import { Log } from 'node-av/lib'
import { AV_LOG_QUIET } from 'node-av/constants'
import type { MediaRules } from '../../packages/media/src/formats/check-media.ts'
import { decodeFrames } from '../../packages/media/src/av/decode-frames.ts'
import { decodeSound } from '../../packages/media/src/av/decode-sound.ts'
import { readPicture } from '../../packages/media/src/av/read-picture.ts'
import { serveJobs } from '../../packages/media/src/children/serve-jobs.ts'

export type FuzzDecodeJob = { kind: MediaRules['kind']; path: string }

Log.setLevel(AV_LOG_QUIET)
serveJobs<FuzzDecodeJob, void>(async ({ kind, path }) => {
  if (kind === 'picture') await readPicture(path, { maxSide: 512 })
  else if (kind === 'sound') await decodeSound(path)
  else for await (const _frame of decodeFrames(path, { size: { width: 64, height: 64 } })) continue
})
