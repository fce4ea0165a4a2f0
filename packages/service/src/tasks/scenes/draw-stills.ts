import { readFile } from 'node:fs/promises'
import type { FilmedScene, Order, Still, WantedStills } from '@kinora/media/engine/contract'
import type { UnderstoodRequest } from '../../catalog/catalog.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import type { sceneStills } from '../../catalog/scene-stills.ts'
import { routeNotes, whyNobody } from '../../plans/orders/run-order.ts'
import { notesOfMade, tidyNotes } from '../../plans/notes.ts'
import { fetchOrderInputs } from '../../plans/make-one-order.ts'
import { type PlanContext, PlanFailure } from '../../plans/plan.ts'
import { readPrompt } from '../../plans/reading/read-prompt.ts'
import { frameSize } from '../../plans/frame-size.ts'
import { inPreview, type PreviewPorts } from '../preview/preview-task.ts'

export type DrawnPicture = { width: number; height: number; bytes: Buffer }
export type DrawnStill = DrawnPicture & Pick<Still, 'atSeconds' | 'shot' | 'layout'>
export type DrawnStills = Partial<FilmedScene> & {
  stills: readonly DrawnStill[]
  sheet?: DrawnPicture
  /** Notes on the words of a prompt, and those of an engine that returns sentences. */
  sentences: readonly string[]
}

type Asked = RequestValues<typeof sceneStills>

/** Draws stills of a scene document or a prompt. Nothing is stored or charged. */
export const drawStills = (
  body: UnderstoodRequest,
  asking: Parameters<typeof inPreview>[2],
  ports: PreviewPorts,
): Promise<DrawnStills> =>
  inPreview({ name: 'text2video', plan: 'imagine' }, body, asking, ports, async (context, { wanted }) => {
    // The body was checked with the declaration that the type follows from.
    const request = context.task.request as Asked
    const { times, format, sheet, layout } = request
    const asked = { ...(times && { times }), format, withSheet: sheet, withLayout: layout }
    return stillsOf(draftOrder(request, await fetchOrderInputs(wanted, context)), asked, context)
  })

/** The order of a clip without sound. */
export const draftOrder = (
  request: Pick<Asked, 'prompt' | 'scene' | 'seed' | 'width' | 'aspect_ratio'>,
  inputs: Order['inputs'],
): Order => {
  const { prompt, scene, seed, width, aspect_ratio: ratio } = request
  const { width: across, height: down } = frameSize('1080p', ratio)
  // Both sides of a picture have at least so many pixels.
  const by = Math.max(width / across, LEAST_SIDE / Math.min(across, down))
  const even = (pixels: number): number => Math.round(pixels / 2) * 2
  return {
    kind: 'video',
    prompt,
    seed,
    inputs,
    width: even(across * by),
    height: even(down * by),
    seconds: scene?.seconds ?? STILL_SECONDS,
    withSound: false,
    from: { kind: inputs.length > 0 ? 'references' : 'words' },
    amplitude: 'auto',
    withMusic: false,
    ...(scene && { scene }),
  }
}

// The default length of a clip.
const STILL_SECONDS = 5

// The smallest picture of a place.
const LEAST_SIDE = 64

async function stillsOf(drafted: Order, wanted: WantedStills, context: PlanContext): Promise<DrawnStills> {
  const { order, notes } = await readPrompt(drafted, context)
  const route = await context.router.choose(order, [])
  if (!route) throw new PlanFailure('ModelUnavailable', whyNobody(order), { retryable: false })
  const told = await route.engine.stills?.(order, wanted, context)
  if (!told) throw new PlanFailure('ModelUnavailable', `the engine ${route.name} draws no stills`, { retryable: false })
  const stills: DrawnStill[] = []
  for (const { path, ...still } of told.stills) stills.push({ ...still, bytes: await readFile(path) })
  // Notes on a document are in `scene`, with their codes.
  const ofWords = (told.notes ?? []).filter(note => !told.scene || !note.startsWith('scene/'))
  const sentences = tidyNotes([...notes, ...routeNotes(route, order), ...notesOfMade({ ...told, notes: ofWords })])
  const drawn = { stills, ...told.scene, sentences }
  if (!told.sheet) return drawn
  const { path, ...sheet } = told.sheet
  return { ...drawn, sheet: { ...sheet, bytes: await readFile(path) } }
}
