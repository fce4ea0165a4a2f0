import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { canMake } from '@kinora/media/engine/can-make'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { Input, Made, Order, WantedLook } from '@kinora/media/engine/contract'
import { tellEntity, tellScene } from '@kinora/media/engine/tell-scene'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { record, type Shape, text } from '../../core/shape.ts'
import { paintedOrder } from '../../engines/remote/paint-first.ts'
import type { Route } from '../../engines/routing/route.ts'
import { loadFile } from '../files/stored-files.ts'
import { type PlanContext, PlanFailure } from '../plan.ts'
import { readStep, sceneDocument } from '../stored-shapes.ts'
import { stageScene } from './find-stage.ts'

/** Makes an order of this name as a step of another. */
export type MakeOrder = (name: string, order: Order) => Promise<Made>

type VideoOrder = Extract<Order, { kind: 'video' }>
type ImageOrder = Extract<Order, { kind: 'image' }>

type KeptLook = { frame: string; scene?: Scene }
const keptLook: Shape<KeptLook> = record({ frame: text }, { scene: sceneDocument })

/** The step of a film that keeps the portrait of an entity. */
export const portraitStep = (entity: string): string => `portrait of ${entity}`
export const keptPortrait: Shape<{ blob: string }> = record({ blob: text })

/** The order with the first frame that its engine asks for, and the scene that it shows. It is painted and stored once. */
export async function paintLook(
  name: string,
  order: Order,
  { name: far, engine }: Route,
  context: PlanContext,
  make: MakeOrder,
): Promise<{ order: Order; scene?: Scene }> {
  const look = engine.look?.(order)
  if (!look || order.kind !== 'video') return { order }
  const { frame, scene } = await context.step(`${name} look of ${far}`, keptLook, async () => {
    const staged = await findScene(name, order, context)
    const drafted = await frameOrder(name, { ...order, ...(staged && { scene: staged }) }, look, context)
    const blob = await storeResult(await make(`${name} frame`, drafted), context)
    return { frame: blob, ...(staged && { scene: staged }) }
  })
  const path = await loadPicture(name, 'frame', frame, context)
  return {
    order: paintedOrder({ ...order, ...(scene && { scene }) }, look.takes, path),
    ...(scene && { scene }),
  }
}

async function findScene(name: string, order: Order, context: PlanContext): Promise<Scene | undefined> {
  try {
    return await stageScene(name, order, context)
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error
    throw new PlanFailure('EngineFailure', `look: ${error.message}`, { retryable: error.retryable })
  }
}

/** The picture of an order's first frame, with the portraits of its cast if the painter takes pictures. */
async function frameOrder(
  name: string,
  order: VideoOrder,
  { painter, portraits }: WantedLook,
  context: PlanContext,
): Promise<ImageOrder> {
  const { prompt, seed, cast, scene, width, height, guidance } = order
  const frame: ImageOrder = {
    kind: 'image',
    engine: painter,
    prompt: prompt === '' && scene ? tellScene(scene) : prompt,
    // Looks that nobody described follow from the seed, and are the same in all shots.
    seed: cast?.seed ?? seed,
    width,
    height,
    inputs: order.inputs.filter(({ kind }) => kind === 'picture'),
    ...(scene && { scene, inWords: true, atSeconds: scene.shots[0]?.from ?? 0 }),
    ...(guidance !== undefined && { guidance }),
  }
  const cards = portraits === undefined || !scene ? [] : await findPortraits(name, scene, context)
  if (cards.length === 0) return frame
  const cued: ImageOrder = {
    ...frame,
    prompt: `${frame.prompt.trimEnd()} Reference pictures, in order: ${cards.map(card => card.name).join(', ')}.`,
    inputs: [...frame.inputs, ...cards],
  }
  const engine = context.router.find(painter, cued)?.engine
  return engine && canMake(engine, cued) ? cued : frame
}

/** The portraits that the film has of the entities of a document. */
async function findPortraits(name: string, scene: Scene, context: PlanContext): Promise<Input[]> {
  const { steps } = await context.film()
  const found: Input[] = []
  for (const entity of scene.entities) {
    const kept = readStep(keptPortrait, steps, portraitStep(entity.id))
    if (!kept) continue
    const path = await loadPicture(name, entity.id, kept.blob, context)
    found.push({ role: `portraits[${entity.id}]`, kind: 'picture', path, name: tellEntity(entity) })
  }
  return found
}

async function loadPicture(name: string, picture: string, blob: string, context: PlanContext): Promise<string> {
  const folder = join(context.folder, `${name} look`)
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${picture}${blob.slice(blob.lastIndexOf('.'))}`)
  if (!(await loadFile(blob, path, context)))
    throw new PlanFailure('InternalServiceFailure', `the painted picture ${picture} is lost`, { retryable: false })
  return path
}

/** Stores the picture that was made and returns its key. */
export async function storeResult({ files }: Made, { store }: PlanContext): Promise<string> {
  const result = files.find(({ role }) => role === 'result')
  if (!result) throw new PlanFailure('EngineFailure', 'the engine painted no picture', { retryable: true })
  return store(result.path, result.format)
}
