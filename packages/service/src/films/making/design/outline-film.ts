import type { Input, Order } from '@kinora/media/engine/contract'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Outline, OutlinedPart, OutlinedTitle } from '../../../plans/declared-plan.ts'
import type { PlanContext } from '../../../plans/plan.ts'
import { callersText, filmRequestValues } from '../inputs/film-request.ts'
import type { FilmDesign } from './film-design.ts'
import { type KeptInput, loadInputs } from '../inputs/kept-inputs.ts'
import { designFilm, type FilmBrief } from './make-film.ts'
import type { MadePartDraft } from '../inputs/part-request.ts'

/** The orders of a film's storyboard. */
export async function outlineFilm(brief: FilmBrief, context: PlanContext): Promise<Outline> {
  const { design, drafts } = await designFilm(brief, context)
  const orders = await draftedOrders(drafts, context)
  const starts = shotStarts(design)
  const { narration } = design.storyboard
  return {
    seed: brief.seed,
    parts: outlineShots(design, orders),
    sounds: orders.filter(({ kind }) => kind !== 'video'),
    lines: (narration?.lines ?? []).map(({ text, shot, voice }) => ({
      text,
      ...(narration && { voice: voice ?? narration.voice }),
      part: shot,
      fromSeconds: starts[shot] ?? 0,
    })),
    titles: outlineTitles(design),
    notes: design.notes ?? [],
    isOwn: ownWords(context),
  }
}

/** Texts that the caller wrote. */
export function ownWords({ task }: PlanContext): (word: string) => boolean {
  const text = callersText(filmRequestValues(task)).toLowerCase()
  return word => text.includes(word.toLowerCase())
}

/** The segments of a design with their orders; `fromSeconds` is the start of the design. */
export function outlineShots(design: FilmDesign, orders: readonly Order[], fromSeconds = 0): OutlinedPart[] {
  const { shots } = design.storyboard
  const starts = shotStarts(design)
  return orders
    .filter(({ kind }) => kind === 'video')
    .map((order, index) => {
      const transition = shots[index]?.transition?.kind
      return { order, fromSeconds: fromSeconds + (starts[index] ?? 0), ...(transition !== undefined && { transition }) }
    })
}

/** All texts over the pictures, in order of appearance. */
export function outlineTitles(design: FilmDesign, fromSeconds = 0): OutlinedTitle[] {
  const starts = shotStarts(design)
  const titles = design.storyboard.shots.flatMap(({ title }, index) => {
    if (!title) return []
    const from = (starts[index] ?? 0) + title.fromFrame / FRAMES_PER_SECOND
    return [
      { text: title.text, style: title.style, fromSeconds: from, toSeconds: from + title.frames / FRAMES_PER_SECOND },
    ]
  })
  const texts = design.texts.map(({ text, style, fromFrame, toFrame }) => ({
    text,
    style,
    fromSeconds: fromFrame / FRAMES_PER_SECOND,
    toSeconds: toFrame / FRAMES_PER_SECOND,
  }))
  return [...titles, ...texts]
    .map(one => ({ ...one, fromSeconds: one.fromSeconds + fromSeconds, toSeconds: one.toSeconds + fromSeconds }))
    .toSorted((a, b) => a.fromSeconds - b.fromSeconds)
}

function shotStarts({ storyboard }: FilmDesign): number[] {
  let frames = 0
  return storyboard.shots.map(shot => {
    const start = frames / FRAMES_PER_SECOND
    frames += shot.frames
    return start
  })
}

/** The orders of parts, with their existing inputs. Speech does not exist yet. */
export async function draftedOrders(drafts: readonly MadePartDraft[], context: PlanContext): Promise<Order[]> {
  const kept = new Map<string, KeptInput>()
  for (const { request } of drafts)
    for (const input of request.inputs) if (input.blob !== NOT_MADE) kept.set(input.role, input)
  const loaded = await loadInputs([...kept.values()], context)
  const paths = new Map(loaded.map(input => [input.role, input.path]))
  return drafts.map(({ request: { prompt, order, inputs } }) => ({
    ...order,
    prompt,
    inputs: inputs.flatMap(({ blob: _blob, width: _width, height: _height, seconds: _seconds, ...input }): Input[] => {
      const path = paths.get(input.role)
      return path === undefined ? [] : [{ ...input, path }]
    }),
  }))
}

/** A placeholder for a file that will be made. */
export const NOT_MADE = ''
