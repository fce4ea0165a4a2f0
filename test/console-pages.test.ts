import { accountPagesTests } from './console/account-pages.ts'
import { describeConsole } from './console/describe-console.ts'
import { everywhereTests } from './console/everywhere.ts'
import { filmTests } from './console/film.ts'
import { makeTests } from './console/make.ts'
import { operatorTests } from './console/operators.ts'

await describeConsole('the pages of the console', [
  makeTests,
  everywhereTests,
  filmTests,
  accountPagesTests,
  operatorTests,
])
