import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { Engine, Made, Order, Pass } from '@kinora/media/engine/contract'
import { findStage } from './orders/find-stage.ts'
import { type PlanContext, PlanFailure } from './plan.ts'
import { passes as storedPasses } from './stored-shapes.ts'

/**
 * Stores the passes that an order asks for, once. If they were not made with the clip, they are made of the document that
 * was filmed.
 */
export async function makePasses(
  order: Order,
  { passes: made, scene: filmed }: Pick<Made, 'passes' | 'scene'>,
  context: PlanContext,
): Promise<readonly StoredPass[] | undefined> {
  if (order.kind !== 'video' || !order.passes || order.passes.length === 0) return undefined
  const { passes: names } = order
  if (made) return context.step('passes', storedPasses, () => storePasses(made, context))
  const scene = filmed?.scene ?? order.scene
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
    const written = await engine.passes?.(directed, { names }, { folder, signal, log }).catch((error: Error) => {
      if (!(error instanceof ChildFailure)) throw error
      throw new PlanFailure('EngineFailure', error.message, { retryable: error.retryable })
    })
    return storePasses(written?.passes ?? [], context)
  })
}

type StoredPass = { name: string; blob: string }

async function storePasses(passes: readonly Pass[], context: PlanContext): Promise<StoredPass[]> {
  const stored: StoredPass[] = []
  for (const { name, path, format } of passes) stored.push({ name, blob: await context.store(path, format) })
  return stored
}

/** The first engine on the order's route that makes passes. */
export async function requireStage(order: Order, context: PlanContext): Promise<Engine> {
  const stage = await findStage(order, context)
  if (!stage) throw new PlanFailure('ModelUnavailable', 'passes: no engine makes passes', { retryable: false })
  return stage
}
