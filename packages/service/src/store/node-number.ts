import type { Tx } from './pool.ts'

/** The number with which this process makes ids. */
export type NodeNumber = {
  current: () => number
  /** Renews the number; takes another if it was given away. Returns whether it was kept. */
  renew(): Promise<boolean>
}

/** How often the number is renewed. It is given away only after a thousand process starts in this time. */
export const RENEW_EVERY_MS = 30_000

type Held = { number: number; turn: string }

const OLDEST = { name: 'node-oldest', text: 'select number, turn from node order by turn limit 1' }

// Of several processes that want the same number one gets it. Two statements, because `for update` in one would return
// the row as another process has just left it.
const RENEW = {
  name: 'node-renew',
  text: `update node set turn = nextval('node_turn') where number = $1 and turn = $2 returning number, turn`,
}

/**
 * Takes the number that was taken or renewed longest ago. A session lock would cost every process a connection and does
 * not work through a pooler.
 */
export async function takeNodeNumber(tx: Tx): Promise<NodeNumber> {
  const renew = async ({ number, turn }: Held): Promise<Held | undefined> =>
    (await tx.query<Held>(RENEW, [number, turn]))[0]
  const take = async (): Promise<Held> => {
    for (;;) {
      const [oldest] = await tx.query<Held>(OLDEST)
      if (!oldest) throw new Error('the table of node numbers is empty')
      const taken = await renew(oldest)
      if (taken) return taken
    }
  }
  let held = await take()
  return {
    current: () => held.number,
    async renew() {
      const renewed = await renew(held)
      held = renewed ?? (await take())
      return renewed !== undefined
    },
  }
}
