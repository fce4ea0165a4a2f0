import type { Catalog } from '../../catalog/catalog.ts'
import type { Endpoint } from '../endpoint.ts'
import { imageEndpoints } from './images.ts'
import { modelEndpoints } from './models.ts'
import { speechEndpoints } from './speech.ts'
import { videoEndpoints } from './videos.ts'

/** What clients of OpenAI's dialect call, on the same tasks, credits and limits as everything else. */
export const openAiEndpoints = (catalog: Catalog): Endpoint[] => [
  ...videoEndpoints(catalog),
  ...imageEndpoints(catalog),
  ...speechEndpoints(catalog),
  ...modelEndpoints(catalog),
]
