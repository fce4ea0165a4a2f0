import type { Scene } from '@kinora/media/scene/scene-schema'

/** An id that nothing of the document has. */
export function freeId(wanted: string, { entities, places }: Scene): string {
  const taken = new Set([...entities, ...places].map(({ id }) => id))
  let [id, nth] = [wanted, 1]
  while (taken.has(id)) id = `${wanted.slice(0, LONGEST)}-${++nth}`
  return id
}

/** Letters: an id has at most 40. */
const LONGEST = 36
