import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MadeFile } from '../engine/contract.ts'
import { isAnswerOrder } from '../engine/order-kinds.ts'
import type { Conformed, ConformJob, ForeignFile } from './conform-job.ts'
import { conformPicture } from './conform-picture.ts'
import { conformSound } from './conform-sound.ts'
import { conformUpscale } from './conform-upscale.ts'
import { conformVideo } from './conform-video.ts'
import { CONFORMED } from './conformed-names.ts'
import { readWordTimes } from './read-word-times.ts'
import { recogniseFile } from './recognise-file.ts'
import { refuseEmpty } from './refuse-empty.ts'
import { blameEngine, unusable } from './unusable.ts'

/** Converts the files of an engine to exactly the order, in the studio's formats. */
export async function conformFiles(job: ConformJob, report: (percent: number) => void): Promise<Conformed> {
  const result = job.files.find(({ role }) => role === 'result')
  if (!result) throw unusable('there is no result', { retryable: true })
  const conformed = await conformResult(result, job, report)
    .then(async made => {
      await refuseEmpty(made, job.order)
      return made
    })
    .catch((error: unknown) => {
      throw blameEngine(error)
    })
  const words = job.order.kind === 'speech' ? await conformWords(job) : []
  return { ...conformed, files: [...conformed.files, ...words] }
}

async function conformResult(
  result: ForeignFile,
  { order, folder }: ConformJob,
  report: (percent: number) => void,
): Promise<Conformed> {
  if (isAnswerOrder(order)) throw new TypeError(`a ${order.kind} order makes no media`)
  switch (order.kind) {
    case 'video':
      return conformVideo(await recogniseFile(result, 'video', folder), order, folder, report)
    case 'image':
      return conformPicture(await recogniseFile(result, 'picture', folder), order, folder)
    case 'upscale':
      return conformUpscale(await recogniseFile(result, 'video', folder), order, folder, report)
    case 'lips':
      return conformVideo(await recogniseFile(result, 'video', folder), { ...order, withSound: true }, folder, report)
    case 'speech':
    case 'music':
    case 'effects':
      return conformSound(await recogniseFile(result, 'sound', folder), order, folder, report)
  }
}

/** Invalid words are dropped: speech recognition can supply them. */
async function conformWords({ files, folder }: ConformJob): Promise<MadeFile[]> {
  const told = files.find(({ role }) => role === 'words')
  const words = told && (await readWordTimes(told.path))
  if (!words) return []
  const path = join(folder, CONFORMED.words)
  await writeFile(path, JSON.stringify(words))
  return [{ role: 'words', format: 'json', path }]
}
