// The checksums of each committed wasm's sources: a test quickly finds sources that changed without a rebuild.
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ON_DEMAND } from './fetch-package.ts'

export type WasmSums = { sources: string; wasm: string }

const root = join(import.meta.dirname, '..')
const RECORD = join(import.meta.dirname, 'wasm-sums.json')

/** Each with its build; its sources are in `assembly` beside it. */
export const COMMITTED_WASM = {
  'packages/media/src/compositor/compositor.wasm': 'build-wasm.ts',
  'packages/studio/src/pictures/between/warp.wasm': 'build-wasm.ts',
  'packages/studio/src/raster/raster.wasm': 'build-wasm.ts',
  'packages/studio/src/scenery/plates.wasm': 'build-plates.ts',
} as const

export type CommittedWasm = keyof typeof COMMITTED_WASM

/** The sums of its sources, of what builds it and of its bytes as they are now. */
export function wasmSums(path: CommittedWasm): WasmSums {
  const sources = globSync('assembly/**/*.as', { cwd: join(root, path, '..') }).sort()
  const parts = [
    `assemblyscript ${ON_DEMAND.assemblyscript}`,
    readFileSync(join(import.meta.dirname, COMMITTED_WASM[path]), 'utf8'),
    ...sources.flatMap(file => [file, readFileSync(join(root, path, '..', file), 'utf8')]),
  ]
  return { sources: sum(parts.join('\0')), wasm: sum(readFileSync(join(root, path))) }
}

export const recordedSums = (): Record<CommittedWasm, WasmSums> =>
  JSON.parse(readFileSync(RECORD, 'utf8')) as Record<CommittedWasm, WasmSums>

/** After a build: what was built of what. */
export function recordSums(paths: readonly CommittedWasm[]): void {
  const built = Object.fromEntries(paths.map(path => [path, wasmSums(path)]))
  writeFileSync(RECORD, `${JSON.stringify({ ...recordedSums(), ...built }, null, 2)}\n`)
}

const sum = (of: string | Buffer): string => createHash('sha256').update(of).digest('hex')
