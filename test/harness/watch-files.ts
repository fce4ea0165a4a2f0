import { existsSync } from 'node:fs'
import { watch } from 'node:fs/promises'
import { resolve } from 'node:path'
import { forgetImports, importedFiles } from './imported-files.ts'
import { mayRead } from './may-read.ts'

// An editor writes several files at a time.
const SETTLE_MS = 200

const IS_CODE = /\.tsx?$/
const IS_WATCHED = /\.(?:tsx?|json|txt|sql)$/

/** Test files that are, or import, one of the changed files, or a module that may read it. */
export function affectedBy(changed: ReadonlySet<string>, files: readonly string[]): string[] {
  const modules = new Set(files.flatMap(file => [...importedFiles(file)]))
  const data = [...changed].filter(one => !IS_CODE.test(one))
  const readers = data.length > 0 ? [...modules].filter(module => data.some(one => mayRead(module, one))) : []
  const wanted = new Set([...changed, ...readers])
  return files.filter(file => [...importedFiles(file)].some(one => wanted.has(one)))
}

/** Runs `first`, then the test files that a change affects, until the process is stopped. */
export async function watchFiles(
  files: readonly string[],
  runAll: (files: readonly string[]) => Promise<unknown>,
  first: readonly string[] = [],
): Promise<void> {
  const changed = new Set<string>()
  let [wake, isRunning] = [undefined as NodeJS.Timeout | undefined, false]
  const run = async (chosen: readonly string[]): Promise<void> => {
    isRunning = true
    if (chosen.length > 0) await runAll(chosen)
    isRunning = false
    console.log('Waiting for changes')
    await runAffected()
  }
  const runAffected = async (): Promise<void> => {
    if (isRunning || changed.size === 0) return
    forgetImports()
    const affected = affectedBy(changed, files)
    changed.clear()
    await run(affected)
  }
  const follow = async (folder: string): Promise<void> => {
    for await (const { filename } of watch(folder, { recursive: true })) {
      if (!filename || filename.includes('node_modules') || !IS_WATCHED.test(filename)) continue
      changed.add(resolve(folder, filename))
      clearTimeout(wake)
      wake = setTimeout(() => void runAffected(), SETTLE_MS)
    }
  }
  // Followed from the start: a file may change while the first run goes on.
  await Promise.all([...['packages', 'test'].filter(folder => existsSync(folder)).map(follow), run(first)])
}
