import { join } from 'node:path'
import { holdFloors, type Rooms } from '../../../test/harness/floors.ts'

// The client knows the service by its published contract alone. It is small: each file is a room.
const rooms: Rooms = {
  'index.ts': { floor: 8, does: 'what can be imported' },
  'create-client.ts': { floor: 7, does: 'the API as functions' },
  'follow-callbacks.ts': { floor: 6, does: 'callbacks, over a stream' },
  'follow-task.ts': { floor: 6, does: 'a task until it is final' },
  'upload-file.ts': { floor: 6, does: 'files to the service' },
  'download-file.ts': { floor: 6, does: 'files from the service' },
  'open-events.ts': { floor: 5, does: 'a stream of events over a connection' },
  'connection.ts': { floor: 4, does: 'requests, until they are answered' },
  'retry.ts': { floor: 3, does: 'what is worth another try, and when' },
  'path-segment.ts': { floor: 2, does: 'ids and generators as parts of a path' },
  'verify-callback.ts': { floor: 3, does: 'whether a callback can be trusted' },
  'kinora-errors.ts': { floor: 2, does: 'what is thrown' },
  'read-events.ts': { floor: 0, does: 'server-sent events out of bytes' },
  'api-types.ts': { floor: 1, does: 'what the calls take and give' },
  generated: { floor: 0, does: 'the types of the OpenAPI document, and where each generator is asked' },
}

holdFloors(join(import.meta.dirname, '..'), rooms)
