import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Order } from '@kinora/media/engine/contract'
import { isMakeable } from '@kinora/media/engine/is-makeable'
import { silentLog } from '../../../../../../test/harness/test-cluster.ts'
import { readFilm } from '../../../../../studio/src/orders/read-film.ts'
import { createRouter } from '../../../../src/engines/routing/create-router.ts'
import { attemptsAt } from '../../../plans/attempts.ts'

/** The studio's reader in this process, which takes what the studio takes. */
export function openReader(t: TestContext, takesScenes = true) {
  const orders: Order[] = []
  const engine: OpenEngine = {
    name: 'studio',
    takesScenes,
    accepts: isMakeable,
    place: async () => ({}),
    start: async token => ({ state: 'started', token }),
    async poll(_token, order, { folder }) {
      orders.push(order)
      const path = join(folder, 'result.json')
      await writeFile(path, JSON.stringify(order.kind === 'reading' ? await readFilm(order, order.shots ?? []) : {}))
      return { state: 'done', files: [{ role: 'result', path, format: 'json' }] }
    },
    async stop() {},
  }
  const router = createRouter({
    engines: new Map([['studio', { engine, isRemote: false, isForeign: false, ambiguous: 'again', limits: {} }]]),
    rules: [],
    builtIn: ['studio'],
    ledger: { spentToday: async () => 0, add: async () => {} },
    clock: Date.now,
    log: silentLog,
  })
  return { orders, attempts: attemptsAt(t, router) }
}
