import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The temporary folder of one run. Removing it tells what of Kinora's the tests left in it. */
export function makeTemporaryFolder(): { path: string; remove(): string[] } {
  const path = mkdtempSync(join(tmpdir(), 'kinora-run-'))
  // Processes of other users work in it too: PostgreSQL and the processes that draw.
  chmodSync(path, 0o1777)
  return {
    path,
    remove() {
      // Browsers and programs of others may leave files of their own.
      const left = readdirSync(path).filter(name => name.startsWith('kinora'))
      rmSync(path, { recursive: true, force: true })
      return left
    },
  }
}
