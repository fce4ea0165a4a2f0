import { describeConsole } from './console/describe-console.ts'
import { deskTests } from './console/desk.ts'
import { collectionTests, storyboardTests } from './console/storyboard.ts'

// The desk shows pictures of documents, which only the studio draws.
await describeConsole('the desk of the console', [deskTests, storyboardTests, collectionTests], {
  KINORA_ENGINES: 'studio',
})
