import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createServerClient } from '../../src/engines/remote/server-client.ts'
import { openTracing } from '../../src/service/observe/serve-metrics.ts'
import { readSettings } from '../../src/service/settings.ts'
import { formatTraceparent, parseTraceparent } from '../../src/tracing/open-tracer.ts'
import { withTraceparent } from '../../src/tracing/tracing.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const SPAN = 'b7ad6b7169203331'

test('a traceparent is read by the W3C rules, and an invalid one begins a new trace', () => {
  const read = { traceId: TRACE, spanId: SPAN, isSampled: true }
  assert.deepEqual(parseTraceparent(`00-${TRACE}-${SPAN}-01`), read)
  assert.deepEqual(parseTraceparent(`cc-${TRACE}-${SPAN}-01-what-comes-later`), read)
  assert.equal(parseTraceparent(`00-${TRACE}-${SPAN}-00`)?.isSampled, false)
  assert.equal(formatTraceparent(read), `00-${TRACE}-${SPAN}-01`)
  const none = [`ff-${TRACE}-${SPAN}-01`, `00-${'0'.repeat(32)}-${SPAN}-01`, `00-${TRACE}-${'0'.repeat(16)}-01`]
  for (const text of [...none, `00-${TRACE}-${SPAN}`, '', 'x', null, undefined, `00-${TRACE.toUpperCase()}-${SPAN}-01`])
    assert.equal(parseTraceparent(text), undefined, String(text))
})

test('without a collector there are no traces', async () => {
  assert.equal(await openTracing(readSettings({})), undefined)
})

test('an engine gets the trace, and no host that it refers to does', async () => {
  const seen: (string | undefined)[] = []
  const open = async (answer: () => Record<string, string>) => {
    const server = createServer((request, response) => {
      seen.push(request.headers.traceparent as string | undefined)
      response.writeHead('location' in answer() ? 302 : 200, answer()).end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
  }
  const elsewhere = await open(() => ({}))
  const engine = await open(() => ({ location: elsewhere.url }))
  const far = createServerClient({ url: engine.url, guard: { allowPrivateNetworks: true } })
  try {
    const traceparent = `00-${TRACE}-${SPAN}-01`
    await withTraceparent(traceparent, () => far.request('/'))
    assert.deepEqual(seen, [traceparent, undefined])
  } finally {
    far.close()
    elsewhere.close()
    engine.close()
  }
})
