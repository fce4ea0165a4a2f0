import type { UnderstoodRequest } from '../catalog/catalog.ts'

/** Draws what a request leaves to chance. 31 bits, so that every engine can take it as it is. */
export function drawValues({ column, values }: UnderstoodRequest): void {
  for (const [name, field] of Object.entries(column.fields))
    if (field.kind === 'integer' && field.drawn && !values[name])
      values[name] = 1 + Math.floor(Math.random() * (2 ** 31 - 2))
}
