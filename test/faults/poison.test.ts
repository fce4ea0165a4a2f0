import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptEngine } from '../harness/script-engine.ts'
import { openFaultyService } from './faulty-service.ts'
import { untilFinal } from '../harness/until.ts'

const VIDEO = { model: 'genq2', duration: 1, resolution: '540p', aspect_ratio: '1:1' }

/** An engine that fails orders with what their prompt says, and makes the others. */
const failing = () =>
  scriptEngine(({ prompt }) =>
    prompt.startsWith('fail: ')
      ? { state: 'failed', code: 'EngineFailure', message: prompt.slice(6), retryable: false }
      : undefined,
  )

test('a failure with words that a database cannot store is stored as far as possible', async t => {
  // A zero byte, and an emoji that the longest message cuts in half.
  const words = `\0${'x'.repeat(998)}`
  const engine = scriptEngine(() => ({
    state: 'failed',
    code: 'EngineFailure',
    message: `${words}\u{1F600} and more`,
    retryable: false,
  }))
  const floor = await openFaultyService(t, { engine })
  const { state, err_msg } = await floor.finalOf(await floor.create('text2video', { ...VIDEO, prompt: 'a boat' }))
  assert.deepEqual([state, err_msg], ['failed', `${words.replace('\0', ' ')}\uFFFD`])
})

test('an end that the database refuses does not keep others from theirs, and becomes a plain failure', async t => {
  const floor = await openFaultyService(t, { engine: failing() })
  await floor.service.db.query({
    text: `create function refuse_poison() returns trigger language plpgsql as $$
           begin
             if new.err_msg = 'poison' then raise exception 'not this'; end if;
             return new;
           end $$;
           create trigger refuse_poison before update on task for each row execute function refuse_poison()`,
  })
  const prompts = ['fail: poison', 'a boat', 'fail: as usual', 'another boat']
  const ids = await Promise.all(prompts.map(prompt => floor.create('text2video', { ...VIDEO, prompt })))
  const ends = await Promise.all(ids.map(floor.finalOf))
  assert.deepEqual(
    ends.map(end => [end.state, end.err_code, end.err_msg]),
    [
      ['failed', 'InternalServiceFailure', 'the result of the task could not be stored'],
      ['success', '', ''],
      ['failed', 'EngineFailure', 'as usual'],
      ['success', '', ''],
    ],
  )
  assert.deepEqual(await floor.entriesOf(ids[0] ?? ''), ['hold 0 10', 'refund 0 -10'])
})

test('a task that cannot be taken up goes to the end of the line, and is made when it can be', async t => {
  const floor = await openFaultyService(t, { engine: failing() })
  const { db } = floor.service
  await db.query({
    text: `create function refuse_stuck() returns trigger language plpgsql as $$
           begin
             if new.state = 'processing' and new.payload = 'stuck' then raise exception 'not this'; end if;
             return new;
           end $$;
           create trigger refuse_stuck before update on task for each row execute function refuse_stuck()`,
  })
  const stuck = await floor.create('text2video', { ...VIDEO, prompt: 'a heavy boat', payload: 'stuck' })
  const other = await floor.create('text2video', { ...VIDEO, prompt: 'a boat' })
  const done = await untilFinal(() => floor.service.get(`/ent/v2/tasks/${other}/creations`))
  assert.equal(done.state, 'success')
  assert.equal((await floor.service.get(`/ent/v2/tasks/${stuck}/creations`)).json.state, 'queueing')
  await db.query({ text: 'drop trigger refuse_stuck on task' })
  assert.equal((await floor.finalOf(stuck)).state, 'success')
})
