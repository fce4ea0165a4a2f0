import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const whereOf = (prompt: string): string => {
  const [{ place, where } = { place: undefined, where: undefined }] = shotsOf(prompt)
  return where ?? place ?? ''
}
function wheres(cases: Record<string, string>): void {
  for (const [prompt, where] of Object.entries(cases)) assert.equal(whereOf(prompt), where, prompt)
}

test('a road through a land is that land with a road in it', () => {
  wheres({
    'A road runs through the desert': 'desert-road',
    'A dusty highway crosses the prairie, one truck on it': 'prairie-road',
    'A car on a road in the forest': 'forest-road',
    一条公路穿过雪原: 'snow-road',
    摩托车在草原的公路上飞驰: 'prairie-road',
    'A bus on a road by the sea': 'coast-road',
    'A road in the mountains': 'road',
    'A road': 'road',
  })
})

test('a track through a land, and the track of a train that is in one', () => {
  wheres({
    'A railway across the desert': 'desert-railway',
    一条铁路穿过森林: 'forest-railway',
    'A steam train in a meadow': 'prairie-railway',
    'A toy train on a table in a meadow, tiny train': 'meadow',
    'A train in the station': 'station',
  })
})

test('a way between trees is an avenue of them, and they are no subjects', () => {
  wheres({
    'A girl cycles down a lane lined with maples': 'red-avenue',
    'A street flanked by palm trees': 'palm-avenue',
    老人走在梧桐大道上: 'avenue',
    小路两旁是高大的松树: 'pine-avenue',
    大学里的樱花大道: 'blossom-avenue',
    'A maple beside a road': 'road',
  })
  const [shot] = shotsOf('A girl cycles down a lane lined with maples')
  assert.equal(shot!.season, 'autumn')
  assert.ok(!shot!.subjects.some(({ words }) => /maple/u.test(words)))
})
