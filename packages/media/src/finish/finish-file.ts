import { join } from 'node:path'
import { decodeFrames } from '../av/decode-frames.ts'
import { openPicture } from '../av/guarded-sharp.ts'
import { ChildFailure } from '../children/child-failure.ts'
import type { Size } from '../frames/size.ts'
import { FRAMES_PER_SECOND } from '../frames/yuv-frame.ts'
import { writePicture } from '../write/write-picture.ts'
import { createCoverChooser } from './choose-cover.ts'
import type { Finished, FinishedFile, FinishJob, ExpectedResult } from './finish-job.ts'
import { readFrameFacts } from './frame-facts.ts'
import { isAnyPlain, readColourRange } from './is-plain.ts'
import { measureSound } from './measure-sound.ts'
import { writeLabel } from './write-label.ts'
import { createContactSheet } from './contact-sheet.ts'
import { findResultProblem, type ResultFacts } from './find-result-problem.ts'
import { watermarkVideo } from './watermark-video.ts'

type Report = (percent: number) => void

/**
 * Checks a result, rejects it if it does not match the order, and adds label, cover, contact sheet and watermarked
 * copy.
 */
export async function finishFile(job: FinishJob, report: Report): Promise<Finished> {
  switch (job.ordered.kind) {
    case 'video':
      return finishVideo(job, job.ordered, report)
    case 'image':
      return finishPicture(job, job.ordered)
    case 'sound':
      return finishSound(job, job.ordered)
  }
}

// Checking costs a few percent of making it; the watermarked copy costs as much as encoding again.
const WATCHED_PERCENT = 30
// A quarter of a second is fine enough to find a good frame.
const FRAMES_BETWEEN_LOOKS = 6

async function finishVideo(
  job: FinishJob,
  ordered: ExpectedResult & { kind: 'video' },
  report: Report,
): Promise<Finished> {
  const { path, folder, watermark } = job
  const expected = Math.max(1, Math.round(ordered.seconds * FRAMES_PER_SECOND))
  const cover = createCoverChooser()
  const sheet = createContactSheet(expected)
  const seen = { frames: 0, variety: 0, broken: 0 } as ResultFacts & { frames: number; variety: number; broken: number }
  const onBroken = (): void => void (seen.broken += 1)
  for await (const frame of decodeFrames(path, { maxSeconds: ordered.seconds + 60, inPlace: true, onBroken })) {
    const { width, height } = frame
    Object.assign(seen, { width, height })
    if (seen.frames % FRAMES_BETWEEN_LOOKS === 0) {
      cover.consider(frame, seen.frames / expected)
      seen.variety = Math.max(seen.variety, readFrameFacts(frame).variety)
    }
    await sheet.offer(frame, seen.frames)
    seen.frames += 1
    report((WATCHED_PERCENT * seen.frames) / expected)
  }
  seen.heard = await measureSound(path)
  refuseIf(await findProblem(seen, ordered))
  const files = [await labelled(job)]
  const best = cover.best()
  if (best) files.push(await picture(best, 'cover'))
  files.push(await picture(await sheet.draw(), 'sheet'))
  if (watermark) {
    const target = join(folder, 'watermarked.mp4')
    const size: Size = { width: ordered.width, height: ordered.height }
    const { withSound } = ordered
    await watermarkVideo({ ...job, watermark }, target, { size, withSound, frames: seen.frames }, percent =>
      report(WATCHED_PERCENT + (percent * (100 - WATCHED_PERCENT)) / 100),
    )
    files.push({ role: 'watermarked', path: target, format: 'mp4' })
  }
  return { files, seconds: seen.frames / FRAMES_PER_SECOND }

  async function picture(of: Parameters<typeof writePicture>[1], role: 'cover' | 'sheet'): Promise<FinishedFile> {
    const target = join(folder, `${role}.jpg`)
    await writePicture(target, of, { format: 'jpg', ...(job.label !== undefined && { label: job.label }) })
    return { role, path: target, format: 'jpg' }
  }
}

async function finishPicture(job: FinishJob, ordered: ExpectedResult & { kind: 'image' }): Promise<Finished> {
  const { width, height } = await openPicture(job.path).metadata()
  refuseIf(await findProblem({ width, height, variety: await readColourRange(job.path) }, ordered))
  return { files: [await labelled(job)] }
}

/** The fault of a result. A single colour is no fault if a source picture has a single colour. */
async function findProblem(
  seen: ResultFacts,
  ordered: Exclude<ExpectedResult, { kind: 'sound' }>,
): Promise<string | undefined> {
  const problem = findResultProblem(seen, ordered)
  if (!problem || findResultProblem({ ...seen, variety: 255 }, ordered) !== undefined) return problem
  return (await isAnyPlain(ordered.madeFrom ?? [])) ? undefined : problem
}

async function finishSound(job: FinishJob, ordered: ExpectedResult & { kind: 'sound' }): Promise<Finished> {
  const heard = await measureSound(job.path)
  refuseIf(findResultProblem({ heard }, ordered))
  return { files: [await labelled(job)], ...(heard && { seconds: heard.seconds }) }
}

async function labelled({ path, format, folder, label }: FinishJob): Promise<FinishedFile> {
  if (label === undefined) return { role: 'result', path, format }
  const target = join(folder, `result.${format}`)
  await writeLabel(path, target, format, label)
  return { role: 'result', path: target, format }
}

/** Retryable: most of these faults are truncated files. */
function refuseIf(problem: string | undefined): void {
  if (problem) throw new ChildFailure(`what was made is not what was ordered: ${problem}`)
}
