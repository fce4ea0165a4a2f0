import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { lifeHeight } from '../../src/scene/stand-before-buildings.ts'
import { cellAt, HIGH, isInFrame } from '../staging/silhouette.ts'
import { type Figure, type Moment, stagePrompt } from '../staging/stage-prompt.ts'

const BUILDINGS = [
  ['house', 'barn', 'church', 'temple', 'tower', 'shop', 'lighthouse', 'pagoda', 'tent', 'skyscraper', 'windmill'],
  ['school', 'hut', 'log cabin', 'mosque', 'factory', 'hotel', 'bank', 'igloo', 'watchtower', 'pyramid', 'observatory'],
].flat()

const timesOf = ({ solid: { extent, scale, member } }: Figure): number =>
  ((extent.high[1] - extent.low[1]) * scale) / lifeHeight(member)

/** Who is there and the house behind, and how much of the one is seen. */
function measure({ figures }: Moment, prompt: string) {
  const house = figures.find(({ solid }) => solid.member.subject.build === 'building')
  const one = figures.find(({ solid }) => solid.rig === 'person' || solid.rig === 'beast')
  assert.ok(house && one, `${prompt}: both are staged`)
  const cells = [...one.distances.keys()].filter(cell => one.distances[cell]! < Infinity)
  const seen = cells.filter(cell => isInFrame(cell) && one.distances[cell]! < house.distances[cell]!)
  const rows = seen.map(cell => cellAt(cell).y)
  return { house, one, seen: seen.length / cells.length, high: (Math.max(...rows) - Math.min(...rows) + 1) / HIGH }
}

test('whoever stands before a building is before its front, well seen, true to its size, and faces the camera', async () => {
  for (const prompt of [
    ...BUILDINGS.map(word => `A woman waits in front of ${/^[aeiou]/u.test(word) ? 'an' : 'a'} ${word}`),
    '老人在教堂前面挥手',
    '一个女孩站在宝塔前',
    'In front of the barn stands a postman',
  ]) {
    const [shot] = await stagePrompt(prompt)
    for (const moment of shot!.moments) {
      const { house, one, seen, high } = measure(moment, prompt)
      assert.ok(seen > 0.94, `${prompt}: ${(100 * seen).toFixed(0)} % is seen`)
      assert.ok(high > 0.22 && high < 0.7, `${prompt}: ${(100 * high).toFixed(0)} % of the frame's height`)
      assert.ok(one.high[2] < house.low[2] + 0.3, `${prompt}: at ${one.high[2]}, the front at ${house.low[2]}`)
      assert.ok((one.gaze?.[2] ?? 0) < 0, `${prompt}: looks away from the camera`)
      // What is tall may be lower than in life, and where ground is short much lower.
      const times = timesOf(one) / timesOf(house)
      const most = lifeHeight(house.solid.member) > 9 ? 3 : 1.5
      assert.ok(times > 0.9 && times < most, `${prompt}: ${times.toFixed(2)} times as large as the house`)
    }
  }
})

test('who walks past a building or looks at it is before it, too', async () => {
  for (const prompt of ['A farmer walks past a barn', 'A boy looks at a church', '小男孩跑过教堂']) {
    const [shot] = await stagePrompt(prompt)
    for (const moment of shot!.moments) {
      const { house, one, seen } = measure(moment, prompt)
      assert.ok(seen > 0.94, `${prompt}: ${(100 * seen).toFixed(0)} % is seen`)
      assert.ok(timesOf(one) < 1.6 * timesOf(house), `${prompt}: ${timesOf(one)} before ${timesOf(house)}`)
    }
  }
})

test('an animal beside a building is no giant', async () => {
  for (const prompt of ['A dog sits beside a church', '一只猫坐在灯塔旁边', 'A horse stands beside a barn']) {
    const [shot] = await stagePrompt(prompt)
    for (const moment of shot!.moments) {
      const { house, one, seen, high } = measure(moment, prompt)
      assert.ok(seen > 0.9 && high > 0.15 && high < 0.6, `${prompt}: ${seen} seen, ${high} high`)
      assert.ok(timesOf(one) < 3 * timesOf(house), `${prompt}: ${timesOf(one)} beside ${timesOf(house)}`)
    }
  }
})

test('a landmark is seen for its shape, and of a skyscraper the foot', async () => {
  const insideOf = async (prompt: string): Promise<number> => {
    const [shot] = await stagePrompt(prompt)
    const { house } = measure(shot!.moments[1]!, prompt)
    const cells = [...house.distances.keys()].filter(cell => house.distances[cell]! < Infinity)
    return cells.filter(isInFrame).length / cells.length
  }
  assert.ok((await insideOf('A girl stands beside the Eiffel Tower')) > 0.7)
  assert.ok((await insideOf('A man waits in front of a skyscraper')) < 0.8)
})

test('who is at the foot of a skyscraper is not across the water from it', () => {
  const placeOf = (prompt: string): string => direct({ prompt, seed: 1 }).shots[0]!.place
  assert.equal(placeOf('A businessman waits in front of a skyscraper'), 'street')
  assert.equal(placeOf('一个男人站在摩天楼前'), 'street')
  assert.equal(placeOf('A couple in front of the skyline of a city with skyscrapers'), 'skyline')
})
