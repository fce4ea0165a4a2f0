import type { Catalog } from '../../catalog/catalog.ts'
import { findBuiltIn } from '../../engines/index.ts'
import { configureEntry } from '../../engines/open-router.ts'
import { resolver } from '../../engines/routing/read-engines-file.ts'
import type { DescribedEngines } from '../../http/services.ts'
import { listRoutes } from './examine-engines.ts'
import type { OpenEnginesFile } from '../open/open-engines-file.ts'

/** Lists the engines and their routes by name, without addresses or secrets. */
export function describeEngines(catalog: Catalog, file: OpenEnginesFile, builtIn: readonly string[]): DescribedEngines {
  const listed = Object.entries(file.current()?.engines ?? {})
  return {
    engines: [
      ...listed.map(([engine, entry]) => ({
        engine,
        kind: entry.kind,
        makes: configureEntry(entry).makes(resolver(file.path)),
      })),
      ...builtIn.map(engine => ({ engine, kind: 'built-in', makes: findBuiltIn(engine).makes })),
    ],
    routes: listRoutes(catalog, file, builtIn),
  }
}
