import type { Scene } from '@kinora/media/scene/scene-schema'
import { assetOfBody } from '../../library/asset-bodies.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import type { ParsedRequest } from './apply-setting.ts'

/** True if every entity that a request adds has a name that the request says. */
export function isNamedAsSaid(before: Scene, after: Scene, { items, shot }: ParsedRequest): boolean {
  const known = new Set(before.entities.map(({ id }) => id))
  const standsIn = shot.subjects.some(({ label, drawnAs }) => (label ?? drawnAs) !== undefined)
  const said = new Set(
    items.flatMap(({ text, meaning }) => [
      loadCatalogue().asset(text)?.id,
      ...(standsIn ? [] : (meaning.noun?.sprites ?? []).map(assetOfBody)),
    ]),
  )
  return after.entities.every(({ id, asset }) => known.has(id) || said.has(asset))
}

/** The nearest names of what was asked for and is not in the catalogue. */
export function nearestNote({ items }: ParsedRequest): { note?: string } {
  const missing = items.filter(({ text, unknown, guessed, meaning }) =>
    Boolean((unknown ?? guessed ?? meaning.noun) && !loadCatalogue().asset(text)),
  )
  const last = missing.at(-1)?.text
  if (last === undefined) return {}
  const nearest = loadCatalogue().nearest('asset', last)
  const names = nearest.length > 0 ? `; the nearest are ${nearest.join(', ')}` : ''
  return { note: `there is no "${last}" in the catalogue${names}` }
}
