import type { Tx } from './pool.ts'

/** The number under which this process makes ids. */
export type NodeNumber = {
  current: () => number
  /** Says that it is still in use; takes another if it was given away meanwhile. Answers whether it could be kept. */
  renew(): Promise<boolean>
}

/** How often a number is renewed. In this time there would have to be a thousand starts for it to be given away. */
export const RENEW_EVERY_MS = 30_000

type Held = { number: number; turn: string }

const OLDEST = { name: 'node-oldest', text: 'select number, turn from node order by turn limit 1' }

// Of several that want the same number in the same turn one gets it. Two statements: `for update` in one of them would
// hand out the row as somebody else has just left it.
const RENEW = {
  name: 'node-renew',
  text: `update node set turn = nextval('node_turn') where number = $1 and turn = $2 returning number, turn`,
}

/**
 * Takes the number that was taken or renewed longest ago. By turns and not by a lock of a session: that would cost every
 * process a connection, and cannot be held through a pooler.
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
