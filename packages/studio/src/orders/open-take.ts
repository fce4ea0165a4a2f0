import type { Compositor } from '@kinora/media/compositor/compositor'
import type { Order } from '@kinora/media/engine/contract'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Take } from '../camera/take.ts'
import { filmScene } from '../stage/film-scene.ts'
import { directOrder } from './direct-order.ts'
import { paintPicture } from './paint-picture.ts'
import { prepareTake } from './prepare-take.ts'
import { readAsScene } from './read-as-scene.ts'
import { filmOptions } from './film-options.ts'
import { paintScene } from './shoot-scene.ts'
import { frameCount } from './frame-count.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>
type ImageOrder = Extract<Order, { kind: 'image' }>

/** The silent film of an order, to be drawn frame by frame, for benchmarks and the gallery. */
export async function openTake(order: VideoOrder, compositor: Compositor): Promise<Take> {
  const read = await readAsScene(order)
  if (read) return filmScene(await filmOptions(read.order, compositor))
  const { seconds, seed, amplitude } = order
  const frames = frameCount(seconds)
  return prepareTake(order, directOrder(order), { compositor, frames, seed, amplitude })
}

/** The picture of an order, for benchmarks and the gallery. */
export async function paintOrder(order: ImageOrder): Promise<RgbaPicture> {
  const read = await readAsScene(order)
  if (!read) return (await paintPicture(order)).picture
  const { picture } = await paintScene(read.order, { film: filmScene })
  return picture
}
