import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { Log } from 'node-av/lib'
import { AV_LOG_FATAL } from 'node-av/constants'

// Broken files are broken on purpose here; what the library says of them would only hide the results.
Log.setLevel(AV_LOG_FATAL)

/** The path of a file that is not there yet, in a folder that is gone after the test. */
export async function scratch(context: TestContext, name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-media-'))
  context.after(() => rm(folder, { recursive: true }))
  return join(folder, name)
}
