import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatEdl, formatTimeCode } from '../../../src/films/export/format-edl.ts'
import { sample } from './sample.ts'

type Event = { number: number; reel: string; channel: string; edit: string; over: number; times: number[] }

const EVENT =
  /^(\d{3}) (\S+) +(V|A\d?) +(C|D) +(?:(\d{3}) +)?((?:\d\d:){3}\d\d) ((?:\d\d:){3}\d\d) ((?:\d\d:){3}\d\d) ((?:\d\d:){3}\d\d)$/

/** Read by the rules of the format, and not with what wrote it. */
function eventsOf(edl: string): Event[] {
  return edl.split('\n').flatMap(line => {
    const found = EVENT.exec(line)
    if (!found) return []
    const [, number, reel = '', channel = '', edit = '', over = '0', ...codes] = found
    const frameOf = (code: string): number => {
      const [hours = 0, minutes = 0, seconds = 0, frames = 0] = code.split(':').map(Number)
      assert.ok(minutes < 60 && seconds < 60 && frames < 24, code)
      return ((hours * 60 + minutes) * 60 + seconds) * 24 + frames
    }
    return { number: Number(number), reel, channel, edit, over: Number(over), times: codes.map(frameOf) }
  })
}

const HOUR = 3600 * 24

test('a time code counts frames up to 23, and minutes and hours after that', () => {
  assert.deepEqual(
    [0, 23, 24, 24 * 60, 24 * 3600 - 1, 24 * 3600].map(frame => formatTimeCode(frame, 24)),
    ['00:00:00:00', '00:00:00:23', '00:00:01:00', '00:01:00:00', '00:59:59:23', '01:00:00:00'],
  )
})

test('the picture of a list has no gap and the length of the film, and every event has its length in its source', () => {
  const edl = formatEdl(sample, { title: 'A film\nof two lines' })
  assert.ok(edl.startsWith('TITLE: A film of two lines\nFCM: NON-DROP FRAME\n'))
  const pictures = eventsOf(edl).filter(({ channel }) => channel === 'V')
  let at = HOUR
  for (const { number, times } of pictures) {
    const [sourceIn = 0, sourceOut = 0, recordIn = 0, recordOut = 0] = times
    assert.equal(sourceOut - sourceIn, recordOut - recordIn, `event ${number}`)
    assert.equal(recordIn, at, `event ${number}`)
    at = recordOut
  }
  assert.equal(at, HOUR + sample.frames)
})

test('a transition is a dissolve of two lines into the held first frame of the next shot', () => {
  const edl = formatEdl(sample, { title: 'x', fileOf: source => `${source}.mp4` })
  const events = eventsOf(edl)
  const dissolves = events.filter(({ edit }) => edit === 'D')
  assert.deepEqual(
    dissolves.map(({ over, reel, times: [from] }) => [over, reel, from]),
    [
      [8, 'CLIP2', 12],
      [60, 'CLIP1', 24],
    ],
  )
  for (const { number, times } of dissolves) {
    const [before, ...others] = events.filter(event => event.number === number)
    assert.equal(others.length, 1)
    // Where the old shot has come to, at the moment the dissolve begins.
    assert.deepEqual([before?.times[0], before?.times[2]], [before?.times[1], times[2]])
  }
  assert.equal(events.find(({ number }) => number === dissolves[0]?.number)?.times[0], 112)
  assert.match(
    edl,
    /M2 {3}CLIP2 +000\.0 +00:00:00:12\n\* FROM CLIP NAME: clip-1\.mp4\n\* TO CLIP NAME: clip-2\.mp4\n\* EFFECT NAME: DISSOLVE/,
  )
})

test('sounds have separate channels, and texts are remarks', () => {
  const edl = formatEdl(sample, { title: 'x' })
  const sounds = eventsOf(edl).filter(({ channel }) => channel !== 'V')
  assert.deepEqual(
    sounds.map(({ channel, reel, times }) => [
      channel,
      reel,
      ...times.map((time, index) => time - (index > 1 ? HOUR : 0)),
    ]),
    [
      ['A', 'VOICE1', 0, 60, 24, 84],
      ['A', 'VOICE2', 0, 48, 72, 120],
      ['A', 'VOICE1', 24, 48, 144, 168],
      ['A2', 'MUSIC', 0, 300, 0, 300],
    ],
  )
  assert.match(edl, /\* COMMENT: MUSIC -6 DB, LOOPED\n/)
  assert.match(edl, /\* TITLE 01:00:00:00 01:00:02:00: 开场 Opening\n/)
  assert.match(edl, /\* COMMENT: Opening again\n/)
})

test('no two sources share a reel, and a reel has at most eight characters', () => {
  const shots = Array.from({ length: 120 }, (_, index) => ({
    source: `a-very-long-name-${index}`,
    name: '',
    fromFrame: 0,
    frames: 24,
  }))
  const edl = formatEdl(
    { ...sample, shots: [...shots, { source: '镜头', name: '', fromFrame: 0, frames: 24 }], tracks: [], texts: [] },
    { title: 'x' },
  )
  const reels = eventsOf(edl).map(({ reel }) => reel)
  assert.equal(new Set(reels).size, 121)
  for (const reel of reels) assert.match(reel, /^[A-Z0-9]{1,8}$/)
})
