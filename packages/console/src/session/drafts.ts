import { signal } from '@preact/signals'

/** What was said in the form of a generator, kept while the page is open: one may look elsewhere and come back. */
const drafts = signal<Readonly<Record<string, Record<string, unknown>>>>({})

export const draftFor = (generator: string): Record<string, unknown> => drafts.value[generator] ?? {}

export function keepDraft(generator: string, values: Record<string, unknown>): void {
  drafts.value = { ...drafts.value, [generator]: values }
}

/** Tasks made from this page while it is open, newest first: what the form shows beside itself. */
export const madeHere = signal<readonly string[]>([])

export function noteMade(id: string): void {
  madeHere.value = [id, ...madeHere.value.filter(one => one !== id)].slice(0, 24)
}
