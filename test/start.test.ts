import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { startServerProcess } from './harness/server-process.ts'

async function folderFor(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-start-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const call = async (
  url: string,
  key: string,
  body?: object,
): Promise<{ status: number; json: Record<string, any> }> => {
  const headers = { authorization: `Token ${key}`, 'content-type': 'application/json' }
  const response = await fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  return { status: response.status, json: (await response.json()) as Record<string, any> }
}

test('a first start prints what is needed to begin; a second one on the same data carries on', async t => {
  const dataDir = await folderFor(t)
  const first = await startServerProcess({ KINORA_DATA_DIR: dataDir })
  const key = /API key\s+(kn_\S+)/.exec(first.printed())?.[1] ?? ''
  assert.ok(key, first.printed())
  assert.match(first.printed(), new RegExp(`${first.url}/docs`))
  assert.match(first.printed(), new RegExp(`curl -s ${first.url}/ent/v2/text2video -H 'Authorization: Token ${key}'`))
  assert.equal((await fetch(`${first.url}/healthz`)).status, 200)
  const pasted = JSON.parse(/-d '(\{.*\})'/.exec(first.printed())?.[1] ?? '') as object
  const created = await call(`${first.url}/ent/v2/text2video`, key, pasted)
  assert.equal(created.status, 200)
  assert.equal(await first.end(), 0)

  const second = await startServerProcess({ KINORA_DATA_DIR: dataDir })
  assert.doesNotMatch(second.printed(), new RegExp(key), 'the key is printed once')
  const found = await call(`${second.url}/ent/v2/tasks/${created.json.task_id}/creations`, key)
  assert.equal(found.status, 200)
  assert.ok(['queueing', 'processing', 'success'].includes(found.json.state), found.json.state)
  assert.equal(await second.end('SIGINT'), 0)
  assert.deepEqual((await readdir(dataDir)).sort(), ['files', 'postgres', 'secret'])
})

test('the first key and balance can be given', async t => {
  const server = await startServerProcess({
    KINORA_DATA_DIR: await folderFor(t),
    KINORA_BOOTSTRAP_KEY: 'my-own-key',
    KINORA_BOOTSTRAP_CREDITS: '123',
  })
  const { json } = await call(`${server.url}/ent/v2/credits`, 'my-own-key')
  assert.equal(json.remains[0].credit_remain, 123)
  assert.equal(await server.end(), 0)
})

test('a stop answers who waits and ends streams, then exits 0', async t => {
  // Without a worker, so that nothing happens to the task that is waited for.
  const environment = { KINORA_DATA_DIR: await folderFor(t), KINORA_BOOTSTRAP_KEY: 'k' }
  const server = await startServerProcess(environment, ['--api'])
  const { json } = await call(`${server.url}/ent/v2/text2video`, 'k', { model: 'genq2', prompt: 'x' })
  const events = await fetch(`${server.url}/ent/v2/tasks/${json.task_id}/events`, {
    headers: { authorization: 'Token k' },
  })
  const poll = call(`${server.url}/ent/v2/tasks/${json.task_id}/creations?wait=60`, 'k')
  await new Promise(resolve => setTimeout(resolve, 500))
  const ended = server.end()
  assert.equal((await poll).json.state, 'queueing')
  assert.match(await events.text(), /^event: task/)
  assert.equal(await ended, 0)
})

test('a setting that is wrong or misspelt stops the start with a line that says so', async () => {
  for (const [environment, says] of [
    [{ KINORA_PORT: 'eighty' }, /KINORA_PORT must be a whole number between 0 and 65535, got "eighty"/],
    [{ KINORA_PROT: '80' }, /unknown setting KINORA_PROT/],
    [{ KINORA_PUBLIC_URL: 'not a url' }, /KINORA_PUBLIC_URL must be a URL/],
    [{ KINORA_ALLOW_PRIVATE_NETWORKS: 'maybe' }, /KINORA_ALLOW_PRIVATE_NETWORKS must be 1 or 0/],
  ] as const) {
    const child = spawn(process.execPath, ['src/main.ts', 'serve'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
    })
    let printed = ''
    child.stderr.on('data', chunk => (printed += String(chunk)))
    const [code] = await once(child, 'close')
    assert.equal(code, 1)
    assert.match(printed, says)
  }
})
