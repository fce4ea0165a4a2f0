import { cpuSecondsOfServer } from '../api/cpu-time.ts'
import { withClient } from '../api/fill.ts'
import type { Delivered, DeliverPlan } from './deliver.ts'
import type { Listening, ReceivePlan } from './receive.ts'
import { startChild } from './run-child.ts'
import type { Place } from './stage.ts'

export type CallbackRound = Delivered & { databaseCpuSeconds: number }

export type CallbackOptions = { dead: number; each: number; perSecond?: number }

const RECEIVERS = 100

/** Sends callbacks to a hundred receivers, of which some refuse and some hang. */
export async function sendCallbacks(
  place: Place,
  postmaster: number,
  { dead, each, perSecond }: CallbackOptions,
): Promise<CallbackRound> {
  await withClient(place.connection, client => client.query('truncate callback'))
  const refusing = Math.ceil(dead / 2)
  const alive = RECEIVERS - dead
  const far = startChild<Listening>('./receive.ts', { alive, refusing, hanging: dead - refusing } satisfies ReceivePlan)
  const { urls } = await far.next()
  const plan: DeliverPlan = { place, urls, alive, each, ...(perSecond && { perSecond }) }
  const near = startChild<'ready' | Delivered>('./deliver.ts', plan)
  await near.next()
  const before = cpuSecondsOfServer(postmaster)
  const delivered = (await near.next()) as Delivered
  const databaseCpuSeconds = cpuSecondsOfServer(postmaster) - before
  await near.stop()
  await far.stop()
  return { ...delivered, databaseCpuSeconds }
}
