import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Settings } from './settings.ts'
import { parseShape, record, text } from '../core/shape.ts'

// Commands in other terminals find a service with its own data folder by an entry that holds the folder's name.

/** The folder of these entries, per user. */
export const runningFolder = ({ KINORA_RUNNING_DIR }: Pick<Settings, 'KINORA_RUNNING_DIR'>): string =>
  KINORA_RUNNING_DIR || join(homedir(), '.local', 'state', 'kinora', 'running')

const entryOf = (folder: string, dataFolder: string): string =>
  join(folder, `${createHash('sha256').update(dataFolder).digest('hex').slice(0, 32)}.json`)

/** Announces the service until it is closed. */
export async function announceService(settings: Settings): Promise<{ close(): Promise<void> }> {
  const folder = runningFolder(settings)
  const dataFolder = resolve(settings.KINORA_DATA_DIR)
  const entry = entryOf(folder, dataFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(entry, `${JSON.stringify({ data_dir: dataFolder })}\n`, { mode: 0o600 })
  return { close: () => rm(entry, { force: true }) }
}

/** Lists the announced data folders. Entries that others could write are ignored. */
export async function announcedFolders(settings: Pick<Settings, 'KINORA_RUNNING_DIR'>): Promise<string[]> {
  const folder = runningFolder(settings)
  const names = await readdir(folder).catch(() => [])
  const folders = await Promise.all(
    names.filter(name => name.endsWith('.json')).map(name => readEntry(join(folder, name))),
  )
  return folders.filter(one => one !== undefined).sort()
}

async function readEntry(path: string): Promise<string | undefined> {
  try {
    const { uid, mode } = await stat(path)
    if (uid !== process.getuid?.() || (mode & 0o022) !== 0) return undefined
    return parseShape(record({ data_dir: text }), await readFile(path, 'utf8'), path).data_dir
  } catch {
    return undefined
  }
}
