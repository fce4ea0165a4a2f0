import { chmod, chown, lstat, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ChildAccount } from '@kinora/media/children/child-account'
import { EXIT_FILE } from './run-program.ts'

/** The work folders of an engine's programs: one for each order, which outlives the attempt and the process. */
export type OrderFolders = {
  /** The working folder of an order's program. */
  files(order: string): string
  has(order: string): Promise<boolean>
  /** Creates the folder. Files of an earlier run stay, except its results. */
  prepare(order: string): Promise<string>
  /** The exit code of the program, if it has ended. */
  exitCode(order: string): Promise<number | undefined>
  remove(order: string): Promise<void>
  /** Deletes folders of orders that are no longer polled. */
  sweep(now: number): Promise<void>
}

// Results are stored within minutes of their end. A later attempt makes the order again.
const KEEP_ENDED_MS = 3_600_000
// Twice the longest run time of a program.
const KEEP_BEGUN_MS = 2 * 86_400_000

/** Files whose names have a meaning when a program has ended; see docs/engines/command.md. */
export const isResultName = (name: string): boolean => /^(result|cover)\.[a-z0-9]+$|^(words|made)\.json$/.test(name)

export function createOrderFolders(base: string, account: ChildAccount | undefined): OrderFolders {
  const own = (order: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(order)) throw new RangeError('the token is not of this engine')
    return join(base, order)
  }
  const files = (order: string): string => join(own(order), 'files')

  async function prepare(order: string): Promise<string> {
    await makeBase(base, account)
    for (const folder of [own(order), files(order)]) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if (account) await chown(folder, account.uid, account.gid)
    }
    await rm(join(own(order), EXIT_FILE), { force: true })
    const left = (await readdir(files(order))).filter(isResultName)
    await Promise.all(left.map(name => rm(join(files(order), name), { recursive: true, force: true })))
    return files(order)
  }

  const remove = (order: string): Promise<void> => rm(own(order), { recursive: true, force: true })

  return {
    files,
    has: order => isThere(files(order)),
    prepare,
    async exitCode(order) {
      const text = await readFile(join(own(order), EXIT_FILE), 'utf8').catch(() => '')
      return /^\d+$/.test(text) ? Number(text) : undefined
    },
    remove,
    async sweep(now) {
      for (const name of await readdir(base).catch(() => [])) {
        const ended = await changedAt(join(base, name, EXIT_FILE))
        const begun = await changedAt(join(base, name))
        const isOver = ended !== undefined ? now - ended > KEEP_ENDED_MS : now - (begun ?? now) > KEEP_BEGUN_MS
        if (isOver) await rm(join(base, name), { recursive: true, force: true })
      }
    },
  }
}

/** The user may enter the folder but not list it. The operator's existing folders keep their permissions. */
export async function makeBase(base: string, account: ChildAccount | undefined): Promise<void> {
  const first = await mkdir(base, { recursive: true, mode: 0o700 })
  await refuseForeign(base)
  if (!account || first === undefined) return
  for (let folder = base; folder.length >= first.length; folder = dirname(folder)) await chmod(folder, 0o711)
}

/** In a world-writable folder, another user may have created this one. */
async function refuseForeign(folder: string): Promise<void> {
  const { uid } = await lstat(folder)
  if (uid !== process.getuid?.()) throw new Error('the folder for the programs of this engine belongs to another user')
}

const changedAt = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )

const isThere = async (path: string): Promise<boolean> => (await changedAt(path)) !== undefined
