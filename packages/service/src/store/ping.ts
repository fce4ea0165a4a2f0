import type { Client } from 'pg'

type Ping = {
  /** Resolves if the database answers a query, rejects with the reason otherwise. */
  ask(): Promise<void>
  end(): Promise<void>
}

/**
 * Checks whether the database answers, on its own connection, so that a busy pool makes no difference. A failed
 * connection is replaced at the next check.
 */
export function createPing(open: () => Client): Ping {
  let kept: Promise<Client> | undefined

  const connect = async (): Promise<Client> => {
    const client = open()
    client.on('error', () => forget(client))
    try {
      await client.connect()
      return client
    } catch (error) {
      forget(client)
      throw error
    }
  }
  const forget = (client: Client): void => {
    kept = undefined
    client.end().catch(() => {})
  }
  return {
    async ask() {
      const client = await (kept ??= connect())
      try {
        await client.query('select 1')
      } catch (error) {
        forget(client)
        throw error
      }
    },
    end: async () => {
      const client = await kept?.catch(() => undefined)
      kept = undefined
      await client?.end().catch(() => {})
    },
  }
}
