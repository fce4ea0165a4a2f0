import { describeConsole } from './console/describe-console.ts'
import { deskTests } from './console/desk.ts'

// The desk shows pictures of documents, which only the studio draws.
await describeConsole('the desk of the console', [deskTests], { KINORA_ENGINES: 'studio' })
