import type { Catalog } from '../../catalog/catalog.ts'
import type { Endpoint } from '../endpoint.ts'
import { openAiEndpoints } from '../openai/index.ts'
import { accountEndpoints } from './account.ts'
import { adminAccountEndpoints } from './operator/admin-accounts.ts'
import { adminCallbackEndpoints, callbackLogEndpoints } from './callbacks/callback-log.ts'
import { adminEngineEndpoints } from './operator/admin-engines.ts'
import { adminKeyEndpoints } from './operator/admin-keys.ts'
import { adminLoadEndpoints } from './operator/admin-load.ts'
import { adminStorageEndpoints } from './operator/admin-storage.ts'
import { callbackEndpoints } from './callbacks/callbacks.ts'
import { catalogEndpoints } from './catalog.ts'
import { consoleEndpoints } from './console.ts'
import { creditEndpoints } from './credits.ts'
import { documentEndpoints } from './documents.ts'
import { fileEndpoints } from './files.ts'
import { filmSoundEndpoints } from './films/film-sounds.ts'
import { storyboardEndpoints } from './films/film-storyboards.ts'
import { timelineEndpoints } from './films/film-timelines.ts'
import { filmEndpoints } from './films/films.ts'
import { estimateEndpoints, generatorEndpoints } from './generators.ts'
import { fetchEndpoints } from './fetch-upload.ts'
import { healthEndpoints } from './health.ts'
import { ledgerEndpoints } from './ledger.ts'
import { mcpEndpoints } from './mcp.ts'
import { createPreviewEndpoints } from './previews/preview-creates.ts'
import { previewEndpoints } from './previews/preview.ts'
import { sandboxEndpoints } from './sandbox.ts'
import { collectionEndpoints } from './collections.ts'
import { savedAssetEndpoints } from './saved-assets.ts'
import { savedSceneEndpoints } from './saved-scenes.ts'
import { sceneEndpoints } from './scenes.ts'
import { startingPointEndpoints } from './starting-points.ts'
import { subjectEndpoints } from './subjects.ts'
import { taskEndpoints } from './tasks.ts'
import { templateEndpoints } from './templates.ts'
import { testReceiverEndpoints } from './callbacks/test-receiver.ts'
import { uploadEndpoints } from './uploads.ts'
import { voiceEndpoints } from './voices.ts'

/** All operations in the order of the documentation. */
export function buildEndpoints(catalog: Catalog): Endpoint[] {
  const endpoints = workingEndpointsOf(catalog)
  // The documents describe every endpoint, including themselves, and are built on first use.
  endpoints.push(...documentEndpoints(catalog, endpoints))
  return endpoints
}

const workingEndpointsOf = (catalog: Catalog): Endpoint[] => [
  ...generatorEndpoints(catalog),
  ...createPreviewEndpoints(catalog),
  ...taskEndpoints,
  ...sceneEndpoints(),
  ...startingPointEndpoints,
  ...savedSceneEndpoints,
  ...savedAssetEndpoints,
  ...collectionEndpoints,
  ...previewEndpoints,
  ...filmEndpoints(catalog),
  ...timelineEndpoints(catalog),
  ...storyboardEndpoints(catalog),
  ...filmSoundEndpoints(catalog),
  ...subjectEndpoints,
  ...voiceEndpoints,
  ...templateEndpoints,
  ...callbackEndpoints,
  ...callbackLogEndpoints,
  ...testReceiverEndpoints,
  ...accountEndpoints,
  ...creditEndpoints,
  ...ledgerEndpoints,
  ...estimateEndpoints(catalog),
  ...uploadEndpoints,
  ...fetchEndpoints,
  ...fileEndpoints,
  ...openAiEndpoints(catalog),
  ...mcpEndpoints(catalog),
  ...sandboxEndpoints,
  ...adminAccountEndpoints,
  ...adminKeyEndpoints,
  ...adminCallbackEndpoints,
  ...adminLoadEndpoints,
  ...adminEngineEndpoints,
  ...adminStorageEndpoints,
  ...healthEndpoints,
  ...consoleEndpoints(),
  ...catalogEndpoints(catalog),
]
