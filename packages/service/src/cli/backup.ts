import { resolve } from 'node:path'
import { restoreStore, verifyBackup } from '../backup/restore-store.ts'
import { systemClock } from '../core/clock.ts'
import { createLog } from '../core/log.ts'
import { readVersion } from '../core/read-version.ts'
import { closeDataFolder } from '../service/close-data-folder.ts'
import { readSettings } from '../service/settings.ts'
import { type Command, print } from './command.ts'
import { parseFlags } from './parse-flags.ts'

const BACKUP = 'backup DIR [--verify]'
const RESTORE = 'restore DIR'

function readFolder(args: string[], usage: string): { folder: string; verify: boolean } {
  try {
    const { values, positionals } = parseFlags(args, { verify: { type: 'boolean' } })
    const [folder] = positionals
    if (folder === undefined || positionals.length > 1) throw new Error('one folder expected')
    return { folder: resolve(folder), verify: values.verify === true }
  } catch (error) {
    throw new Error(`${(error as Error).message} (usage: ${usage})`, { cause: error })
  }
}

export const backup: Command = {
  summary: 'Back up the data folder with its embedded database, running or stopped; or check a backup',
  usage: BACKUP,
  help: () => `usage: ${BACKUP}

Copy the embedded database, the files and the secret into DIR, which must be empty or not there yet. The service
may be at work meanwhile: what it had acknowledged before is in the backup.

  --verify   Copy nothing: read the backup in DIR and hold every file against its sum
`,
  async run(args, env) {
    const { folder, verify } = readFolder(args, BACKUP)
    if (verify) {
      print({ backup: folder, whole: true, ...(await verifyBackup(folder)) })
      return 0
    }
    const settings = readSettings(env)
    if (settings.KINORA_DATABASE_URL)
      throw new Error(
        'KINORA_DATABASE_URL is set: back up that PostgreSQL with its own tools (docs/operating.md#backup)',
      )
    const { KINORA_DATA_DIR: dataDir, KINORA_S3_BUCKET: bucket } = settings
    await closeDataFolder(dataDir)
    const { openDatabase } = await import('../store/open-database.ts')
    const { backupStore } = await import('../backup/backup-store.ts')
    const { db, close } = await openDatabase({
      dataDir,
      log: createLog('warn'),
      maxConnections: 2,
      applicationName: 'kinora backup',
    })
    try {
      const made = await backupStore({
        db,
        dataDir,
        target: folder,
        version: readVersion(),
        filesIn: bucket ? 's3' : 'disk',
        clock: systemClock,
      })
      print({ backup: folder, ...made })
      return made.damaged.length > 0 ? 1 : 0
    } finally {
      await close()
    }
  },
}

export const restore: Command = {
  summary: 'Restore a data folder from a backup',
  usage: RESTORE,
  help: () => `usage: ${RESTORE}

Make the data folder (KINORA_DATA_DIR), which must be empty or not there yet, of the backup in DIR. Every file is
held against its sum. The next start brings the database to where the backup ended.
`,
  async run(args, env) {
    const { folder, verify } = readFolder(args, RESTORE)
    if (verify) throw new Error(`restore verifies always (usage: ${RESTORE})`)
    const { KINORA_DATA_DIR: dataDir } = readSettings(env)
    await closeDataFolder(dataDir)
    const manifest = await restoreStore(folder, dataDir)
    print({ restored: dataDir, ...manifest })
    return 0
  },
}
