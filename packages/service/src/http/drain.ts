import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

type Drain = {
  /** Stops listening, waits for the requests under way, then closes every connection. */
  close(): Promise<void>
}

const LOOK_EVERY_MS = 20

/**
 * A server's own close waits for connections, not for requests: one that a client keeps open for later, or opened and
 * never used, would hold it for minutes. So requests are counted here, and when none is left the connections go.
 */
export function createDrain(app: FastifyInstance): Drain {
  let underWay = 0
  app.server.on('begun', (response: ServerResponse) => {
    underWay += 1
    response.once('close', () => {
      underWay -= 1
    })
  })
  return {
    async close() {
      const timer = setInterval(() => {
        if (underWay === 0) app.server.closeAllConnections()
        else app.server.closeIdleConnections()
      }, LOOK_EVERY_MS)
      try {
        await app.close()
      } finally {
        clearInterval(timer)
      }
    },
  }
}
