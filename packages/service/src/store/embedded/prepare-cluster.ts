import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../core/log.ts'
import { closeCluster } from './close-cluster.ts'
import type { Binaries } from './find-binaries.ts'
import { clusterSeenFromInside, runServerProgram } from './run-server-program.ts'
import { type ServerAccount, changeOwner } from './server-account.ts'
import { SUPERUSER } from './server-location.ts'
import { syncFolder } from '../../disk/durable-folders.ts'

const UNFINISHED = 'postgres.new-'

type ClusterOptions = {
  dataDir: string
  cluster: string
  clusterName: string
  binaries: Binaries
  account: ServerAccount
  password: string
  log: Log
}

/** Prepares a cluster: the existing one, or a new one. */
export async function prepareCluster(options: ClusterOptions): Promise<void> {
  const { dataDir, cluster, binaries, account } = options
  await removeUnfinished(dataDir)
  if (!existsSync(cluster)) await createCluster(options)
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => 'of no version')
  if (version.trim() !== binaries.major) {
    throw new Error(
      `${cluster} holds PostgreSQL data ${version.trim()}, and this is PostgreSQL ${binaries.major}: dump it with the old version and load it into a new data folder, or set KINORA_DATABASE_URL to a server that can read it`,
    )
  }
  await changeOwner(cluster, account)
}

/**
 * Created under a temporary name and renamed last: a kill half-way leaves only a folder that the next start deletes.
 */
async function createCluster(options: ClusterOptions): Promise<void> {
  const { dataDir, cluster, clusterName, binaries, account, password, log } = options
  const unfinished = join(dataDir, `${UNFINISHED}${process.pid}`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  try {
    if (account) await chown(unfinished, account.uid, account.gid)
    await runServerProgram(binaries.initdb, initdbArgumentsOf(unfinished), { account, cwd: unfinished })
    await closeCluster({ cluster: unfinished, clusterName, postgres: binaries.postgres, account, password })
    await rename(unfinished, cluster)
    await syncFolder(dataDir)
    log.info({ cluster }, 'made a new PostgreSQL cluster')
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true, maxRetries: 3 })
    // Another process created its cluster first.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

const initdbArgumentsOf = (folder: string): string[] => [
  `--pgdata=${clusterSeenFromInside(folder)}`,
  `--username=${SUPERUSER}`,
  // The builtin provider sorts the same on every machine; system collations change with the C library.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--encoding=UTF8',
  // Rejects everybody until our own rules replace these.
  '--auth-local=reject',
  '--auth-host=reject',
  '--no-instructions',
]

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(UNFINISHED) || isRunning(Number(name.slice(UNFINISHED.length)))) continue
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
