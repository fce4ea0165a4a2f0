// A process that paints one picture, cold and, unless it is large, once more, and writes it.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { paintOrder } from '../../packages/studio/src/orders/open-take.ts'
import { writePicture } from '../../packages/media/src/write/write-picture.ts'
import { answerPlan } from '../work/run-child.ts'
import { timed } from './cpu-time.ts'
import { inputOf } from './films.ts'

export type StillPlan = { folder: string; width: number; height: number; prompt: string; files: readonly string[] }

export type Painted = { cold: number; again?: number; written: number; peakMb: number }

// In such a one the compiler's share is not to be seen.
const LARGE = 5e6

answerPlan<StillPlan>(async ({ folder, width, height, prompt, files }) => {
  const inputs = files.map((file, index) => inputOf(file, index, folder))
  const paint = () => paintOrder({ kind: 'image', prompt, seed: 7, width, height, inputs })
  const [picture, cold] = await timed(paint)
  const again = width * height < LARGE ? (await timed(paint))[1] : undefined
  const path = join(folder, `${process.pid}.png`)
  const [, written] = await timed(() => writePicture(path, picture, { format: 'png' }))
  await rm(path)
  const peakMb = process.resourceUsage().maxRSS / 1_024
  process.send?.({ cold, ...(again !== undefined && { again }), written, peakMb } satisfies Painted)
  return async () => undefined
})
