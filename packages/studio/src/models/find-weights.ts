import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { WEIGHTS, type Weights, type WeightsName } from './weights.ts'

/** The file is there but is not the one that was checked. Never used: what it would do is unknown. */
export class DamagedWeights extends Error {
  readonly path: string

  constructor(path: string, message: string) {
    super(`${path} ${message}; reinstall its package`)
    this.name = 'DamagedWeights'
    this.path = path
  }
}

export type WeightsState =
  | { state: 'ready'; path: string }
  | { state: 'absent' }
  | { state: 'damaged'; path: string; message: string }

/** The path of a model file that is exactly the one in the table; undefined when its package is not installed. */
export async function findWeights(
  name: WeightsName,
  folders = packageFolders(WEIGHTS[name]),
): Promise<string | undefined> {
  const found = await lookIn(folders, WEIGHTS[name])
  if (found) await check(found, WEIGHTS[name])
  return found
}

/** Whether there is a file at all, which costs next to nothing to know. */
export const isInstalled = async (name: WeightsName): Promise<boolean> =>
  (await lookIn(packageFolders(WEIGHTS[name]), WEIGHTS[name])) !== undefined

/** The bytes of a model file, for models that are changed before they are loaded. */
export async function readWeights(
  name: WeightsName,
  folders = packageFolders(WEIGHTS[name]),
): Promise<Buffer | undefined> {
  const weights = WEIGHTS[name]
  const found = await lookIn(folders, weights)
  if (!found) return undefined
  // The sum of what was read, so that nothing can change between the check and the use.
  const bytes = await readFile(found)
  refuseUnless(createHash('sha256').update(bytes).digest('hex') === weights.sha256, found)
  return bytes
}

/** For the doctor: the same, without throwing. */
export async function checkWeights(name: WeightsName, folders = packageFolders(WEIGHTS[name])): Promise<WeightsState> {
  try {
    const path = await findWeights(name, folders)
    return path === undefined ? { state: 'absent' } : { state: 'ready', path }
  } catch (error) {
    if (!(error instanceof DamagedWeights)) throw error
    return { state: 'damaged', path: error.path, message: error.message }
  }
}

// By folders and not by import.meta.resolve: a package's `exports` may hide the file, or name no main file at all.
function packageFolders(weights: Weights): string[] {
  return createRequire(import.meta.url).resolve.paths(weights.package) ?? []
}

async function lookIn(folders: readonly string[], weights: Weights): Promise<string | undefined> {
  for (const folder of folders) {
    const path = join(folder, weights.package, weights.file)
    if (await stat(path).catch(() => undefined)) return path
  }
  return undefined
}

// Hashing all of them takes about a second: once a process, and again when a file has changed.
const verdicts = new Map<string, Promise<boolean>>()

async function check(path: string, weights: Weights): Promise<void> {
  const { size, mtimeMs } = await stat(path)
  if (size !== weights.bytes) throw new DamagedWeights(path, `has ${size} bytes instead of ${weights.bytes}`)
  const key = `${path} ${size} ${mtimeMs}`
  const verdict = verdicts.get(key) ?? sumOf(path).then(sum => sum === weights.sha256)
  verdicts.set(key, verdict)
  // A read that failed says nothing about the file.
  verdict.catch(() => verdicts.delete(key))
  refuseUnless(await verdict, path)
}

function refuseUnless(isRight: boolean, path: string): void {
  if (!isRight) throw new DamagedWeights(path, 'has another sha256 than the file this release was made with')
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
