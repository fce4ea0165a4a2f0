import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Figure, stagePrompt, type StagedShot } from './stage-prompt.ts'
import { HIGH, projectPoint, WIDE } from './silhouette.ts'

const people = ({ moments }: StagedShot, at: 0 | 1 | 2 = 1): Figure[] =>
  moments[at]!.figures.filter(({ solid }) => solid.rig === 'person')
const called = (shot: StagedShot, words: string): Figure =>
  people(shot).find(({ solid }) => solid.member.subject.words === words)!
const gapBetween = (a: Figure, b: Figure): number =>
  Math.hypot(...([0, 2] as const).map(axis => Math.max(0, a.low[axis] - b.high[axis], b.low[axis] - a.high[axis])))
/** How high a face is in the frame, as a share of it, and whether it is inside. */
function faceOf({ scenery, frame, moments }: StagedShot, { face, solid }: Figure, at: 0 | 1 | 2) {
  const seen = projectPoint(face!, scenery, moments[at]!.camera, frame)
  const high = 0.15 * (solid.extent.high[1] - solid.extent.low[1]) * solid.scale * seen.perMetre
  const isInside = seen.x > 0 && seen.x < WIDE && seen.y - 0.5 * high > 0 && seen.y < HIGH
  return { share: high / HIGH, isInside }
}

test('a child on the shoulders sits over the head of who carries it', async () => {
  const [shot] = await stagePrompt("A girl rides on her dad's shoulders in a park")
  const [girl, dad] = [called(shot!, 'girl'), called(shot!, "dad's")]
  assert.equal(girl.hold, 'shoulders')
  assert.ok(girl.face![1] > dad.face![1] + 0.25, 'her face is over his')
})

test('the heads of all who sit around a table stay in the frame while the camera comes nearer', async () => {
  const [shot] = await stagePrompt('A family of four sits around the dinner table and toasts')
  for (const at of [0, 1, 2] as const)
    for (const one of people(shot!, at)) assert.ok(faceOf(shot!, one, at).isInside, `${at}`)
})

test('who feels something is seen so near that the face tells it, with the crown in the frame', async () => {
  for (const prompt of ['女孩擦去眼泪', 'A nervous man waits', 'A man frowns']) {
    const [shot] = await stagePrompt(prompt)
    for (const at of [0, 1, 2] as const) {
      const { share, isInside } = faceOf(shot!, people(shot!, at)[0]!, at)
      assert.ok(share > 0.12, `${prompt}: ${share}`)
      assert.ok(isInside, prompt)
    }
  }
  const [walking] = await stagePrompt('A man walks in a park')
  assert.ok(faceOf(walking!, people(walking!)[0]!, 1).share < 0.12, 'who walks is seen with his way')
})

test('who is treated sits with the hands of the other in reach, and whoever is led goes hand in hand', async () => {
  const [nurse] = await stagePrompt("A nurse takes an old man's blood pressure in a clinic")
  const [own, other] = [called(nurse!, 'nurse'), called(nurse!, "old man's")]
  assert.equal(other.hold, 'seat')
  assert.ok(gapBetween(own, other) < 0.3)
  const [led] = await stagePrompt('小伙子扶着老奶奶过马路')
  assert.ok(gapBetween(called(led!, '小伙子'), called(led!, '老奶奶')) < 0.35)
})

test('a waiter puts the soup on the table of who sits there', async () => {
  const [shot] = await stagePrompt('A waiter serves soup to a woman in a restaurant')
  assert.equal(called(shot!, 'woman').hold, 'seat')
  assert.equal(called(shot!, 'waiter').hold, 'table')
})
