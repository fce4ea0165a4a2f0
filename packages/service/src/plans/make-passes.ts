import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { Engine, Order } from '@kinora/media/engine/contract'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { findStage } from './orders/find-stage.ts'
import { type PlanContext, PlanFailure } from './plan.ts'
import { passes as storedPasses } from './stored-shapes.ts'

/** Makes and stores the passes that a request asks for, once. The document is the one that was filmed. */
export async function makePasses(
  order: Order,
  filmed: Scene | undefined,
  context: PlanContext,
): Promise<readonly { name: string; blob: string }[] | undefined> {
  const { passes: names = [] } = context.task.request as { passes?: readonly string[] }
  if (order.kind !== 'video' || names.length === 0) return undefined
  const scene = filmed ?? order.scene
  if (!scene)
    throw new PlanFailure(
      'ModelUnavailable',
      'passes: the engine of this model films no scene document; send one as scene',
      {
        retryable: false,
      },
    )
  return context.step('passes', storedPasses, async () => {
    const directed: Order = { ...order, scene }
    const engine = await requireStage(directed, context)
    const folder = join(context.folder, 'passes')
    await mkdir(folder, { recursive: true })
    const { signal, log } = context
    const made = await engine.passes?.(directed, { names }, { folder, signal, log }).catch((error: Error) => {
      if (!(error instanceof ChildFailure)) throw error
      throw new PlanFailure('EngineFailure', error.message, { retryable: error.retryable })
    })
    const stored: { name: string; blob: string }[] = []
    for (const { name, path, format } of made?.passes ?? [])
      stored.push({ name, blob: await context.store(path, format) })
    return stored
  })
}

/** The first engine on the order's route that makes passes. */
export async function requireStage(order: Order, context: PlanContext): Promise<Engine> {
  const stage = await findStage(order, context)
  if (!stage) throw new PlanFailure('ModelUnavailable', 'passes: no engine makes passes', { retryable: false })
  return stage
}
