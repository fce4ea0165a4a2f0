import type { ListField } from './words/field.ts'

/** The values of a choice by how many entries of a list they allow. */
export function groupCounts(
  counts: NonNullable<ListField['countBy']>['counts'],
): Map<readonly [min: number, max: number], string[]> {
  const groups = new Map<string, { count: readonly [number, number]; values: string[] }>()
  for (const [value, count] of Object.entries(counts)) {
    const group = groups.get(count.join()) ?? { count, values: [] }
    group.values.push(value)
    groups.set(count.join(), group)
  }
  return new Map([...groups.values()].map(({ count, values }) => [count, values]))
}
