import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine, Order } from '../../packages/media/src/engine/contract.ts'

/** Makes one file of a few bytes at once, always the same ones, and says when an order reaches it. */
export const instantEngine = (started: (order: Order) => void = () => {}): Engine => ({
  name: 'instant',
  accepts: () => true,
  place: async () => ({}),
  async start(token, order) {
    started(order)
    return { state: 'started', token }
  },
  async poll(_token, _order, { folder }) {
    const path = join(folder, 'result.mp4')
    await writeFile(path, 'nothing')
    return { state: 'done', files: [{ role: 'result', path, format: 'mp4' }] }
  },
})
