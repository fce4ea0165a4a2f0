// `npm run build:wasm`: compiles the AssemblyScript of the compositor, of the motion between frames and of the rasteriser
// to the wasm that lies beside each and is committed, so that an installation needs no compiler. Tests compare sums of both. The
// sources are named .as, not .ts: they are another language, and the type checker must not read them.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { main } from './assembly-compiler.ts'
import { recordSums } from './wasm-sums.ts'

/** A folder, the file in its `assembly` that exports everything, and what is made of it. */
type Source = { folder: string; entry: string; wasm: string }

const packages = join(import.meta.dirname, '..', 'packages')
const COMPOSITOR = { folder: join(packages, 'media/src/compositor'), entry: 'kernels.ts', wasm: 'compositor.wasm' }
const BETWEEN = { folder: join(packages, 'studio/src/pictures/between'), entry: 'warp.ts', wasm: 'warp.wasm' }
const RASTER = { folder: join(packages, 'studio/src/raster'), entry: 'raster.ts', wasm: 'raster.wasm' }

// No relaxed SIMD: the same pictures give the same bytes on every machine. No runtime: nothing is allocated in there.
const OPTIONS = ['-O3', '--converge', '--enable', 'simd', '--runtime', 'stub', '--noAssert']

async function compile({ folder, entry, wasm: name }: Source): Promise<Uint8Array> {
  let wasm: Uint8Array | undefined
  const said: string[] = []
  const { error } = await main([entry, ...OPTIONS, '--outFile', name], {
    stderr: { write: chunk => void said.push(chunk) },
    readFile: file => readFile(join(folder, 'assembly', file.replace(/\.ts$/, '.as')), 'utf8').catch(() => null),
    writeFile: (file, contents) => {
      if (file === name && typeof contents !== 'string') wasm = contents
    },
    listFiles: () => [],
  })
  if (error || !wasm) throw new Error(`${name} does not compile: ${String(error)}\n${said.join('')}`)
  return wasm
}

export const compileCompositor = (): Promise<Uint8Array> => compile(COMPOSITOR)
export const compileBetween = (): Promise<Uint8Array> => compile(BETWEEN)
export const compileRaster = (): Promise<Uint8Array> => compile(RASTER)

if (import.meta.main) {
  for (const one of [COMPOSITOR, BETWEEN, RASTER]) {
    const wasm = await compile(one)
    await writeFile(join(one.folder, one.wasm), wasm)
    console.log(`${one.wasm}: ${wasm.length} bytes`)
  }
  recordSums([
    'packages/media/src/compositor/compositor.wasm',
    'packages/studio/src/pictures/between/warp.wasm',
    'packages/studio/src/raster/raster.wasm',
  ])
}
