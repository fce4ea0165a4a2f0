import { describeConsole } from './console/describe-console.ts'
import { signInTests } from './console/sign-in.ts'
import { tasksTests } from './console/tasks.ts'

await describeConsole('the console', [signInTests, tasksTests])
