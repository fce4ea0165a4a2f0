import { type Compositor, createCompositor } from '@kinora/media/compositor/compositor'
import type { Size } from '@kinora/media/frames/size'
import type { Order } from '@kinora/media/engine/contract'
import { prepareTake } from './prepare-take.ts'
import { directOrder } from './direct-order.ts'
import type { Take, TakeOptions } from '../camera/take.ts'
import { type FrameBox as Box, layFrame } from '../stage/draw/lay-frame.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>
type PanelOrder = VideoOrder & { from: { kind: 'panels' } }

export const hasPanels = (order: VideoOrder): order is PanelOrder => order.from.kind === 'panels'

// Of the frame's shorter side.
const GUTTER = 0.018
const [PAPER, NO_COLOUR] = [235, 128]

/** Several scenes at once, beside each other in a wide frame and above each other in a tall one, with paper between. */
export async function preparePanels(order: PanelOrder, options: TakeOptions): Promise<Take> {
  const { compositor } = options
  const boxes = boxesOf(compositor, order.from.panels.length)
  const panels: { box: Box; own: Compositor; take: Take }[] = []
  const close = (): void => panels.forEach(({ own, take }) => (take.close?.(), own.close()))
  try {
    for (const [index, { prompt, roles }] of order.from.panels.entries()) {
      const box = boxes[index]!
      const inputs = order.inputs.filter(input => roles.includes(input.role))
      const from = { kind: inputs.length > 0 ? 'references' : 'words' } as const
      const part = { ...order, ...sizeOf(box), prompt, inputs, from, seed: order.seed + index }
      const own = await createCompositor(sizeOf(box))
      panels.push({ box, own, take: { draw: () => {} } })
      panels[index]!.take = await prepareTake(part, directOrder(part), { ...options, compositor: own, seed: part.seed })
    }
  } catch (error) {
    close()
    throw error
  }
  return {
    async draw(index) {
      for (const { take } of panels) await take.draw(index)
      const page = compositor.frame()
      page.fill(PAPER, 0, compositor.width * compositor.height)
      page.fill(NO_COLOUR, compositor.width * compositor.height)
      for (const { box, own } of panels) layFrame(own.frame(), box, page, compositor)
    },
    close,
  }
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height })

/** Equal shares of the frame; everything even, as 4:2:0 needs it. */
function boxesOf(frame: Size, count: number): Box[] {
  const isTall = frame.height > frame.width
  const along = isTall ? frame.height : frame.width
  const gutter = Math.max(2, 2 * Math.round((Math.min(frame.width, frame.height) * GUTTER) / 2))
  const length = 2 * Math.floor((along - gutter * (count - 1)) / count / 2)
  return Array.from({ length: count }, (_, index) => {
    const start = index * (length + gutter)
    const own = index === count - 1 ? along - start : length
    return isTall
      ? { left: 0, top: start, width: frame.width, height: own }
      : { left: start, top: 0, width: own, height: frame.height }
  })
}
