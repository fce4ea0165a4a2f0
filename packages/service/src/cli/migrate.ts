import { createLog } from '../core/log.ts'
import { readSettings } from '../service/settings.ts'
import { type Command, print } from './command.ts'
import { readArgs } from './read-args.ts'

export const migrate: Command = {
  summary: 'Migrate the database to this version, and end',
  usage: 'migrate',
  help: () => `usage: migrate

Migrate the database to this version, and end. Every "serve" does so when it starts; a deployment with many
processes runs this first, as a job.
`,
  async run(args, env) {
    readArgs(args, [], {})
    const { KINORA_DATABASE_URL: databaseUrl, KINORA_DATA_DIR: dataDir } = readSettings(env)
    const { openDatabase } = await import('../store/open-database.ts')
    const { close, db } = await openDatabase({
      ...(databaseUrl && { databaseUrl }),
      dataDir,
      log: createLog('warn'),
      maxConnections: 1,
      applicationName: 'kinora migrate',
    })
    try {
      const [row] = await db.query<{ number: number }>({ text: 'select max(number) as number from migration' })
      print({ migration: row?.number ?? 0 })
      return 0
    } finally {
      await close()
    }
  },
}
