import type { Generator } from '@kinora/client'
import { bringRequest } from '../session/upload-local-files.ts'
import { client } from '../session/session.ts'

/** Asks for the same once more, files and all; with another seed a new one is drawn. */
export async function remake(id: string, { anotherSeed = false } = {}): Promise<string> {
  const { type, body } = await client().request(id)
  const { seed, ...others } = (await bringRequest(body)) as Record<string, unknown>
  const again = anotherSeed || seed === undefined ? others : { ...others, seed }
  const made = await client().create(type as Generator, again)
  return made.id
}
