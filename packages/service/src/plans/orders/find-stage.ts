import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine, Order } from '@kinora/media/engine/contract'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { PlanContext } from '../plan.ts'

/** The first engine on the order's route that makes passes. */
export async function findStage(order: Order, { router }: PlanContext): Promise<Engine | undefined> {
  const tried: string[] = []
  for (;;) {
    const route = await router.choose(order, tried)
    if (!route || route.engine.passes) return route?.engine
    tried.push(route.name)
  }
}

/** The document of an order: its own, or the one that the stage reads from its prompt. */
export async function stageScene(name: string, order: Order, context: PlanContext): Promise<Scene | undefined> {
  if (order.scene) return order.scene
  const stage = await findStage(order, context)
  const folder = join(context.folder, `${name} read`)
  await mkdir(folder, { recursive: true })
  const { signal, log } = context
  return (await stage?.preview?.(order, { signal, log, folder }))?.scene?.scene
}
