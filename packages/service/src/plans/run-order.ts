import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Made, Order, Token } from '@kinora/media/engine/contract'
import { followOrder } from '@kinora/media/engine/follow-order'
import { SHOTS } from '../store/work/steps.ts'
import { type PlanContext, PlanFailure } from './plan.ts'

/**
 * Has an engine make something. The token is kept before the first poll, so an attempt that comes after a crash asks for
 * the order that is already under way; only if the engine no longer knows it is it placed again.
 */
export async function runOrder(
  name: string,
  order: Order,
  context: PlanContext,
  report: (percent: number) => void,
): Promise<Made> {
  if (!context.engine.accepts(order)) {
    throw new PlanFailure('ModelUnavailable', `no engine makes ${order.kind} orders`, { retryable: false })
  }
  const placed = `${name} placed`
  const resumes = context.isDone(placed)
  const told = (made: Made): Made => withNotes(made, context.engine.leavesOut?.(order) ?? [])
  try {
    return told(await keepShots(name, await placeOrder(placed, order, context, report), context))
  } catch (error) {
    if (!(error instanceof PlanFailure) || !error.retryable) throw error
    await context.forget(placed)
    if (!resumes) throw error
    await context.forget(name + SHOTS)
    return told(await keepShots(name, await placeOrder(placed, order, context, report), context))
  }
}

const withNotes = (made: Made, notes: readonly string[]): Made =>
  notes.length > 0 ? { ...made, notes: [...notes, ...(made.notes ?? [])] } : made

/** What the engine understood stays with the task, for whoever asks why its result looks as it does. */
async function keepShots(name: string, made: Made, context: PlanContext): Promise<Made> {
  if (made.shots !== undefined) await context.step(name + SHOTS, async () => made.shots)
  return made
}

async function placeOrder(
  placed: string,
  order: Order,
  context: PlanContext,
  report: (percent: number) => void,
): Promise<Made> {
  const { engine, signal, log } = context
  const folder = join(context.folder, placed.replaceAll(' ', '-'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const token = await context.step<Token>(placed, () => engine.start(order, { signal, folder, log }))
  const end = await followOrder(engine, token, { signal, folder, log }, report)
  if (end.state === 'failed') throw new PlanFailure(end.code, end.message, { retryable: end.retryable })
  return present(end)
}

/** An earlier attempt's files went with its folder, though the engine still knows of them: they are made again. */
function present(made: Made): Made {
  if (made.files.every(file => existsSync(file.path))) return made
  throw new PlanFailure('EngineFailure', 'what the engine had made is gone', { retryable: true })
}
