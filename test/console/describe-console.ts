import { describe } from 'node:test'
import { type ConsoleSuite, openConsoleSuite } from '../harness/console.ts'
import { missingPrograms } from '../harness/debian-programs.ts'

/** Tests of the console in a real Chromium: one service and one browser for all of a file. */
export async function describeConsole(
  title: string,
  tests: readonly ((suite: ConsoleSuite) => void)[],
  environment: Record<string, string> = {},
): Promise<void> {
  const missing = await missingPrograms(['chromium'])
  if (missing) console.error(`\nTHE CONSOLE IS NOT TESTED: ${missing}\n`)
  void describe(title, { skip: missing ?? false }, () => {
    const suite = openConsoleSuite(environment)
    for (const add of tests) add(suite)
  })
}
