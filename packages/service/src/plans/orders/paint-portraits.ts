import type { Order } from '@kinora/media/engine/contract'
import { tellEntity } from '@kinora/media/engine/tell-scene'
import { type Entity, type Scene, SCENE_VERSION } from '@kinora/media/scene/scene-schema'
import { type PlanContext, PlanFailure } from '../plan.ts'
import { keptPortrait, portraitStep, storeResult } from './paint-look.ts'
import { runOrder } from './run-order.ts'

/** Each portrait is an order; a frame takes two or three of them. */
const MAX_PORTRAITS = 6
const SIZE = { width: 768, height: 1_024 }

/**
 * Paints the entities that several shots of a film show, each once and before the shots, if the engine of the shots
 * asks for portraits. A portrait that cannot be painted is left out.
 */
export async function paintPortraits(orders: readonly Order[], context: PlanContext): Promise<void> {
  const { type: generator, model } = context.task
  const shots = orders.filter(({ kind }) => kind === 'video').map(order => ({ ...order, generator, model }))
  const staged = shots.flatMap(({ scene }) => scene ?? [])
  const [first] = shots.filter(({ scene }) => scene)
  const route = first && (await context.router.choose(first, []))
  const painter = first && route?.engine.look?.(first)?.portraits
  if (painter === undefined || first?.kind !== 'video') return
  const seed = first.cast?.seed ?? first.seed
  for (const { entity, scene } of findCast(staged)) {
    const name = portraitStep(entity.id)
    const order = portraitOrder(entity, scene, { painter, seed })
    try {
      await context.step(name, keptPortrait, async () => ({
        blob: await storeResult(await runOrder(`${name} order`, order, context, () => {}), context),
      }))
    } catch (error) {
      if (!(error instanceof PlanFailure) || error.retryable) throw error
      context.log.warn(
        { task: context.task.id, entity: entity.id, reason: error.message },
        'a portrait was not painted',
      )
    }
  }
}

type Seen = { entity: Entity; scene: Scene; shots: number }

/** The entities of several documents, those of most documents first. Pictures of the request need no portrait. */
function findCast(scenes: readonly Scene[]): Seen[] {
  const seen = new Map<string, Seen>()
  for (const scene of scenes)
    for (const entity of scene.entities) {
      if ((entity.count ?? 1) > 1 || /^(?:input|subject):/u.test(entity.asset)) continue
      const { shots = 0 } = seen.get(entity.id) ?? {}
      seen.set(entity.id, { entity, scene, shots: shots + 1 })
    }
  return [...seen.values()]
    .filter(({ shots }) => shots > 1)
    .toSorted((a, b) => b.shots - a.shots)
    .slice(0, MAX_PORTRAITS)
}

const portraitOrder = (entity: Entity, scene: Scene, { painter, seed }: { painter: string; seed: number }): Order => ({
  kind: 'image',
  engine: painter,
  prompt:
    scene.language === 'zh'
      ? `${tellEntity(entity)}，全身，正面，纯浅色背景。`
      : `${tellEntity(entity)}, the whole figure, from the front, on a plain light background.`,
  seed,
  ...SIZE,
  inputs: [],
  scene: portraitScene(entity, scene),
  inWords: true,
})

/** The entity alone before plain paper. */
const portraitScene = (entity: Entity, { assets, language }: Scene): Scene => ({
  version: SCENE_VERSION,
  title: tellEntity(entity),
  seconds: 1,
  ...(language && { language }),
  ...(assets && { assets }),
  entities: [entity],
  places: [{ id: 'paper', asset: 'product-sweep' }],
  shots: [
    {
      from: 0,
      to: 1,
      place: 'paper',
      placements: [{ who: entity.id, relation: 'on', to: 'paper/surface', facing: 'camera' }],
      camera: { target: [entity.id], size: 'whole', move: 'still' },
    },
  ],
})
