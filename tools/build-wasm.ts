// `npm run build:wasm`: compiles the compositor's AssemblyScript to the wasm that lies beside it and is committed, so
// that an installation needs no compiler. A test compares both.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { main } from './assembly-compiler.ts'

const folder = join(import.meta.dirname, '..', 'src', 'media', 'compose')
const WASM = 'compositor.wasm'

// No relaxed SIMD: the same pictures give the same bytes on every machine. No runtime: nothing is allocated in there.
const OPTIONS = ['-O3', '--converge', '--enable', 'simd', '--runtime', 'stub', '--noAssert', '--outFile', WASM]

export async function compileCompositor(): Promise<Uint8Array> {
  let wasm: Uint8Array | undefined
  const said: string[] = []
  const { error } = await main(['kernels.ts', ...OPTIONS], {
    stderr: { write: chunk => void said.push(chunk) },
    readFile: name => readFile(join(folder, 'assembly', name), 'utf8').catch(() => null),
    writeFile: (name, contents) => {
      if (name === WASM && typeof contents !== 'string') wasm = contents
    },
    listFiles: () => [],
  })
  if (error || !wasm) throw new Error(`the compositor does not compile: ${String(error)}\n${said.join('')}`)
  return wasm
}

if (import.meta.main) {
  const wasm = await compileCompositor()
  await writeFile(join(folder, WASM), wasm)
  console.log(`${WASM}: ${wasm.length} bytes`)
}
