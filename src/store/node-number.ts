import type { Tx } from './pool.ts'

/** A number for this process's ids that no other of the last thousand processes has. */
export async function takeNodeNumber(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ node: string }>({ text: "select nextval('node_number') as node" })
  return Number(row?.node)
}
