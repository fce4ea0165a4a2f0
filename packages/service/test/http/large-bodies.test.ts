import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { freshDatabase } from '../../../../test/harness/database.ts'
import { startServerProcess } from '../../../../test/harness/server-process.ts'

const KEY = 'kn_large_bodies_test_key'
const MB = 2 ** 20

async function residentMbOf(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

test('16 concurrent bodies of 19 MB: memory stays under 1 GB and small requests are answered meanwhile', {
  skip: process.platform !== 'linux' && 'reads /proc',
}, async () => {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'kinora-test-'))
  const server = await startServerProcess({
    KINORA_DATABASE_URL: database.url,
    KINORA_DATA_DIR: folder,
    KINORA_BOOTSTRAP_KEY: KEY,
  })
  const { url } = server
  try {
    const headers = { authorization: `Token ${KEY}`, 'content-type': 'application/json' }
    // Not a picture, so that it is decoded, looked at and refused: the whole way through the check.
    const image = `data:image/png;base64,${Buffer.alloc(9.9 * MB, 7).toString('base64')}`
    const prompt = 'a'.repeat(19 * MB - image.length - 200)
    const body = JSON.stringify({ model: 'genq3-pro', images: [image], prompt, audio: false })
    assert.ok(body.length > 18.9 * MB && body.length < 20 * MB)
    let peakMb = 0
    let busy = true
    const watch = (async () => {
      while (busy) {
        peakMb = Math.max(peakMb, await residentMbOf(server.pid))
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    })()
    const waits: number[] = []
    const small = (async () => {
      while (busy) {
        const began = performance.now()
        const response = await fetch(`${url}/ent/v2/credits`, { headers })
        assert.equal(response.status, 200)
        await response.text()
        waits.push(performance.now() - began)
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    })()
    const statuses = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const response = await fetch(`${url}/ent/v2/img2video`, { method: 'POST', headers, body })
        const { metadata } = (await response.json()) as { metadata: { fields: string[] } }
        return `${response.status} ${metadata.fields.join(',')}`
      }),
    )
    busy = false
    await Promise.all([watch, small])
    console.log(
      `# peak ${Math.round(peakMb)} MB; ${waits.length} small requests, slowest ${Math.round(Math.max(...waits))} ms`,
    )
    assert.deepEqual([...new Set(statuses)], ['400 images[0],prompt'])
    assert.ok(peakMb < 1024, `resident memory reached ${peakMb} MB`)
    assert.ok(waits.length > 0)
  } finally {
    const code = await server.end()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
    assert.equal(code, 0)
  }
})

test('bodies that are cut off while they wait or are read free their place', async () => {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'kinora-test-'))
  const server = await startServerProcess({
    KINORA_DATABASE_URL: database.url,
    KINORA_DATA_DIR: folder,
    KINORA_BOOTSTRAP_KEY: KEY,
  })
  const { url } = server
  try {
    const headers = { authorization: `Token ${KEY}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ model: 'genq2', prompt: 'x', payload: 'p'.repeat(1_000_000) })
    // More than the budget admits at once, each hanging up half-way.
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const hangUp = new AbortController()
        const stream = new ReadableStream({
          async start(controller) {
            controller.enqueue(Buffer.from(body.slice(0, 700_000)))
            setTimeout(() => hangUp.abort(), 50)
          },
        })
        await fetch(`${url}/ent/v2/text2video`, {
          method: 'POST',
          headers,
          body: stream,
          duplex: 'half',
          signal: hangUp.signal,
        }).catch(() => {})
      }),
    )
    const whole = await fetch(`${url}/ent/v2/text2video`, { method: 'POST', headers, body })
    assert.equal(whole.status, 200)
    await whole.text()
  } finally {
    await server.end()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})
