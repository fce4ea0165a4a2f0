import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { ChildFailure } from '@kinora/media/children/child-failure'
import { type Input, MAX_REVIEWED_STILLS, type Order, type OrderStills } from '@kinora/media/engine/contract'
import type { SceneInputs } from '@kinora/media/scene/check-scene'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '@kinora/studio/catalogue'
import type { Route } from '../../engines/routing/route.ts'
import type { PlanContext } from '../plan.ts'
import { askOnce } from './ask-once.ts'
import { checkAnswer } from './check-answer.ts'
import { findMissing } from './find-missing.ts'

export type Drawn = Extract<Order, { kind: 'video' | 'image' }>
type ReadingOrder = Extract<Order, { kind: 'reading' }>
type ReviewingOrder = Extract<Order, { kind: 'reviewing' }>

/** A document, if there is one, its notes, and the price of all questions. */
export type Reading = { scene?: Scene; notes: string[]; cost?: number }

// The engine decides whether to accept another round; settings allow no more than this.
const MAX_ROUNDS = 3
// Pixels of the longer side of a still: enough to recognise actions.
const STILL_SIDE = 512

/**
 * Shows stills of a document to a model that accepts pictures, as often as its settings allow, and applies its
 * corrections. A correction that is unusable, or loses a thing of the prompt, is ignored.
 */
export async function reviewScene(
  read: Reading & { scene: Scene },
  drawn: Drawn,
  asked: ReadingOrder,
  stage: Route,
  context: PlanContext,
): Promise<Reading> {
  const catalogue = loadCatalogue()
  let { scene, notes, cost = 0 } = read
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const { draft: _draft, corrections: _corrections, ...bare } = asked
    const unseen: ReviewingOrder = { ...bare, kind: 'reviewing', draft: scene, notes: [], round }
    if ((await context.router.choose(unseen, []))?.isForeign !== true) break
    const name = `review ${round}`
    const told = context.isDone(`${name} answer`)
      ? NOTHING_DRAWN
      : await drawStills(name, { ...drawn, scene }, stage, context)
    if (!told) break
    const stills = told.stills.map(
      ({ path, atSeconds, shot }, at): Input => ({
        role: `stills[${at}]`,
        kind: 'picture',
        path,
        description: `shots/${shot} at ${atSeconds.toFixed(1)} s`,
      }),
    )
    const order = { ...unseen, inputs: [...asked.inputs, ...stills], notes: [...(told.notes ?? [])] }
    const given = await askOnce(name, order, context)
    if ('failure' in given) break
    cost += given.cost
    const { prompt, seconds, cast } = asked
    const facts = { prompt, seconds, reader: given.engine, ...(cast && { cast }) }
    const checked = checkAnswer(
      given.answer,
      { ...facts, catalogue, inputs: countInputs(asked.inputs) },
      { isLast: true },
    )
    if (!('scene' in checked) || findMissing(checked.scene, scene, asked.prompt, catalogue).length > 0) break
    if (isDeepStrictEqual(checked.scene, scene)) break
    scene = checked.scene
    notes = [...new Set([...notes, ...checked.notes])]
  }
  return { scene, notes, ...(cost > 0 && { cost }) }
}

const NOTHING_DRAWN: OrderStills = { stills: [] }

// The moments of a shot, as shares of its length, by the number of pictures that it gets.
const MOMENTS = [[0.6], [0.25, 0.85], [0.1, 0.5, 0.9]] as const

/** The seconds at which a document is shown. A few shots are each shown more than once, so that motion is seen. */
export function reviewTimes({ shots, seconds }: Pick<Scene, 'shots' | 'seconds'>): number[] {
  const each = Math.min(MOMENTS.length, Math.max(1, Math.floor(MAX_REVIEWED_STILLS / shots.length)))
  const starts = shots.map(({ from }, at) => from ?? (seconds * at) / shots.length)
  return starts.flatMap((from, at) => {
    const to = shots[at]?.to ?? starts[at + 1] ?? seconds
    return MOMENTS[each - 1]!.map(share => from + (to - from) * share)
  })
}

/** Small pictures of a document; undefined if the stage draws none. */
async function drawStills(
  name: string,
  order: Drawn,
  { engine }: Route,
  { folder: own, signal, log, task }: PlanContext,
): Promise<OrderStills | undefined> {
  const folder = join(own, `${name.replaceAll(' ', '-')}-stills`)
  await mkdir(folder, { recursive: true })
  const wanted = order.kind === 'video' && order.scene ? { times: reviewTimes(order.scene) } : {}
  try {
    return await engine.stills?.({ ...order, ...shrink(order) }, wanted, { folder, signal, log })
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error
    log.warn({ task: task.id, reason: error.message }, 'stills of a document were not drawn')
    return undefined
  }
}

function shrink({ width, height }: Drawn): { width: number; height: number } {
  const share = Math.min(1, STILL_SIDE / Math.max(width, height))
  const even = (pixels: number): number => Math.max(2, Math.round((pixels * share) / 2) * 2)
  return { width: even(width), height: even(height) }
}

/** The inputs that a document of the request may use. */
export const countInputs = (inputs: readonly Input[]): SceneInputs => ({
  // A part of a film has some of the film's pictures.
  images: Math.max(0, ...inputs.map(({ role }) => 1 + Number(/^images\[(\d+)\]$/u.exec(role)?.[1] ?? -1))),
  videos: 0,
  subjects: inputs.flatMap(({ name }) => name ?? []),
})
