// Several test files in one process, one after another: what they import is loaded once. Each is a suite of its own, so
// that its hooks are for its own tests.
import { after, before, describe } from 'node:test'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startCost } from './start-cost.ts'

for (const file of process.argv.slice(2))
  void describe(file, async () => {
    let tell = (): void => {}
    // Hooks run in the order in which they were given: this one is the first, and the other the last.
    before(() => void (tell = startCost([file])))
    await import(pathToFileURL(resolve(file)).href)
    after(() => tell())
  })
