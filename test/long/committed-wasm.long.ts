import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { buildPlates } from '../../tools/build-plates.ts'
import { compileBetween, compileCompositor, compileRaster } from '../../tools/build-wasm.ts'

// All in one file: loading the compiler takes as long as what it does.
const BUILDS: [path: string, build: () => Promise<Uint8Array>, command: string][] = [
  ['media/src/compositor/compositor.wasm', compileCompositor, 'npm run build:wasm'],
  ['studio/src/pictures/between/warp.wasm', compileBetween, 'npm run build:wasm'],
  ['studio/src/raster/raster.wasm', compileRaster, 'npm run build:wasm'],
  ['studio/src/scenery/plates.wasm', buildPlates, 'npm run build:plates'],
]

for (const [path, build, command] of BUILDS)
  test(`${path} is what its sources give`, async () => {
    const committed = await readFile(join(import.meta.dirname, '../../packages', path))
    const built = Buffer.from(await build())
    assert.ok(committed.equals(built), `${path} is stale: ${command}`)
  })
