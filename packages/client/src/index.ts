export type * from './api-types.ts'
export { buildScene } from './build-scene.ts'
export { describeShots } from './describe-shots.ts'
export { type AnyCall, type Client, type ClientOptions, createClient } from './create-client.ts'
export { storyboardParts } from './storyboard-parts.ts'
export { isFinal } from './follow-task.ts'
export { ConnectionLost, type Problem, type Reason, RequestRefused, TaskFailed } from './kinora-errors.ts'
export type { Uploadable } from './upload-file.ts'
export {
  CallbackNotTrusted,
  isSignedBody,
  isSignedRequest,
  readCallback,
  type ReceivedCallback,
} from './verify-callback.ts'
