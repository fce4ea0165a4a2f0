import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

type Drain = {
  /** Stops listening, waits for running requests, then closes every connection. */
  close(): Promise<void>
}

const LOOK_EVERY_MS = 20

/**
 * `server.close` waits for connections, and idle ones stay open for minutes. This counts requests instead and closes
 * the connections when none is left.
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
