import { client } from '../session/session.ts'
import type { Schema } from './schema.ts'

let known: Promise<Schema> | undefined

/** The schema of scene documents, loaded once. */
export const loadSchema = (): Promise<Schema> =>
  (known ??= client()
    .call<Schema>('GET', '/ent/v2/scene/schema')
    .catch((error: unknown) => {
      known = undefined
      throw error
    }))
