import type { Client } from 'pg'

type Ping = {
  /** Settles if the database answers a query, rejects with why not. */
  ask(): Promise<void>
  end(): Promise<void>
}

/**
 * Asks the database whether it answers, on a connection that is kept for this and nothing else: how busy the pool is makes
 * no difference, and asking takes nothing from it. One that fails is replaced at the next question.
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
