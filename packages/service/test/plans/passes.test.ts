import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { ChildFailure } from '../../../media/src/children/child-failure.ts'
import type { Engine, WantedPasses } from '../../../media/src/engine/contract.ts'
import { type Scene, SCENE_VERSION } from '../../../media/src/scene/scene-schema.ts'
import { soleEngine } from '../../src/engines/routing/sole-engine.ts'
import { makePasses } from '../../src/plans/make-passes.ts'
import type { PlanContext } from '../../src/plans/plan.ts'
import { taskRow } from '../worker/fake-ports.ts'
import { video } from '../engines/orders.ts'
import { attemptsAt } from './attempts.ts'

const scene: Scene = {
  version: SCENE_VERSION,
  seconds: 4,
  entities: [{ id: 'cat', asset: 'cat' }],
  places: [{ id: 'home', asset: 'living-room' }],
  shots: [{ from: 0, to: 4, place: 'home' }],
}

function stage(passes?: Engine['passes']): Engine {
  return {
    name: 'studio',
    takesScenes: true,
    accepts: () => true,
    place: async () => ({}),
    start: async token => ({ state: 'started', token }),
    poll: () => assert.fail('no order is made'),
    ...(passes && { passes }),
  }
}

const filmed = { scene, notes: [] }

/** Attempts at a task. */
function attempts(t: TestContext, engine: Engine) {
  const all = attemptsAt(t, soleEngine(engine))
  return {
    ...all,
    async begin(): Promise<PlanContext> {
      const task = taskRow({ type: 'text2video', model: 'genq3', request: {} })
      return { ...(await all.begin()), task, store: async (path, format) => `${path.split('/').at(-1)}.${format}` }
    },
  }
}

test('passes of the filmed document are made once and stored by name', async t => {
  const asked: WantedPasses[] = []
  const engine = stage(async (order, wanted, { folder }) => {
    asked.push(wanted)
    assert.deepEqual(order.scene, scene)
    const path = join(folder, 'a')
    await writeFile(path, 'a')
    return { passes: wanted.names.map(name => ({ name, path, format: 'mp4' as const })) }
  })
  const task = attempts(t, engine)
  const ordered = { ...video, passes: ['depth', 'mask:cat'] }
  const made = await makePasses(ordered, { scene: filmed }, await task.begin())
  assert.deepEqual(made, [
    { name: 'depth', blob: 'a.mp4' },
    { name: 'mask:cat', blob: 'a.mp4' },
  ])
  assert.deepEqual(await makePasses(ordered, { scene: filmed }, await task.begin()), made, 'a later attempt has them')
  assert.deepEqual(asked, [{ names: ['depth', 'mask:cat'] }])
})

test('passes that were made with the clip are stored, and no engine is asked', async t => {
  const task = attempts(
    t,
    stage(() => assert.fail('they are made')),
  )
  const passes = [{ name: 'depth', path: join('made', 'pass-0'), format: 'mp4' }] as const
  const made = await makePasses({ ...video, passes: ['depth'] }, { passes, scene: filmed }, await task.begin())
  assert.deepEqual(made, [{ name: 'depth', blob: 'pass-0.mp4' }])
})

test('a task without passes, a model without documents and a failed engine', async t => {
  const ordered = { ...video, passes: ['depth'] }
  const none = attempts(t, stage())
  assert.equal(await makePasses(video, { scene: filmed }, await none.begin()), undefined)
  const wordsAlone = attempts(t, stage())
  await assert.rejects(makePasses(ordered, {}, await wordsAlone.begin()), /films no scene document/)
  await assert.rejects(makePasses(ordered, { scene: filmed }, await wordsAlone.begin()), /no engine makes passes/)
  const broken = attempts(
    t,
    stage(async () => {
      throw new ChildFailure('the disk is full', true)
    }),
  )
  await assert.rejects(makePasses(ordered, { scene: filmed }, await broken.begin()), {
    code: 'EngineFailure',
    retryable: true,
  })
})
