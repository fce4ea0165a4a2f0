import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkerPorts } from '../../src/worker/ports.ts'
import { startWorker } from '../../src/worker/start-worker.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { until } from '../../../../test/harness/until.ts'
import { type Answers, away, LOCK, openFakeDatabase, taskRow } from './fake-ports.ts'

const workFolder = await mkdtemp(join(tmpdir(), 'kinora-start-worker-'))
after(() => rm(workFolder, { recursive: true }))

const limits = { slots: 1, extraSlots: 0, inFlight: 4, downloads: 1, inspections: 1 }

async function open(answers: Answers, plan: WorkerPorts['planOf'] = () => undefined) {
  const fake = openFakeDatabase({
    [LOCK]: () => [],
    'work-current': () => [],
    'callback-insert-many': () => [],
    ...answers,
  })
  const ports = {
    ...fake,
    engine: { name: 'none' },
    planOf: plan,
    priceOf: () => 0,
    clock: () => 0,
    nextId: () => '1',
    log: silentLog,
    room: { wait: async () => {}, isFull: async () => false },
    workFolder,
    changed: () => {},
    outboxFilled: () => {},
  }
  return { ...fake, worker: await startWorker('9', limits, ports as unknown as WorkerPorts) }
}

test('without its lock a worker takes nothing, however often it is woken, and takes again when it has it', async () => {
  let isAway = false
  const { worker, sessions, asked } = await open({
    session: () => (isAway ? Promise.reject(away()) : []),
    'work-find-ready': () => [],
  })
  const looks = (): number => asked.filter(one => one === 'work-find-ready').length
  await until(() => looks() > 0, 'a look')
  isAway = true
  sessions[0]?.lose()
  await sleep(50)
  const before = looks()
  for (let count = 0; count < 10; count++) {
    worker.wake()
    await sleep(15)
  }
  assert.equal(looks(), before)
  isAway = false
  await until(() => looks() > before, 'a look after the lock was regained')
  await worker.stop(0)
})

test('a half-claimed job is returned before the lock is released', async () => {
  let give = (): void => {}
  let starts = 0
  const { worker, sessions, asked } = await open(
    {
      'work-find-ready': () => [{ id: '1', account_id: '7', lane: 'free', composes: false, since: 0 }],
      'work-start': () => {
        starts += 1
        return new Promise(resolve => (give = () => resolve([taskRow()])))
      },
      'work-let-go': () => {
        assert.equal(sessions[0]?.ended, false, 'the lock is held until all is given back')
        return [{ id: '1' }]
      },
    },
    () =>
      ({ signal }) =>
        new Promise((_, reject) => {
          const stop = (): void => reject(signal.reason as Error)
          if (signal.aborted) stop()
          signal.addEventListener('abort', stop)
        }),
  )
  await until(() => starts === 1, 'an attempt that is being started')
  const stopping = worker.stop(0)
  give()
  await stopping
  assert.deepEqual(asked.slice(asked.indexOf('work-let-go') - 1), ['begin', 'work-let-go', 'put back 1', 'commit'])
  assert.deepEqual([starts, sessions[0]?.ended], [1, true])
})
