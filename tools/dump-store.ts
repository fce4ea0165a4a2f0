// Writes a small data folder as a fixture: its database as SQL, compressed, its files and its secret. What is dumped is what
// the version that made it wrote: its own migrations as they were, and every row.
//   node tools/dump-store.ts DATA_FOLDER MIGRATIONS_FOLDER OUTPUT_FOLDER
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { createLog } from '../packages/service/src/core/log.ts'
import { startEmbedded } from '../packages/service/src/store/embedded/start-embedded.ts'

const [dataDir = '', migrations = '', output = ''] = process.argv.slice(2).map(path => resolve(path))

// Partitions through their parent.
const TABLES = `select n.nspname || '.' || quote_ident(c.relname) as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = 'public' order by 1`

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

// Not opened as a service opens it: that would bring it to today's state.
const server = await startEmbedded({ dataDir, log: createLog('warn') })
const client = new Client(server.connection)
await client.connect()
const { rows: tables } = await client.query<{ name: string; columns: string }>(TABLES)
const parts = [
  'create table migration (number int primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now());',
  ...readdirSync(migrations)
    .sort()
    .map(name => readFileSync(join(migrations, name), 'utf8')),
  // Neither triggers nor foreign keys: rows are put back as they were.
  'set session_replication_role = replica;',
]
for (const { name, columns } of tables) {
  const { rows } = await client.query<{ all: string }>(`select coalesce(json_agg(t), '[]')::text as all from ${name} t`)
  parts.push(
    `delete from ${name};`,
    `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${quote(rows[0]?.all ?? '[]')});`,
  )
}
const { rows: sequences } = await client.query<{ name: string; last: string }>(
  "select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences where last_value is not null",
)
for (const { name, last } of sequences) parts.push(`select setval(${quote(name)}, ${last});`)
parts.push('reset session_replication_role;')
await client.end()
await server.stop()

mkdirSync(output, { recursive: true })
writeFileSync(join(output, 'database.sql.gz'), gzipSync(parts.join('\n'), { level: 9 }))
cpSync(join(dataDir, 'secret'), join(output, 'secret'))
cpSync(join(dataDir, 'files'), join(output, 'files'), {
  recursive: true,
  filter: path => !path.endsWith('unfinished'),
})
