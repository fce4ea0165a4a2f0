// A door in front of several installations (shards), each with accounts of its own: sends a request to the one that knows
// its key. `node shard-router.js 8787 http://10.0.0.1:8787 http://10.0.1.1:8787`. A sketch of what nginx or HAProxy do with a map of keys; see
// docs/decisions/scale.md for what works so and what does not.
import { hash } from 'node:crypto'
import { createServer, request } from 'node:http'

const [port, ...shards] = process.argv.slice(2)
// By the hash of the key: whoever reads this process's memory finds no keys.
const known = new Map()

async function shardOf(authorization) {
  const name = hash('sha256', authorization)
  if (known.has(name)) return known.get(name)
  for (const shard of shards) {
    // 403 is an answer too: it knows the key, which may do something else.
    const { status } = await fetch(`${shard}/ent/v2/account`, { headers: { authorization } }).catch(() => ({
      status: 0,
    }))
    if (status === 200 || status === 403) known.set(name, shard)
    if (known.has(name)) return shard
  }
  return shards[0]
}

createServer(async (incoming, outgoing) => {
  const { method, url, headers } = incoming
  const shard = headers.authorization ? await shardOf(headers.authorization) : shards[0]
  const passed = request(new URL(url, shard), { method, headers }, answer => {
    outgoing.writeHead(answer.statusCode, answer.headers)
    answer.pipe(outgoing)
  })
  passed.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end())
  outgoing.on('close', () => passed.destroy())
  incoming.pipe(passed)
}).listen(Number(port), '127.0.0.1', function () {
  console.log(`routes at http://127.0.0.1:${this.address().port}`)
})
