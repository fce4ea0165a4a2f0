import type { Table } from '../work/report.ts'
import { startChild } from '../work/run-child.ts'
import type { Once, OncePlan } from './do-once.ts'

async function doOnce(plan: OncePlan): Promise<Once[]> {
  const child = startChild<Once[]>('../studio/do-once.ts', plan)
  const done = await child.next()
  await child.stop()
  return done
}

export async function measureOnce(folder: string): Promise<Table> {
  const done = await doOnce({ folder, parts: 'others' })
  return {
    title: 'Its parts',
    about: `CPU seconds of single parts at 720p, the first time and once more in the same process. Models are opened anew each time, since
they hold memory that the next order needs.`,
    head: ['', 'first', 'again'],
    rows: done.map(({ name, cold, again }) => [name, cold.toFixed(2), again.toFixed(2)]),
  }
}

export async function measurePlates(folder: string): Promise<Table> {
  const done = await doOnce({ folder, parts: 'plates' })
  const sum = done.reduce((total, { again }) => total + again, 0)
  return {
    title: 'Plates',
    about: `CPU seconds of a plate for a 720p frame (1472 x 828 pixels) on a clear summer morning unless told, drawn twice; kernels of a kind that
came before are compiled already. The mean is ${(sum / done.length).toFixed(2)}.`,
    head: ['', 'first', 'again'],
    rows: done.map(({ name, cold, again }) => [name, cold.toFixed(2), again.toFixed(2)]),
  }
}
