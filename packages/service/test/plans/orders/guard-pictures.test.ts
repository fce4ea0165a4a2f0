import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MediaRules } from '../../../../media/src/formats/check-media.ts'
import type { RateFile, ShownFile } from '../../../../media/src/engine/contract.ts'
import type { Finish } from '../../../../media/src/finish/finisher.ts'
import type { Inspect } from '../../../../media/src/inspect/inspector.ts'
import { guardFinish, guardInspect } from '../../../src/plans/orders/guard-pictures.ts'
import { PlanFailure } from '../../../src/plans/plan.ts'

const { signal } = new AbortController()
const rulesFor = (kind: MediaRules['kind']): MediaRules => ({ kind, formats: [], maxBytes: 1 })
const facts = { format: 'mp4', width: 1, height: 1, seconds: 7, fps: 24, videoCodec: 'h264', hasSound: false }
const inspect: Inspect = async () => ({ facts })
const finish: Finish = async ({ path, format }) => ({ files: [{ role: 'result', path, format }] })
const job = (ordered: Parameters<Finish>[0]['ordered']): Parameters<Finish>[0] => ({
  path: '/made',
  format: 'mp4',
  folder: '/f',
  ordered,
})
const rating =
  (share: number, rated: ShownFile[] = []): RateFile =>
  async file => {
    rated.push(file)
    return { share, kind: 'porn' }
  }
const broken: RateFile = () => Promise.reject(new Error('the model is gone'))

test('a picture that cannot be rated is blocked', async () => {
  await assert.rejects(guardInspect(inspect, broken)('/in', rulesFor('picture')), /the model is gone/)
  const image = job({ kind: 'image', width: 1, height: 1 })
  await assert.rejects(guardFinish(finish, broken)(image, { signal }), /the model is gone/)
})

test('an unsafe input is rejected, and an unsafe result is withheld', async () => {
  const verdict = await guardInspect(inspect, rating(0.7))('/in', rulesFor('clip'))
  assert.ok('reason' in verdict)
  assert.equal(verdict.reason, 'CreationPolicyViolation')
  const video = job({ kind: 'video', width: 1, height: 1, seconds: 5, withSound: false })
  await assert.rejects(guardFinish(finish, rating(1))(video, { signal }), (error: PlanFailure) => {
    assert.deepEqual([error.code, error.retryable], ['CreationPolicyViolation', false])
    return error instanceof PlanFailure
  })
})

test('results that failed otherwise, and sounds, are not rated', async () => {
  const refused = { reason: 'ImageFormatInvalid', says: 'is no picture' } as const
  assert.deepEqual(await guardInspect(async () => refused, broken)('/in', rulesFor('picture')), refused)
  assert.deepEqual(await guardInspect(inspect, broken)('/in', rulesFor('sound')), { facts })
  assert.equal((await guardFinish(finish, broken)(job({ kind: 'sound' }), { signal })).files.length, 1)
})

test('a harmless file is passed unchanged, and a clip is checked over its whole length', async () => {
  const rated: ShownFile[] = []
  assert.deepEqual(await guardInspect(inspect, rating(0.69, rated))('/in', rulesFor('clip')), { facts })
  await guardInspect(inspect, rating(0, rated))('/in', rulesFor('picture'))
  const video = job({ kind: 'video', width: 1, height: 1, seconds: 5, withSound: false })
  assert.equal((await guardFinish(finish, rating(0, rated))(video, { signal })).files.length, 1)
  assert.deepEqual(rated, [
    { path: '/in', kind: 'clip', seconds: 7 },
    { path: '/in', kind: 'picture' },
    { path: '/made', kind: 'clip', seconds: 5 },
  ])
})
