import { withClient } from '../api/fill.ts'
import { inTurns, median, quantile } from './figures.ts'
import { prepare } from './fill.ts'
import { measurePickUp } from './pick-up.ts'
import type { Table } from './report.ts'
import type { Place, Stage } from './stage.ts'

export const PICK_UP_HEAD = ['', 'answered p50 ms', 'p99 ms', 'started p50 ms', 'p99 ms']

// The key of the first account that `prepare` makes.
const KEY = 'kn_bench_0'

export type Idle = { name: string; place: Place; processes: 1 | 2 }

/** How soon a lone create is answered, and how soon the engine is given its order. */
export async function pickUpRowsOf(services: readonly Idle[], turns: number, creates: number): Promise<string[][]> {
  const taken = await inTurns(
    turns,
    services.map(
      ({ place, processes }) =>
        () =>
          measurePickUp(place, KEY, { processes, creates }),
    ),
  )
  return services.map(({ name }, index) => {
    const rounds = taken[index] ?? []
    const [answered, started] = [rounds.map(one => one.answeredMs), rounds.map(one => one.startedMs)]
    const shown = (all: number[][], share: number): string => median(all.map(one => quantile(one, share))).toFixed(1)
    return [name, shown(answered, 0.5), shown(answered, 0.99), shown(started, 0.5), shown(started, 0.99)]
  })
}

export async function measureIdle(stage: Stage, turns: number, creates: number): Promise<Table> {
  const place = await stage.addPlace('idle')
  await prepare(place, { accounts: 1, maxRunning: 1_000_000 })
  await withClient(place.connection, client => client.query('vacuum analyze'))
  return {
    title: 'Pick-up on an idle service',
    about: `One \`POST /ent/v2/text2video\` at a time, 25 to 55 ms after the last: until it is answered, and until the engine is given the
order. ${creates} creates a turn.`,
    head: PICK_UP_HEAD,
    rows: await pickUpRowsOf(
      [
        { name: 'API and worker in one process', place, processes: 1 },
        { name: 'API and worker in two processes', place, processes: 2 },
      ],
      turns,
      creates,
    ),
  }
}
