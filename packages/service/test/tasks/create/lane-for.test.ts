import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanName } from '../../../src/catalog/declare.ts'
import { isBrief, laneFor as laneWith } from '../../../src/tasks/create/lane-for.ts'

const asked = { generator: 'text2video', model: 'genq3' }
const laneFor = (plan: PlanName, request: object) =>
  laneWith({ ...asked, plan, request }, { usesExternalEngine: () => false })

const sentence = 'It is good to meet you on such a fine day.'

test('a task has the lane of its cost', () => {
  const cases: [string, PlanName, Record<string, unknown>][] = [
    ['quick', 'speak', { text: sentence, voice_setting_voice_id: 'v' }],
    ['quick', 'speak', { text: '你好，很高兴认识你。' }],
    ['short', 'speak', { text: sentence.repeat(2) }],
    ['short', 'speak', { text: sentence.repeat(40) }],
    ['short', 'speak', { text: '你好，很高兴认识你。'.repeat(50) }],
    ['long', 'speak', { text: sentence.repeat(100) }],
    // The create of a voice waits for its sample.
    ['short', 'clone-voice', { audio_url: 'https://example.com/a.mp3', voice_id: 'mine_alone', text: sentence }],
    // The caller of lips waits for a clip.
    ['long', 'lip-sync', { text: sentence.repeat(20), video_url: 'https://example.com/a.mp4' }],
    ['quick', 'paint', { prompt: 'a lamp', resolution: '1080p' }],
    ['short', 'paint', { prompt: 'a lamp', resolution: '2K', aspect_ratio: '16:9' }],
    ['short', 'paint', { prompt: 'a lamp', resolution: '4K', aspect_ratio: '16:9' }],
    ['short', 'imagine', { prompt: 'a lamp', duration: 2, resolution: '540p' }],
    ['long', 'imagine', { prompt: 'a lamp', duration: 5, resolution: '720p' }],
    ['long', 'animate-frames', { duration: 8, resolution: '1080p' }],
    // Whatever a film needs, its parts need.
    ['free', 'ad-film', { prompt: 'a lamp', duration: 60 }],
    ['free', 'premium-music-video', {}],
  ]
  for (const [lane, plan, request] of cases) assert.equal(laneFor(plan, request), lane, JSON.stringify(request))
})

test('a part of a film has the lane of its cost', () => {
  const video = { kind: 'video', width: 1280, height: 720, seconds: 5 }
  assert.equal(laneFor('film-part', { prompt: 'a lamp', order: video }), 'long')
  // By itself it is short.
  const clip = { ...video, width: 960, height: 540, seconds: 2 }
  assert.equal(laneFor('film-part', { prompt: 'a lamp', order: clip }), 'long')
  assert.equal(laneFor('film-part', { prompt: sentence, order: { kind: 'speech' } }), 'quick')
  assert.equal(laneFor('film-part', { prompt: sentence.repeat(20), order: { kind: 'speech' } }), 'long')
  assert.equal(laneFor('film-part', { prompt: 'calm', order: { kind: 'music', seconds: 30 } }), 'quick')
  assert.equal(laneFor('film-compose', { video_task_ids: ['1', '2', '3', '4'] }), 'short')
  assert.equal(laneFor('film-compose', { job_ids: Array.from({ length: 12 }, String) }), 'long')
})

test('a plan without an estimate counts as long', () =>
  assert.equal(laneFor('film-part', { prompt: 'a lamp' }), 'long'))

test('brief is what takes seconds by its estimate, and never a film', () => {
  assert.ok(isBrief({ plan: 'speak', request: { text: sentence } }))
  assert.ok(isBrief({ plan: 'speak', request: { text: 'a'.repeat(1_000) } }))
  assert.ok(!isBrief({ plan: 'speak', request: { text: 'a'.repeat(9_999) } }))
  assert.ok(isBrief({ plan: 'clone-voice', request: { voice_id: 'mine_alone', text: sentence } }))
  assert.ok(isBrief({ plan: 'paint', request: { prompt: 'a lamp', resolution: '4K' } }))
  assert.ok(!isBrief({ plan: 'imagine', request: { prompt: 'a lamp', duration: 5, resolution: '720p' } }))
  assert.ok(!isBrief({ plan: 'ad-film', request: { prompt: 'a lamp', duration: 8 } }))
})

test('remote work takes no local slot at first', () => {
  const asks: unknown[] = []
  const lane = (plan: PlanName, request: object) =>
    laneWith(
      { ...asked, plan, request },
      {
        usesExternalEngine: ask => {
          asks.push(ask)
          return ask.kind === 'video'
        },
      },
    )
  assert.equal(lane('imagine', { prompt: 'a lamp', duration: 5, resolution: '720p' }), 'free')
  assert.deepEqual(asks, [{ kind: 'video', generator: 'text2video', model: 'genq3' }])
  assert.equal(lane('speak', { text: sentence }), 'quick')
  assert.equal(lane('film-part', { prompt: 'a lamp', order: { kind: 'video', seconds: 5 } }), 'free')
  assert.equal(lane('film-part', { prompt: sentence, order: { kind: 'speech' } }), 'quick')
  assert.equal(lane('film-compose', { job_ids: ['1', '2'] }), 'quick')
})
