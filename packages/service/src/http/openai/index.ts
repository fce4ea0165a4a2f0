import type { Catalog } from '../../catalog/catalog.ts'
import type { Endpoint } from '../endpoint.ts'
import { imageEndpoints } from './images.ts'
import { modelEndpoints } from './models.ts'
import { speechEndpoints } from './speech.ts'
import { videoEndpoints } from './videos.ts'

/** The OpenAI-style endpoints, with the same tasks, credits and limits as all others. */
export const openAiEndpoints = (catalog: Catalog): Endpoint[] => [
  ...videoEndpoints(catalog),
  ...imageEndpoints(catalog),
  ...speechEndpoints(catalog),
  ...modelEndpoints(catalog),
]
