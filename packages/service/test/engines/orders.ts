import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Input, Order } from '../../../media/src/engine/contract.ts'

export type OrderOf<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>

const common = { prompt: 'a red kite over dunes', seed: 7, inputs: [], generator: 'text2video', model: 'genq3' }

export const image: OrderOf<'image'> = { ...common, kind: 'image', width: 320, height: 180 }

export const video: OrderOf<'video'> = {
  ...common,
  kind: 'video',
  seconds: 2,
  width: 320,
  height: 180,
  withSound: false,
  withMusic: false,
  from: { kind: 'words' },
  amplitude: 'auto',
}

export const reading: OrderOf<'reading'> = { ...common, kind: 'reading', seconds: 4, width: 1280, height: 720 }

export const speech: OrderOf<'speech'> = {
  ...common,
  kind: 'speech',
  prompt: '',
  text: 'The tide comes in.',
  voice: 'anna',
  speed: 1,
  pitch: 0,
  volume: 0,
}

/** The smallest picture there is. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

/** The beginning of a webm, which is all that is looked at before it is decoded. */
export const WEBM = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581020000', 'hex')

/** A picture of a caller's, on disk. */
export async function picture(folder: string, name = 'first'): Promise<Input> {
  const path = join(folder, `${name}.png`)
  await writeFile(path, PIXEL)
  return { role: 'images[0]', kind: 'picture', path }
}
