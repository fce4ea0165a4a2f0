import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { commands, runCommand } from '../../src/cli/index.ts'
import { insertCallbacks } from '../../src/store/callbacks.ts'
import { findDrift } from '../../../../test/harness/find-drift.ts'
import { NODE_ARGS } from '../../../../test/harness/node-args.ts'
import { openDatabase } from '../../src/store/open-database.ts'
import type { ConnectionSettings } from '../../src/store/pool.ts'
import { connectionUrl } from '../../../../test/harness/connection-url.ts'
import { printedBy } from './printed-by.ts'
import { type Answered, startService, type TestService } from '../../../../test/harness/service.ts'
import {
  createScratch,
  type Scratch,
  SERVER_VARIABLE,
  silentLog,
  startTestCluster,
  type TestCluster,
} from '../../../../test/harness/test-cluster.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts')
const UNKNOWN = '123456789'
const SECRET = 'the secret of this test'

type Env = Record<string, string>
type Told = { code: number; stdout: string; stderr: string; json: Answered['json'] }

let service: TestService
let scratch: Scratch
let cluster: TestCluster | undefined
/** The settings of a process beside the service, on the same database. */
let beside: Env

before(async () => {
  scratch = await createScratch()
  // Node's own user must be able to enter it when it is not root.
  await chmod(scratch.folder, 0o755)
  // Commands are other processes: they must know where the service's database is.
  if (process.env[SERVER_VARIABLE] === undefined) Object.assign(process.env, (cluster = await startTestCluster()).env)
  service = await startService({ KINORA_SECRET: SECRET })
  beside = {
    KINORA_DATABASE_URL: await urlOf(service),
    KINORA_DATA_DIR: join(scratch.folder, 'data'),
    KINORA_SECRET: SECRET,
  }
})
after(async () => {
  await service.stop()
  await cluster?.stop()
  await scratch.remove()
})

async function urlOf({ db }: TestService): Promise<string> {
  const server = JSON.parse(process.env[SERVER_VARIABLE] ?? '') as ConnectionSettings
  const [database] = await db.query<{ name: string }>({ text: 'select current_database() as name' })
  return connectionUrl({ ...server, database: database?.name ?? '' })
}

async function run(args: string[], env: Env): Promise<Told> {
  const child = spawn(process.execPath, [...NODE_ARGS, MAIN, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, stdout, stderr, json: code === 0 && stdout.startsWith('{') ? JSON.parse(stdout) : {} }
}

/** Runs a command that must succeed beside the service. */
const kinora = async (...args: string[]): Promise<Told['json']> => JSON.parse(await printedBy(args, beside))

/** The same as a process of its own. */
async function kinoraProcess(...args: string[]): Promise<Told['json']> {
  const told = await run(args, beside)
  assert.deepEqual([told.code, told.stderr], [0, ''], told.stderr)
  return told.json
}

async function assertRefused(args: string[], line: RegExp, env: Env = beside): Promise<void> {
  const { code, stdout, stderr } = await run(args, env)
  assert.match(stderr, line)
  assert.equal(stderr.trimEnd().split('\n').length, 1, `one line: ${stderr}`)
  assert.deepEqual([code, stdout], [1, ''])
}

const statusWith = async (key: string): Promise<number> => (await service.get('/ent/v2/credits', { key })).status

describe('commands beside a running service', () => {
  test('an account that a command opens is served at once', async () => {
    const account = await kinoraProcess('accounts', 'create', '--name', 'Acme', '--credits', '70')
    assert.deepEqual(Object.keys(account), ['id', 'name', 'credits', 'key', 'callback_secret'])
    const { json } = await service.get('/ent/v2/credits', { key: account.key })
    assert.equal(json.remains[0].credit_remain, 70)
    assert.deepEqual(
      await kinora('accounts', 'show', account.id),
      (await service.get(`/admin/v1/accounts/${account.id}`)).json,
    )
    assert.deepEqual(await kinora('accounts', 'list'), (await service.get('/admin/v1/accounts')).json)
  })

  test('migrate brings the database to this version and prints its number', async () => {
    const [row] = await service.db.query<{ number: number }>({ text: 'select max(number) as number from migration' })
    assert.deepEqual(await kinora('migrate'), { migration: row?.number })
  })

  test("an account's secret can be its first key", async () => {
    const account = await kinora('accounts', 'create', '--name', 'Acme', '--callback-secret', 'key')
    assert.equal(account.callback_secret, account.key)
  })

  test('a list continues after the page before', async () => {
    const first = await kinora('accounts', 'list', '--count', '1')
    assert.equal(first.accounts[0].id, service.accountId)
    const second = await kinora('accounts', 'list', '--count', '1', '--next-page-token', first.next_page_token)
    assert.notEqual(second.accounts[0].id, service.accountId)
  })

  test('a key that a command revokes is rejected by the running service immediately', async () => {
    const key = await kinora('keys', 'create', service.accountId, '--name', 'laptop', '--scopes', 'read,admin')
    assert.deepEqual(key.scopes, ['read', 'admin'])
    assert.equal(await statusWith(key.key), 200)
    const revoked = await kinora('keys', 'revoke', key.id)
    assert.equal(await statusWith(key.key), 401)
    assert.notEqual(revoked.revoked_at, null)
    const { keys } = await kinoraProcess('keys', 'list', service.accountId)
    assert.deepEqual(keys.at(-1), revoked)
  })

  test('a key without options can create and read and never expires', async () => {
    const { scopes, expires_at } = await kinora('keys', 'create', service.accountId, '--name', 'usual')
    assert.deepEqual([scopes, expires_at], [['create', 'read'], null])
  })

  test('a key can have an expiry', async () => {
    const args = ['--name', 'short', '--expires-at', '2100-01-01T00:00:00Z']
    const { expires_at } = await kinora('keys', 'create', service.accountId, ...args)
    assert.equal(expires_at, '2100-01-01T00:00:00.000000Z')
  })

  test('a rotated key ends immediately, or after its overlap', async () => {
    const old = await kinora('keys', 'create', service.accountId, '--name', 'robot')
    const next = await kinora('keys', 'rotate', old.id, '--overlap-seconds', '3600')
    assert.deepEqual([await statusWith(old.key), await statusWith(next.key)], [200, 200])
    const last = await kinora('keys', 'rotate', next.id)
    assert.deepEqual([await statusWith(next.key), await statusWith(last.key)], [401, 200])
  })

  test('credits are added and removed with a negative amount', async () => {
    const { id } = await kinora('accounts', 'create', '--name', 'Acme')
    assert.equal((await kinora('credits', id, '30', '--note', 'a present')).credits, 30)
    const taken = await kinora('credits', id, '-30', '--note', 'taken back')
    assert.deepEqual([taken.amount, taken.note, taken.credits, taken.held], [-30, 'taken back', 0, 0])
    await assertRefused(['credits', id, '-1', '--note', 'too much'], /^kinora credits: amount must leave at least/)
    assert.deepEqual(await findDrift(service.db), [])
  })

  test('callbacks are listed by state and sent again', async () => {
    const { services, db, accountId } = service
    const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'a paper boat' })
    const callback = { taskId: json.task_id, accountId, event: 'success', url: 'https://example.com/hook' } as const
    const id = services.nextId()
    await insertCallbacks(db, [{ ...callback, id, at: new Date(services.clock()) }])
    await db.query({ text: `update callback set state = 'failed' where id = $1` }, [id])
    const { callbacks } = await kinora('callbacks', 'list', '--state', 'failed')
    assert.deepEqual(
      callbacks.map((one: { id: string }) => one.id),
      [id],
    )
    assert.equal((await kinora('callbacks', 'redeliver', id)).state, 'pending')
    assert.deepEqual((await kinora('callbacks', 'list', '--state', 'failed')).callbacks, [])
  })

  test('a changed callback secret is sealed so that the service can open it', async () => {
    const { id } = await kinora('accounts', 'create', '--name', 'Acme')
    assert.equal((await kinora('callback-secret', id, '--secret', 'one of ours')).callback_secret, 'one of ours')
    const [row] = await service.db.query<{ sealed: Buffer }>(
      { text: 'select callback_secret as sealed from account where id = $1' },
      [id],
    )
    assert.ok(row)
    assert.equal(service.services.secretBox.open(row.sealed), 'one of ours')
    assert.match((await kinora('callback-secret', id)).callback_secret, /^whsec_/)
  })
})

describe('errors take one line', () => {
  const refused: [string, string[], RegExp][] = [
    ['an account that does not exist', ['accounts', 'show', UNKNOWN], /^there is no account 123456789$/],
    ['a key that does not exist', ['keys', 'revoke', UNKNOWN], /^there is no key 123456789$/],
    ['a callback that does not exist', ['callbacks', 'redeliver', UNKNOWN], /^there is no callback 123456789$/],
    ['an id that is none', ['keys', 'list', 'acme'], /ACCOUNT must be an id \(decimal digits\), got "acme"/],
    [
      'an argument that is missing',
      ['credits', UNKNOWN, '--note', 'x'],
      /ACCOUNT and AMOUNT expected.*usage: credits ACCOUNT AMOUNT --note TEXT/,
    ],
    [
      'a flag that is missing',
      ['credits', UNKNOWN, '5'],
      /note is required.*usage: credits ACCOUNT AMOUNT --note TEXT/,
    ],
    ['a flag that is unknown', ['accounts', 'list', '--all'], /there is no flag --all/],
    [
      'an amount that is no number',
      ['credits', UNKNOWN, 'five', '--note', 'x'],
      /amount must be an integer, got "five"/,
    ],
    ['two faults at once', ['accounts', 'create', '--credits=-1'], /name is required; credits must be between 0 and/],
    [
      'a scope that is unknown',
      ['keys', 'create', UNKNOWN, '--name', 'x', '--scopes', 'root'],
      /scopes\[0\] must be one of create, read, admin/,
    ],
  ]
  for (const [title, [name = '', ...args], line] of refused) {
    test(title, async () => {
      // In this process: what a command throws is what the program prints, as the tests below show.
      await assert.rejects(
        async () => (await commands[name]?.())?.run(args, beside),
        ({ message }: Error) => line.test(message) && !message.includes('\n'),
      )
    })
  }

  test('a setting that is misspelt', () =>
    assertRefused(['prices'], /unknown setting KINORA_DATADIR/, { KINORA_DATADIR: 'x' }))

  test('a database that refuses', () =>
    assertRefused(['accounts', 'list'], /database "nowhere" does not exist/, {
      ...beside,
      KINORA_DATABASE_URL: beside.KINORA_DATABASE_URL?.replace(/localhost\/\w+/, 'localhost/nowhere') ?? '',
    }))

  test('an unknown command is named, with the known ones and exit code 2', async () => {
    for (const args of [['frobnicate'], ['toString'], ['help', 'frobnicate'], ['frobnicate', '--help']])
      assert.equal(await runCommand(args, {}), 2)
    const unknown = await run(['toString'], {})
    assert.deepEqual([unknown.code, unknown.stdout], [2, ''])
    assert.match(unknown.stderr, /^kinora: unknown command "toString"; there are serve, make, .*\n$/)
    const { code, stdout, stderr } = await run(['keys', 'frobnicate'], {})
    assert.deepEqual([code, stdout], [2, ''])
    assert.match(stderr, /^kinora keys has no "frobnicate"; usage:/)
    assert.match(stderr, /keys rotate KEY \[--overlap-seconds N\]/)
  })

  test('an argument or flag that a command does not have', async () => {
    await assertRefused(['doctor', 'nonsense'], /^kinora doctor: no argument expected, got \["nonsense"\]/)
    await assertRefused(['prices', '--nonsense'], /^kinora prices: there is no flag --nonsense/)
    await assertRefused(['serve', '--nonsense'], /^kinora serve: there is no flag --nonsense/)
  })
})

describe('help and the catalogue', () => {
  test('help names every command and how to call it', async () => {
    const { code, stdout } = await run(['help'], {})
    assert.equal(code, 0)
    for (const load of Object.values(commands)) {
      const { usage } = await load()
      for (const line of usage.split('\n')) assert.ok(stdout.includes(`  kinora ${line}\n`), line)
    }
    assert.match(stdout, /kinora accounts create --name TEXT \[--credits N\] \[--callback-secret generated\|key\]\n/)
  })

  test('--help says how to call any command, and does nothing else', async () => {
    // Settings that would stop every command that does something.
    const broken = { KINORA_NONSENSE: '1' }
    for (const [name, load] of Object.entries(commands)) {
      const { usage } = await load()
      for (const flag of ['--help', '-h']) {
        const told = await printedBy([name, flag], broken)
        for (const line of usage.split('\n')) assert.ok(told.includes(line), `${name}: ${told}`)
      }
    }
    const told = await run(['keys', 'create', '--help'], broken)
    assert.deepEqual([told.code, told.stderr], [0, ''])
    assert.match(told.stdout, /^usage: keys create ACCOUNT --name TEXT/)
    assert.match(told.stdout, /\n {2}--expires-at {2}Its expiry/)
    assert.equal(await printedBy(['--help'], broken), await printedBy(['help'], {}))
    assert.match(await printedBy(['--version'], {}), /^\d+\.\d+\.\d+\n$/)
  })

  test('the price list is printed with what the operator changed, in the shape of a price file', async () => {
    const file = join(scratch.folder, 'prices.json')
    await writeFile(file, JSON.stringify({ subjects: { flat: 9 } }))
    const { json } = await run(['prices'], { KINORA_PRICES_FILE: file })
    assert.deepEqual(json.subjects, { flat: 9 })
    assert.deepEqual(json['text2video genq3-turbo'], { perSecond: { '540p': 7, '720p': 12, '1080p': 13 } })
    await writeFile(file, JSON.stringify(json))
    assert.deepEqual((await run(['prices'], { KINORA_PRICES_FILE: file })).json, json)
  })

  test('the model cards are printed', async () => {
    const { json } = await run(['models'], {})
    const ids = json.models.map((card: { id: string }) => card.id)
    assert.deepEqual([ids.length, ids.includes('genq2')], [17, true])
  })
})

describe('commands on the embedded database', () => {
  test('they start the database if it is not running and leave it running for other users', async () => {
    const dataDir = join(scratch.folder, 'embedded')
    await mkdir(dataDir)
    const postmaster = join(dataDir, 'postgres', 'postmaster.pid')
    const env = { KINORA_DATA_DIR: dataDir }
    const { code, json, stderr } = await run(['accounts', 'create', '--name', 'Acme', '--credits', '7'], env)
    assert.equal(code, 0, stderr)
    assert.equal(existsSync(postmaster), false)

    const { db, close } = await openDatabase({
      dataDir,
      log: silentLog,
      maxConnections: 2,
      applicationName: 'kinora test',
    })
    try {
      const backend = async (): Promise<unknown> =>
        (await db.query({ text: 'select pg_postmaster_start_time() as at' }))[0]
      const began = await backend()
      assert.equal((await run(['accounts', 'show', json.id], env)).json.credits, 7)
      assert.deepEqual(await backend(), began)
    } finally {
      await close()
    }
    assert.equal(existsSync(postmaster), false)
  })
})
