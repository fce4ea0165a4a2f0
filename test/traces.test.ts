import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { freshDatabase } from './harness/database.ts'
import { startServerProcess } from './harness/server-process.ts'
import { until } from './harness/until.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type OtlpSpan = { traceId: string; spanId: string; parentSpanId?: string; name: string; status: { code?: number } }
type Exported = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[]
}
type Received = { path: string; headers: IncomingHttpHeaders; body: Record<string, any> }

const KEY = 'kn_traces_test_key'
const [TRACE, CALLER] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']

/** A collector of spans and a receiver of callbacks in one. */
async function startCollector() {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, any>
    received.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    at: (path: string) => received.filter(one => one.path === path),
    close: () => server.close(),
  }
}

const spansIn = (exported: Exported): (OtlpSpan & { pid: number })[] =>
  exported.resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const pid = Number(resource.attributes.find(one => one.key === 'process.pid')?.value.intValue)
    return scopeSpans.flatMap(({ spans }) => spans.map(span => ({ ...span, pid })))
  })

test('a create is one trace over two processes, from the request to the callback, within the caller’s trace', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-traces-'))
  const collector = await startCollector()
  const database = await freshDatabase()
  const settings = {
    KINORA_DATABASE_URL: database.url,
    KINORA_DATA_DIR: folder,
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_ALLOW_PRIVATE_NETWORKS: '1',
    KINORA_TRACES_URL: `${collector.url}/v1/traces`,
  }
  try {
    const api = await startServerProcess(settings, ['--api'])
    const worker = await startServerProcess({ ...settings, KINORA_LOG_LEVEL: 'info' }, ['--worker'], {
      keepsErrors: true,
    })
    const created = await fetch(`${api.url}/ent/v2/reference2image`, {
      method: 'POST',
      headers: {
        authorization: `Token ${KEY}`,
        'content-type': 'application/json',
        traceparent: `00-${TRACE}-${CALLER}-01`,
      },
      body: JSON.stringify({
        model: 'genq2',
        prompt: 'a kite',
        aspect_ratio: '1:1',
        callback_url: `${collector.url}/hook`,
      }),
    })
    assert.equal(created.status, 200)
    const hook = await until(
      () => collector.at('/hook').find(one => one.body.state === 'success'),
      'the callback comes',
    )
    await Promise.all([api.end(), worker.end()])

    const spans = collector.at('/v1/traces').flatMap(one => spansIn(one.body as Exported))
    const find = (name: string) => {
      const found = spans.filter(span => span.name === name)
      assert.equal(found.length, 1, `${name} in ${spans.map(span => span.name).join(', ')}`)
      return found[0] as OtlpSpan & { pid: number }
    }
    const request = find('POST /ent/v2/reference2image')
    const task = find('task reference2image')
    const order = find('order image')
    const [processing, success] = [find('callback processing'), find('callback success')]
    for (const span of [request, task, order, processing, success]) assert.equal(span.traceId, TRACE, span.name)
    assert.equal(request.parentSpanId, CALLER)
    assert.equal(task.parentSpanId, request.spanId)
    assert.equal(order.parentSpanId, task.spanId)
    assert.equal(processing.parentSpanId, request.spanId)
    assert.equal(success.parentSpanId, task.spanId)
    assert.deepEqual([request.pid, task.pid, success.pid], [api.pid, worker.pid, worker.pid])
    assert.equal(hook.headers.traceparent, `00-${TRACE}-${success.spanId}-01`)
    const line = worker
      .complained()
      .split('\n')
      .find(one => one.includes('"a task ended"'))
    const { trace_id, span_id } = JSON.parse(line ?? '{}') as Record<string, string>
    assert.deepEqual([trace_id, span_id], [TRACE, task.spanId])
  } finally {
    collector.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})
