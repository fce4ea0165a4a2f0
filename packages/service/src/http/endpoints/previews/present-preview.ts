import type { Order, OrderPreview } from '@kinora/media/engine/contract'
import type { Scene, SceneNote } from '@kinora/media/scene/scene-schema'
import type { TaskPreview } from '../../../tasks/preview/preview-task.ts'
import type { ReadOrder } from '../../../tasks/preview/read-outline.ts'

/** Presents a preview. */
export function presentPreview(type: string, preview: TaskPreview): Record<string, unknown> {
  const { model, credits, seed, parts, sounds, lines, titles, notes, isEstimated } = preview
  const last = parts.at(-1)
  return {
    type,
    model,
    credits,
    seed,
    duration: rounded((last?.fromSeconds ?? 0) + (last ? secondsOf(last.order) : 0)),
    ...sizeOf(last?.order),
    timing: isEstimated ? 'estimated' : 'exact',
    segments: parts.map(({ order, engine, told, fromSeconds, transition }) => ({
      kind: order.kind,
      from: rounded(fromSeconds),
      duration: rounded(secondsOf(order)),
      prompt: promptOf({ order, engine, told }),
      seed: order.seed,
      inputs: order.inputs.map(({ role }) => role),
      ...(transition !== undefined && { transition }),
      engine,
      ...sceneOf(order, told),
    })),
    sounds: sounds.map(({ order, engine, told }) => ({
      kind: order.kind,
      prompt: promptOf({ order, engine, told }),
      ...(order.kind === 'speech' && { voice: order.voice }),
      engine,
    })),
    lines: lines.map(({ text, speaker, voice, part, fromSeconds }) => ({
      text,
      ...(speaker !== undefined && { speaker }),
      ...(voice !== undefined && { voice }),
      segment: part,
      from: rounded(fromSeconds),
    })),
    titles: titles.map(({ text, style, fromSeconds, toSeconds }) => ({
      text,
      style,
      from: rounded(fromSeconds),
      to: rounded(toSeconds),
    })),
    notes,
  }
}

const secondsOf = (order: Order): number => ('seconds' in order ? order.seconds : 0)

const sizeOf = (order: Order | undefined): { width: number; height: number } =>
  order && 'width' in order ? { width: order.width, height: order.height } : { width: 0, height: 0 }

const promptOf = ({ order, told }: ReadOrder): string =>
  told.prompt ?? (order.kind === 'speech' ? order.text : order.prompt)

/** Milliseconds are enough: a frame lasts 42. */
const rounded = (seconds: number): number => Math.round(seconds * 1_000) / 1_000

/** The document of a part: as its engine read it, or of a picture that is shown as it is. */
function sceneOf({ scene }: Order, told: OrderPreview): { scene?: Scene; scene_notes?: readonly SceneNote[] } {
  if (told.scene) return { scene: told.scene.scene, scene_notes: told.scene.notes }
  return scene ? { scene, scene_notes: [] } : {}
}
