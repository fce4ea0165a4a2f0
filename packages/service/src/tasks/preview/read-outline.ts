import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ToldNote } from '@kinora/media/engine/note'
import type { Order, OrderPreview } from '@kinora/media/engine/contract'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { Route } from '../../engines/routing/route.ts'
import { notesOfMade, tidyNotes } from '../../plans/notes.ts'
import type { Outline, OutlinedLine } from '../../plans/declared-plan.ts'
import { type PlanContext, PlanFailure } from '../../plans/plan.ts'
import { ownSteps } from './preview-context.ts'
import { routeNotes, whyNobody } from '../../plans/orders/run-order.ts'
import { readPrompt } from '../../plans/reading/read-prompt.ts'
import { withOwnVoices } from '../../plans/with-own-voices.ts'

/** An order, the engine that will make it, and that engine's preview. */
export type ReadOrder = { order: Order; engine: string; told: OrderPreview }

export type ReadOutline = {
  parts: readonly (Outline['parts'][number] & ReadOrder)[]
  sounds: readonly ReadOrder[]
  lines: readonly OutlinedLine[]
  notes: readonly string[]
}

/**
 * Asks the first engine in line for a preview of each order. A film has dozens of orders: `pass` lets other previews
 * run between two.
 */
export async function readOutline(
  outline: Outline,
  context: PlanContext,
  pass: () => Promise<void>,
): Promise<ReadOutline> {
  const notes: ToldNote[] = [...outline.notes]
  let isFirst = true
  const read = async (drafted: Order): Promise<ReadOrder> => {
    if (!isFirst) await pass()
    isFirst = false
    context.signal.throwIfAborted()
    const named: Order = { ...drafted, generator: context.task.type, model: context.task.model }
    const order = await withOwnVoices(named, context)
    const route = await context.router.choose(order, [])
    if (!route) throw new PlanFailure('ModelUnavailable', whyNobody(order), { retryable: false })
    const told = (await route.engine.preview?.(order, context)) ?? {}
    notes.push(...passedOverNotes(route), ...routeNotes(route, order), ...notesOfMade(told, outline.isOwn))
    return { order, engine: route.name, told }
  }
  const asRead = await readPrompts(outline.parts, context)
  const parts: ReadOutline['parts'][number][] = []
  for (const [at, part] of outline.parts.entries()) {
    const { order = part.order, notes: told = [] } = asRead[at] ?? {}
    notes.push(...told)
    parts.push({ ...part, ...(await read(order)) })
  }
  const sounds: ReadOrder[] = []
  for (const order of outline.sounds) sounds.push(await read(order))
  const spoken = parts.flatMap((part, index) => linesIn(part, index))
  const lines = [...outline.lines, ...spoken].toSorted((a, b) => a.fromSeconds - b.fromSeconds)
  return { parts, sounds, lines, notes: tidyNotes(notes) }
}

/** The parts as language models read them, all at a time: most of it is waiting. */
const readPrompts = (parts: Outline['parts'], context: PlanContext): Promise<{ order: Order; notes: string[] }[]> =>
  Promise.all(
    parts.map(async ({ order }, at) => {
      const folder = join(context.folder, `part-${at}`)
      await mkdir(folder, { recursive: true })
      return readPrompt(order, { ...context, ...ownSteps(), folder })
    }),
  )

const passedOverNotes = ({ passedOver }: Route): string[] =>
  passedOver.map(({ engine, why }) => `the engine ${engine} is not available at the moment: ${why}`)

/** The spoken lines of a clip, as its engine read them. */
function linesIn({ order, told, fromSeconds }: ReadOutline['parts'][number], part: number): OutlinedLine[] {
  if (order.kind !== 'video' || !order.withSound) return []
  const scene = order.scene ?? told.scene?.scene
  return scene ? sceneLines(scene, order.inputs, part, fromSeconds) : []
}

/** The lines of a document, with the names of their speakers. */
const sceneLines = (
  { entities, shots }: Scene,
  inputs: Order['inputs'],
  part: number,
  fromSeconds: number,
): OutlinedLine[] =>
  shots.flatMap(({ speech = [], from: begins }) =>
    speech.map(({ text, who, voice, from = begins }) => {
      const entity = entities.find(({ id, members = [] }) => id === who || members.some(member => member === who))
      const shown = inputs.find(({ role, name }) => entity?.asset === (name ? `subject:${name}` : `input:${role}`))
      const own = voice ?? entity?.voice ?? shown?.voice
      return {
        text,
        ...(own !== undefined && { voice: own }),
        ...(who !== undefined && { speaker: entity?.name ?? who }),
        part,
        fromSeconds: fromSeconds + from,
      }
    }),
  )
