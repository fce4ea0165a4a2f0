import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Weights, type WeightsName, weightsOf } from './weights.ts'

/** The file exists but has another hash. It is never used. */
export class DamagedWeights extends Error {
  readonly path: string

  constructor(path: string, message: string) {
    super(`${path} ${message}`)
    this.name = 'DamagedWeights'
    this.path = path
  }
}

type WeightsState =
  | { state: 'ready'; path: string }
  | { state: 'absent' }
  | { state: 'damaged'; path: string; message: string }

/** The path of a verified model file; undefined if its package is not installed. */
export const findWeights = (
  name: WeightsName,
  folders = packageFolders(weightsOf(name)),
): Promise<string | undefined> =>
  useFirstIntact(folders, weightsOf(name), async path => {
    await check(path, weightsOf(name))
    return path
  })

/** True if the file exists; it is not hashed. */
export const isInstalled = async (name: WeightsName): Promise<boolean> =>
  (await pathsIn(packageFolders(weightsOf(name)), weightsOf(name))).length > 0

/** The bytes of a model file, for models that are changed before loading. */
export const readWeights = (
  name: WeightsName,
  folders = packageFolders(weightsOf(name)),
): Promise<Buffer | undefined> =>
  useFirstIntact(folders, weightsOf(name), async path => {
    // The hash of the bytes read, so that nothing can change between check and use.
    const bytes = await readFile(path)
    refuseUnless(createHash('sha256').update(bytes).digest('hex') === weightsOf(name).sha256, path)
    return bytes
  })

/** The state of a model file, for `kinora doctor`. */
export async function checkWeights(
  name: WeightsName,
  folders = packageFolders(weightsOf(name)),
): Promise<WeightsState> {
  try {
    const path = await findWeights(name, folders)
    return path === undefined ? { state: 'absent' } : { state: 'ready', path }
  } catch (error) {
    if (!(error instanceof DamagedWeights)) throw error
    return { state: 'damaged', path: error.path, message: error.message }
  }
}

/**
 * The folders of npm, then of `kinora models install`. It searches folders instead of import.meta.resolve, because a
 * package's `exports` may hide the file or have no main file.
 */
export function packageFolders(weights: Weights): string[] {
  const own = process.env.KINORA_MODELS_DIR
  const installed = createRequire(import.meta.url).resolve.paths(weights.package) ?? []
  return own ? [...installed, join(own, 'node_modules')] : installed
}

async function pathsIn(folders: readonly string[], weights: Weights): Promise<string[]> {
  const paths = folders.map(folder => join(folder, weights.package, weights.file))
  const found = await Promise.all(paths.map(path => stat(path).catch(() => undefined)))
  return paths.filter((_, index) => found[index])
}

/** The first usable file; a damaged one is reported only if there is no other. */
async function useFirstIntact<T>(
  folders: readonly string[],
  weights: Weights,
  use: (path: string) => Promise<T>,
): Promise<T | undefined> {
  let damage: DamagedWeights | undefined
  for (const path of await pathsIn(folders, weights)) {
    try {
      return await use(path)
    } catch (error) {
      if (!(error instanceof DamagedWeights)) throw error
      damage ??= error
    }
  }
  if (damage) throw damage
  return undefined
}

// Hashing all model files takes about a second, so each process hashes a file once, and again when it has changed.
const verdicts = new Map<string, Promise<boolean>>()

async function check(path: string, weights: Weights): Promise<void> {
  const { size, mtimeMs } = await stat(path)
  if (size !== weights.bytes) throw new DamagedWeights(path, `has ${size} bytes instead of ${weights.bytes}`)
  const key = `${path} ${size} ${mtimeMs}`
  const verdict = verdicts.get(key) ?? hashFile(path).then(sum => sum === weights.sha256)
  verdicts.set(key, verdict)
  // A failed read says nothing about the file.
  verdict.catch(() => verdicts.delete(key))
  refuseUnless(await verdict, path)
}

function refuseUnless(isRight: boolean, path: string): void {
  if (!isRight) throw new DamagedWeights(path, 'has another sha256 than the file this release was made with')
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
