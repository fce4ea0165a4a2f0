import type { CatalogueEntry, Scene } from '@kinora/client'
import { useLoad } from '../ui/use-load.ts'
import type { Entries } from './choices.ts'
import { entryOf } from './entry-of.ts'

const NONE: Entries = new Map()

/** The catalogue's entries of a scene's entities; pictures and assets of the document have none. */
export function useEntries({ entities, assets = [] }: Scene): Entries {
  const own = new Set(assets.map(({ id }) => id))
  const names = [...new Set(entities.map(({ asset }) => asset))].filter(one => !own.has(one) && !one.includes(':'))
  const { value = NONE } = useLoad(async () => {
    const found = await Promise.all(names.map(name => entryOf('asset', name).catch(() => undefined)))
    return new Map(found.flatMap((entry, at): [string, CatalogueEntry][] => (entry ? [[names[at] ?? '', entry]] : [])))
  }, [names.join('|')])
  return value
}
