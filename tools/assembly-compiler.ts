// The AssemblyScript compiler, loaded without its types: they declare globals of that language (an `at` of arrays that
// never misses, for one), which would then hold for all of this repository.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchOnDemand } from './fetch-package.ts'

type Files = {
  stderr: { write(chunk: string): void }
  readFile(name: string): Promise<string | null>
  writeFile(name: string, contents: string | Uint8Array): void
  listFiles(): string[]
  transforms?: readonly object[]
}

type ExportInfo = { name: string; value: string; kind: number }

/** The used parts of binaryen's module and tables. */
export type Module = {
  getNumExports(): number
  getExportByIndex(index: number): number
  getGlobal(name: string): number
  getFunction(name: string): number
  removeExport(name: string): void
}
type Binaryen = {
  ExternalGlobal: number
  ExternalFunction: number
  v128: number
  getExportInfo(reference: number): ExportInfo
  getGlobalInfo(reference: number): { type: number }
  getFunctionInfo(reference: number): { params: number; results: number }
  expandType(type: number): number[]
}

const folder = await fetchOnDemand('assemblyscript')
// The package exports these for import alone, which a resolver from another folder does not do: they are loaded by path.
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href)

export const { main } = (await load('dist/asc.js')) as {
  main: (options: readonly string[], files: Files) => Promise<{ error: Error | null }>
}
export const compiler = await load('dist/assemblyscript.js')
export const { default: binaryen } = (await load('lib/binaryen.js')) as { default: Binaryen }
