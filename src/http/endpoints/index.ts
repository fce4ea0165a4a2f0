import type { Catalog } from '../../catalog/catalog.ts'
import type { Endpoint } from '../endpoint.ts'
import { creditEndpoints } from './credits.ts'
import { filmEndpoints } from './films.ts'
import { estimateEndpoints, generatorEndpoints } from './generators.ts'
import { healthEndpoints } from './health.ts'
import { taskEndpoints } from './tasks.ts'
import { voiceEndpoints } from './voices.ts'

/** The register of operations, in the order the documentation shows them. */
export const endpointsOf = (catalog: Catalog): Endpoint[] => [
  ...generatorEndpoints(catalog),
  ...taskEndpoints,
  ...filmEndpoints(catalog),
  ...voiceEndpoints,
  ...creditEndpoints,
  ...estimateEndpoints(catalog),
  ...healthEndpoints,
]
