import { findUnattended } from '../store/work/reap.ts'
import type { WorkerPorts } from './ports.ts'

// Between a commit and its job there is nothing; a task without a job for this long has lost it.
export const UNATTENDED_MS = 30_000

/** Admitted tasks without a job get one again; a job that is there is left alone. */
export async function requeueUnattended({
  db,
  queue,
  clock,
}: Pick<WorkerPorts, 'db' | 'queue' | 'clock'>): Promise<void> {
  const before = new Date(clock() - UNATTENDED_MS)
  let after = '0'
  for (;;) {
    const page = await findUnattended(db, before, after)
    const last = page.at(-1)
    if (last === undefined) return
    await db.transaction(async tx => {
      const present = await queue.present(tx, page)
      await queue.add(
        tx,
        page.filter(id => !present.has(id)),
      )
    })
    after = last
  }
}
