import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { type DrivenEngine, driveEngine } from '../../../../../test/harness/drive-engine.ts'
import { commandKind } from '../../../src/engines/command/command-kind.ts'
import type { CommandSettings } from '../../../src/engines/command/command-settings.ts'

export type DrivenCommand = DrivenEngine & { settings: CommandSettings; folder: string }

/** The engine with a program that behaves in the way told, and a folder that is gone after the test. */
export async function driveCommand(
  test: TestContext,
  behaviour: readonly string[],
  given: Partial<CommandSettings> = {},
): Promise<DrivenCommand> {
  const folder = given.folder ?? (await mkdtemp(join(tmpdir(), 'kinora-command-')))
  const settings: CommandSettings = {
    command: process.execPath,
    args: [join(import.meta.dirname, 'program.ts'), ...behaviour],
    makes: ['image', 'speech', 'seeing', 'video'],
    ...given,
    folder,
  }
  const driven = driveEngine(test, commandKind, settings)
  // Registered later and so run later: after the engine has stopped.
  if (given.folder === undefined) test.after(() => rm(folder, { recursive: true, force: true }))
  return { ...driven, settings, folder }
}
