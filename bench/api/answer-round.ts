import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadReport, Message, Window } from './run-round.ts'

/** A load under way: `count` says whether what ends now is measured. */
export type Load = { count(counting: boolean): void; stop(): Promise<void>; latenciesMs: number[] }

/** The process that makes the load: waits for a plan, carries it out once and reports. */
export function answerRound<Plan extends Window>(start: (plan: Plan) => Promise<Load>): void {
  // The load goes on until it is heard: the reader of the clocks must find everybody still there.
  const say = async (message: Message): Promise<void> => {
    process.send?.(message)
    await once(process, 'message')
  }
  process.once('message', async (plan: Plan) => {
    const load = await start(plan)
    await sleep(plan.warmUpMs)
    const before = process.cpuUsage()
    load.count(true)
    await say('begin')
    await sleep(plan.measuredMs)
    load.count(false)
    await say('end')
    const { user, system } = process.cpuUsage(before)
    await load.stop()
    const report: LoadReport = { latenciesMs: load.latenciesMs, cpuSeconds: (user + system) / 1e6 }
    process.send?.(report, () => process.disconnect())
  })
}
