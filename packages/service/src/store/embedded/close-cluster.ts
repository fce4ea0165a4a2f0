import { createHash, randomUUID } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { ConnectionSettings } from '../pool.ts'
import { clusterSeenFromInside, runServerProgram } from './run-server-program.ts'
import type { ServerAccount } from './server-account.ts'
import { SUPERUSER } from './server-location.ts'
import { syncFolder } from '../../disk/durable-folders.ts'

type ClusterAccess = { cluster: string; account: ServerAccount; password: string }

const rulesFile = (cluster: string): string => join(cluster, 'pg_hba.conf')

/**
 * Access rules: one role, with the password. The hash in it tells the next start whether the server knows this
 * password; the password has 256 random bits, so its hash reveals nothing.
 */
const rules = (password: string): string => `# Made by Kinora; changes are lost at the next start.
# password sha256 ${createHash('sha256').update(password).digest('hex')}
local all ${SUPERUSER} scram-sha-256
`

const passwordStatement = (password: string): string =>
  `alter role ${SUPERUSER} password '${password.replaceAll("'", "''")}'`

/** True if the server requires this password. */
export async function isClosed({ cluster, password }: ClusterAccess): Promise<boolean> {
  return (await readFile(rulesFile(cluster), 'utf8').catch(() => '')) === rules(password)
}

/** Sets the password in single-user mode, so that no server ever listens without it. */
export async function closeCluster(access: ClusterAccess & { postgres: string; clusterName: string }): Promise<void> {
  const { cluster, clusterName, postgres, account, password } = access
  // The name tells other processes that the cluster is in use.
  const args = ['--single', '-D', clusterSeenFromInside(cluster), '-c', `cluster_name=${clusterName}`, 'postgres']
  await runServerProgram(postgres, args, { account, cwd: cluster, input: `${passwordStatement(password)}\n` })
  await writeRules(access)
}

/** The same with a running server that is still open to all. */
export async function closeRunning(connection: ConnectionSettings, access: ClusterAccess): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres', application_name: 'kinora password' })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(passwordStatement(access.password))
    await writeRules(access)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end().catch(() => {})
  }
}

/** Written under a fresh name first: in a folder of another account a known name could be a link. */
async function writeRules({ cluster, account, password }: ClusterAccess): Promise<void> {
  const unfinished = `${rulesFile(cluster)}.${randomUUID()}`
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      if (account) await file.chown(account.uid, account.gid)
      await file.writeFile(rules(password))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, rulesFile(cluster))
  } finally {
    await rm(unfinished, { force: true })
  }
  await syncFolder(cluster)
}
