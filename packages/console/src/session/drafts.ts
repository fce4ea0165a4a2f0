import type { Scene } from '@kinora/client'
import { signal } from '@preact/signals'

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
export const handedOver = signal<
  { scene: Scene; seed?: number; images?: readonly string[]; ratio?: string } | undefined
>(undefined)
