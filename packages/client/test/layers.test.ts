import { join } from 'node:path'
import { checkLayers, type Folders } from '../../../test/harness/layers.ts'

// The client knows the service by its published contract alone. It is small: each file is a folder.
const folders: Folders = {
  'index.ts': { layer: 8, does: 'what can be imported' },
  'build-scene.ts': { layer: 2, does: 'scene documents from their parts' },
  'describe-shots.ts': { layer: 2, does: 'a line for each shot of a document' },
  'storyboard-parts.ts': { layer: 3, does: 'the parts of a storyboard sheet' },
  'create-client.ts': { layer: 7, does: 'the API as functions' },
  'follow-callbacks.ts': { layer: 6, does: 'callbacks, over a stream' },
  'follow-task.ts': { layer: 6, does: 'a task until it is final' },
  'upload-file.ts': { layer: 6, does: 'files to the service' },
  'download-file.ts': { layer: 6, does: 'files from the service' },
  'open-events.ts': { layer: 5, does: 'a stream of events over a connection' },
  'connection.ts': { layer: 4, does: 'requests, until they are answered' },
  'retry.ts': { layer: 3, does: 'what is worth another try, and when' },
  'path-segment.ts': { layer: 2, does: 'ids and generators as parts of a path' },
  'verify-callback.ts': { layer: 3, does: 'whether a callback can be trusted' },
  'kinora-errors.ts': { layer: 2, does: 'what is thrown' },
  'read-events.ts': { layer: 0, does: 'server-sent events out of bytes' },
  'api-types.ts': { layer: 1, does: 'what the calls take and give' },
  generated: { layer: 0, does: 'the types of the OpenAPI document, and where each generator is asked' },
}

checkLayers(join(import.meta.dirname, '..'), folders)
