// Several test files in one process, one after another: what they import is loaded once. Each is a suite of its own, so
// that its hooks are for its own tests.
import { describe } from 'node:test'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

for (const file of process.argv.slice(2))
  void describe(file, async () => {
    await import(pathToFileURL(resolve(file)).href)
  })
