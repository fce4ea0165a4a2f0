import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { Engine, Order, WantedGuides } from '@kinora/media/engine/contract'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { Route } from '../../engines/routing/route.ts'
import { list, record, type Shape, text } from '../../core/shape.ts'
import { loadFile } from '../files/stored-files.ts'
import { type PlanContext, PlanFailure } from '../plan.ts'
import { sceneDocument } from '../stored-shapes.ts'
import { findStage, stageScene } from './find-stage.ts'

type KeptGuides = { scene: Scene; files: { name: string; blob: string }[] }
const keptGuides: Shape<KeptGuides> = record({ scene: sceneDocument, files: list(record({ name: text, blob: text })) })

/** The order with the guides that its engine asks for, and the scene that they show. They are made and stored once. */
export async function guideOrder(
  name: string,
  order: Order,
  { name: far, engine }: Route,
  context: PlanContext,
): Promise<{ order: Order; scene?: Scene }> {
  const wanted = engine.guides?.(order)
  if (!wanted) return { order }
  const { scene, files } = await context.step(`${name} guides of ${far}`, keptGuides, () =>
    makeGuides(name, order, wanted, context),
  )
  const folder = join(context.folder, `${name} guides`)
  await mkdir(folder, { recursive: true })
  const guides: Record<string, string> = {}
  for (const { name: guide, blob } of files) {
    const path = join(folder, `${guide}${blob.slice(blob.lastIndexOf('.'))}`)
    if (!(await loadFile(blob, path, context)))
      throw new PlanFailure('InternalServiceFailure', `the guide ${guide} is lost`, { retryable: false })
    guides[guide] = path
  }
  return { order: { ...order, guides }, scene }
}

async function makeGuides(name: string, order: Order, wanted: WantedGuides, context: PlanContext): Promise<KeptGuides> {
  const { signal, log, store } = context
  const folder = join(context.folder, `${name} staged`)
  await mkdir(folder, { recursive: true })
  const tools = { signal, log, folder }
  const { names, width, height, framesPerSecond, frames } = wanted
  const stage = await findStage(order, context)
  try {
    const scene = await stageScene(name, order, context)
    if (!stage || !scene)
      throw new PlanFailure('ModelUnavailable', 'guides: no engine stages this order', { retryable: false })
    const staged = stagedOrder(order, scene, { width, height })
    const [first] = scene.shots
    const middle = first ? (first.from + first.to) / 2 : 0
    const fromSeconds = order.kind === 'image' ? (order.atSeconds ?? middle) : 0
    const drawn = names.filter(guide => !(guide in FRAMES))
    const made =
      drawn.length > 0
        ? await stage.passes?.(staged, { names: drawn, framesPerSecond, frames, fromSeconds }, tools)
        : undefined
    const files: KeptGuides['files'] = []
    for (const { name: guide, path, format } of made?.passes ?? [])
      files.push({ name: guide, blob: await store(path, format) })
    for (const guide of names.filter(one => one in FRAMES)) {
      const at = guide === 'last_frame' ? Math.max(0, staged.seconds - 1 / framesPerSecond) : fromSeconds
      const [still] = (await stage.stills?.(staged, { times: [at], format: 'png' }, tools))?.stills ?? []
      if (still) files.push({ name: guide, blob: await store(still.path, 'png') })
    }
    const missing = names.filter(guide => files.every(file => file.name !== guide))
    if (missing.length > 0)
      throw new PlanFailure('EngineFailure', `guides: ${missing.join(', ')} were not made`, { retryable: false })
    log.info({ task: context.task.id, guides: names }, 'the guides of an order are made')
    return { scene, files }
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error
    throw new PlanFailure('EngineFailure', `guides: ${error.message}`, { retryable: error.retryable })
  }
}

const FRAMES: Readonly<Record<string, true>> = { first_frame: true, last_frame: true }

type Staged = Parameters<NonNullable<Engine['passes']>>[0] & { kind: 'video'; scene: Scene }

/** The clip that the stage films for the guides of an order: without sound, in the engine's size. */
function stagedOrder(order: Order, scene: Scene, size: { width: number; height: number }): Staged {
  const { prompt, seed, inputs } = order
  const common = { prompt, seed, inputs, scene, ...size, withSound: false, withMusic: false } as const
  if (order.kind === 'video') return { ...order, ...common }
  return { ...common, kind: 'video', seconds: scene.seconds, from: { kind: 'words' }, amplitude: 'auto' }
}
