// CALLBACK_SECRET=whsec_… node examples/receive-callbacks.ts
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { CallbackNotTrusted, readCallback } from '@kinora/client'

const secret = process.env.CALLBACK_SECRET ?? ''
const seen = new Set<string>()

const server = createServer(async (request, response) => {
  try {
    const { id, task } = await readCallback({ headers: request.headers, body: await text(request) }, secret)
    // A delivery may repeat: the id stays the same.
    if (!seen.has(id)) console.log(`${task.id} ${task.state}`)
    seen.add(id)
    response.writeHead(204).end()
  } catch (error) {
    if (!(error instanceof CallbackNotTrusted)) throw error
    response.writeHead(401).end(error.message)
  }
})
server.listen(Number(process.env.PORT ?? 4000), '127.0.0.1', () => console.log('listens at', server.address()))
