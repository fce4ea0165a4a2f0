import { watch } from 'node:fs/promises'
import { resolve } from 'node:path'
import { forgetImports, importedFiles } from './imported-files.ts'

// An editor writes several files at a time.
const SETTLE_MS = 200

/** Test files that are, or import, one of the changed files. */
export const affectedBy = (changed: ReadonlySet<string>, files: readonly string[]): string[] =>
  files.filter(file => [...changed].some(one => importedFiles(file).has(one)))

/** Runs the test files that a change affects, until the process is stopped. */
export async function watchFiles(
  files: readonly string[],
  runAll: (files: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const changed = new Set<string>()
  let [wake, isRunning] = [undefined as NodeJS.Timeout | undefined, false]
  const runAffected = async (): Promise<void> => {
    if (isRunning || changed.size === 0) return
    isRunning = true
    forgetImports()
    const affected = affectedBy(changed, files)
    changed.clear()
    if (affected.length > 0) await runAll(affected)
    isRunning = false
    console.log('Waiting for changes')
    await runAffected()
  }
  const follow = async (folder: string): Promise<void> => {
    for await (const { filename } of watch(folder, { recursive: true })) {
      if (!filename || filename.includes('node_modules') || !/\.tsx?$/.test(filename)) continue
      changed.add(resolve(folder, filename))
      clearTimeout(wake)
      wake = setTimeout(() => void runAffected(), SETTLE_MS)
    }
  }
  console.log('Waiting for changes')
  await Promise.all(['packages', 'test'].map(follow))
}
