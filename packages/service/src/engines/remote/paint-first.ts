import { canMake } from '@kinora/media/engine/can-make'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Order, WantedLook } from '@kinora/media/engine/contract'
import { tellScene } from '@kinora/media/engine/tell-scene'

const PAINTED = 'look'

/**
 * Lets an engine animate the first frame that another engine paints. An engine that begins with no frame takes the
 * picture as a reference beside its own guides.
 */
export function paintFirst(
  engine: OpenEngine,
  { frame, portraits }: { frame: string; portraits?: string },
): OpenEngine {
  const look = (order: Order): WantedLook | undefined => {
    if (!isPaintable(order)) return undefined
    const takes = (['frame', 'reference'] as const).find(one => canMake(engine, paintedOrder(order, one, '')))
    return takes && { painter: frame, takes, ...(portraits !== undefined && { portraits }) }
  }
  const painted = (order: Order): Order => {
    const takes = look(order)?.takes
    return takes ? paintedOrder(order, takes, '') : order
  }
  return {
    ...engine,
    look,
    accepts: order => engine.accepts(painted(order)),
    leavesOut: order => [...(engine.leavesOut?.(painted(order)) ?? []), ...leftShots(order, look(order))],
  }
}

/** True if an order is staged from words or a document, and not painted yet. */
const isPaintable = (order: Order): boolean =>
  order.kind === 'video' &&
  (order.from.kind === 'words' || order.from.kind === 'references') &&
  !order.lips &&
  (order.scene !== undefined || order.prompt !== '') &&
  order.inputs.every(({ role, kind }) => role !== PAINTED && kind !== 'clip')

/** The order with its painted first frame. A document stays only with an engine that takes the picture as a reference. */
export function paintedOrder(order: Order, takes: WantedLook['takes'], path: string): Order {
  if (order.kind !== 'video') return order
  const picture = { role: PAINTED, kind: 'picture', path } as const
  if (takes === 'reference') return { ...order, inputs: [picture, ...order.inputs] }
  const { scene, inWords: _inWords, ...words } = order
  const prompt = order.prompt === '' && scene ? tellScene(scene) : order.prompt
  return { ...words, prompt, from: { kind: 'frame' }, inputs: [picture] }
}

/** An engine that begins with a frame knows nothing of later cuts. */
function leftShots({ scene }: Order, look: WantedLook | undefined): string[] {
  const shots = scene?.shots.length ?? 1
  return look?.takes === 'frame' && shots > 1 ? [`scene: the engine films the first of ${shots} shots`] : []
}
