import { describe } from 'node:test'
import { everywhereTests } from './console/everywhere.ts'
import { makeTests } from './console/make.ts'
import { filmTests } from './console/film.ts'
import { accountPagesTests } from './console/account-pages.ts'
import { operatorTests } from './console/operators.ts'
import { signInTests } from './console/sign-in.ts'
import { tasksTests } from './console/tasks.ts'
import { openConsoleSuite } from './harness/console.ts'
import { missingPrograms } from './harness/debian-programs.ts'

// The console in a real Chromium: one service and one browser for all of it. A page's tests lie in `test/console` and have
// a line here.
const missing = await missingPrograms(['chromium'])
if (missing) console.error(`\nTHE CONSOLE IS NOT TESTED: ${missing}\n`)

describe('the console', { skip: missing ?? false }, () => {
  const suite = openConsoleSuite()
  signInTests(suite)
  makeTests(suite)
  tasksTests(suite)
  everywhereTests(suite)
  filmTests(suite)
  accountPagesTests(suite)
  operatorTests(suite)
})
