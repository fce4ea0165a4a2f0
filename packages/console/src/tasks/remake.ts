import type { Generator } from '@kinora/client'
import { client } from '../session/session.ts'

/** Repeats a request with its files; another seed is drawn at random. */
export async function remake(id: string, { anotherSeed = false } = {}): Promise<string> {
  const { type, body } = await client().request(id)
  const { seed, ...others } = body as Record<string, unknown>
  const again = anotherSeed || seed === undefined ? others : { ...others, seed }
  const made = await client().create(type as Generator, again)
  return made.id
}
