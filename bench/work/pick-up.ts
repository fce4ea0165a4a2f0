import { setTimeout as sleep } from 'node:timers/promises'
import { BODY } from '../api/sample.ts'
import { monotonicMs, startChild } from './run-child.ts'
import type { Said } from './serve-instant.ts'
import type { Place } from './stage.ts'

/** Milliseconds from before a create is sent until it is answered, and until the engine is given its order. */
export type PickUp = { answeredMs: number[]; startedMs: number[] }

/** One create at a time on a service that has nothing else to do. */
export async function measurePickUp(
  place: Place,
  key: string,
  { processes, creates }: { processes: 1 | 2; creates: number },
): Promise<PickUp> {
  const open = (...roles: ('api' | 'worker')[]) => startChild<Said>('./serve-instant.ts', { place, roles })
  const worker = processes === 1 ? open('api', 'worker') : open('worker')
  let first = await worker.next()
  const api = processes === 1 ? worker : open('api')
  if (processes === 2) first = await api.next()
  const url = 'serves' in first ? first.serves : ''

  const picked: PickUp = { answeredMs: [], startedMs: [] }
  for (let nth = -WARM_UP; nth < creates; nth++) {
    // No multiple of any timer of the service.
    await sleep(25 + Math.random() * 30)
    const prompt = `boat ${nth}`
    const beganMs = monotonicMs()
    const answer = await fetch(`${url}/ent/v2/text2video`, {
      method: 'POST',
      headers: { authorization: `Token ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...BODY, prompt }),
    })
    const answeredMs = monotonicMs() - beganMs
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
    const started = await worker.next()
    if (!('prompt' in started) || started.prompt !== prompt) throw new Error(`${prompt} was not the next to start`)
    if (nth < 0) continue
    picked.answeredMs.push(answeredMs)
    picked.startedMs.push(started.startedMs - beganMs)
  }
  if (api !== worker) await api.stop()
  await worker.stop()
  return picked
}

const WARM_UP = 20
