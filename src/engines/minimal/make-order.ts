import type { MadeFile, Order } from '../contract.ts'
import { gradientOf } from './gradient.ts'
import { speechOf } from './speech.ts'
import { chordsOf, humOf } from './tones.ts'
import { writeCover } from './write-cover.ts'
import { writeMp3 } from './write-mp3.ts'
import { FRAMES_PER_SECOND, writeMp4 } from './write-mp4.ts'
import { writePng } from './write-png.ts'

/** An order and where its files are to be. */
export type MakeOrder = { order: Order; files: readonly MadeFile[] }

/** Makes the files of an order; runs in a child. */
export async function makeOrder({ order, files }: MakeOrder, report: (percent: number) => void): Promise<void> {
  const pathOf = (role: MadeFile['role']): string => {
    const file = files.find(file => file.role === role)
    if (!file) throw new Error(`no place for the ${role}`)
    return file.path
  }
  const { prompt, seed } = order
  switch (order.kind) {
    case 'video': {
      const frames = Math.max(1, Math.round(order.seconds * FRAMES_PER_SECOND))
      const gradient = gradientOf(prompt, seed)
      const sound = order.withSound ? humOf(prompt, seed, frames / FRAMES_PER_SECOND) : undefined
      const size = { width: order.width, height: order.height }
      await writeCover(pathOf('cover'), gradient, size, Math.floor(frames / 2))
      await writeMp4(pathOf('result'), { gradient, size, frames, sound }, report)
      return
    }
    case 'image':
      await writePng(pathOf('result'), gradientOf(prompt, seed), { width: order.width, height: order.height })
      return
    case 'speech':
      await writeMp3(pathOf('result'), speechOf(order), report)
      return
    case 'music':
      await writeMp3(pathOf('result'), chordsOf(prompt, seed, order.seconds), report)
  }
}
