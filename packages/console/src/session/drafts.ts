import type { Preview, Scene } from '@kinora/client'
import { signal } from '@preact/signals'
import { address } from '../core/route.ts'

/** The values of a generator's form, kept while the page is open. */
const drafts = signal<Readonly<Record<string, Record<string, unknown>>>>({})

export const draftFor = (generator: string): Record<string, unknown> => drafts.value[generator] ?? {}

export function keepDraft(generator: string, values: Record<string, unknown>): void {
  drafts.value = { ...drafts.value, [generator]: values }
}

/** Tasks created from this page while it is open, newest first. */
export const madeHere = signal<readonly string[]>([])

export function noteMade(id: string): void {
  madeHere.value = [id, ...madeHere.value.filter(one => one !== id)].slice(0, 24)
}

/** A document that another page gives to the desk: of a preview or a file. */
export type HandedOver = {
  scene: Scene
  seed?: number
  images?: readonly string[]
  ratio?: string
  model?: string
}

const handedOver = new Map<string, HandedOver>()

/** Gives a document to the desk; returns the address that it has there. */
export function handOver(kind: 'preview' | 'file', given: HandedOver): string {
  const id = Math.random().toString(36).slice(2, 10)
  handedOver.set(id, given)
  return address('desk', [kind, id])
}

export const takeOver = (id: string): HandedOver | undefined => handedOver.get(id)

/** A film whose storyboard is being edited before it is made. */
export type Storyboard = {
  /** The name of its generator, such as `one-click/general_one_click`. */
  generator: string
  /** The body of its create, without the documents. */
  body: Record<string, unknown>
  segments: readonly Segment[]
}

export type Segment = {
  /** Stays the same when the segment moves. */
  key: string
  scene: Scene
  /** The content of its picture, in words. */
  words: string
  /** The speech and text that the film adds over it. */
  lines: readonly string[]
}

const STORYBOARD = 'kinora.storyboard'

/** The pictures of a request that documents may name. */
export const imagesOf = ({ images }: Record<string, unknown>): string[] =>
  Array.isArray(images) ? images.filter(one => typeof one === 'string') : []

/** The storyboard of this tab; a reload keeps it. */
export const storyboard = signal<Storyboard | undefined>(recallStoryboard())

export function keepStoryboard(next: Storyboard | undefined): void {
  storyboard.value = next
  try {
    if (next) sessionStorage.setItem(STORYBOARD, JSON.stringify(next))
    else sessionStorage.removeItem(STORYBOARD)
  } catch {
    // Without storage, it lasts as long as the page.
  }
}

function recallStoryboard(): Storyboard | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(STORYBOARD) ?? 'null') as Storyboard | null) ?? undefined
  } catch {
    return undefined
  }
}

/** The segments of a preview; undefined if one of them has no document. */
export function segmentsOf({ segments, lines, titles }: Preview): Segment[] | undefined {
  const found = segments.flatMap(({ scene, prompt, from, duration }, at): Segment[] => {
    if (!scene) return []
    const said = lines.filter(({ segment }) => segment === at).map(({ text }) => text)
    const shown = titles.filter(one => one.from >= from && one.from < from + duration).map(({ text }) => text)
    return [{ key: `${at}`, scene, words: scene.origin?.prompt ?? prompt, lines: [...said, ...shown] }]
  })
  return found.length === segments.length && found.length > 0 ? found : undefined
}
