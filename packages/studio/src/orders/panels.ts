import type { Order } from '@kinora/media/engine/contract'
import type { Size } from '@kinora/media/frames/size'
import type { SceneShot } from '@kinora/media/scene/scene-schema'

type VideoOrder = Extract<Order, { kind: 'video' }>
type Panels = Extract<VideoOrder['from'], { kind: 'panels' }>
type Box = NonNullable<SceneShot['panel']>

// A fraction of the frame's shorter side.
const GUTTER = 0.018

/** The order of each panel: its own words, and the inputs that belong to it. */
export const panelOrders = (order: VideoOrder, { panels }: Panels): VideoOrder[] =>
  panels.map(({ prompt, roles }, nth) => {
    const inputs = order.inputs.filter(({ role }) => roles.includes(role))
    return {
      ...order,
      prompt,
      inputs,
      from: { kind: inputs.length > 0 ? 'references' : 'words' },
      seed: order.seed + nth,
    }
  })

/** Equal parts of the frame, side by side in a wide one and stacked in a tall one, with a border between. */
export function panelBoxes({ width, height }: Size, count: number): Box[] {
  const isTall = height > width
  const gutter = (GUTTER * Math.min(width, height)) / (isTall ? height : width)
  const length = (1 - gutter * (count - 1)) / count
  return Array.from({ length: count }, (_, nth): Box => {
    const start = nth * (length + gutter)
    return isTall ? [0, start, 1, length] : [start, 0, length, 1]
  })
}
