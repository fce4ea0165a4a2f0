import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkScene } from '@kinora/media/scene/check-scene'
import { loadCatalogue } from '@kinora/studio/catalogue'
import { actPoint, findPoint, type PointRow, sayPoint } from '../../../src/film-writing/ad/show-point.ts'
import { readTable } from '../../../src/film-writing/film-tables.ts'

const ROWS = readTable('points')
const BRIEF = {
  points: [],
  offers: [],
  narration: [],
  staged: [],
  tooLong: [],
  isWhole: false,
  quoted: { spoken: [], isAtEnd: false, voice: '', written: [], card: [] },
  wishes: '',
}
const act = (row: PointRow, category: string) =>
  actPoint({
    row,
    brief: { ...BRIEF, category },
    picture: 0,
    user: 'woman',
    seconds: 3,
    language: 'en',
  })

test('every row is a valid document for products of all sizes, with the product in it', () => {
  for (const row of ROWS)
    for (const category of ['field cameras', 'sofa', 'family car', 'gronk']) {
      const scene = act(row, category)
      const { problems } = checkScene(scene, loadCatalogue(), { images: 1 })
      assert.deepEqual(problems, [], `${row.en}, ${category}`)
      assert.ok(scene.shots[0]?.camera?.target?.includes('product'))
    }
})

test('small products are held, large ones stand beside the person, and vehicles drive', () => {
  const [row] = ROWS
  assert.ok(row)
  const relations = (category: string) => act(row, category).shots[0]?.placements?.map(({ relation }) => relation)
  assert.deepEqual(relations('field cameras'), ['held-by'])
  assert.deepEqual(relations('sofa'), ['beside'])
  // A cut-out is flat: from the side of who walks with it, it would be a line.
  assert.equal(act(row, 'field cameras').shots[0]?.camera?.from, 'front')
  assert.deepEqual(act(row, 'family car').shots[0]?.actions, [{ who: 'product', does: 'drive' }])
  const [sofa, car] = ['sofa', 'family car'].map(name => loadCatalogue().asset(name)?.size.height)
  const heights = ['sofa', 'family car'].map(category => act(row, category).entities.find(({ id }) => id === 'product'))
  assert.deepEqual(
    heights.map(one => one?.size),
    [{ height: sofa }, { height: car }],
  )
})

test('a point is found by its words in both languages, once in a film, and not if it is denied', () => {
  const waterproof = findPoint('the lid is waterproof')
  assert.equal(waterproof, findPoint('防水'))
  assert.equal(waterproof?.weather, 'rain')
  assert.notEqual(findPoint('the lid is waterproof', new Set([waterproof])), waterproof)
  assert.equal(findPoint('no battery'), undefined)
  assert.equal(findPoint('blue or green'), undefined)
})

test('both sentences of a row name the product', () => {
  for (const row of ROWS) {
    assert.match(sayPoint(row, 'en'), /^Somebody .*picture 1/u)
    assert.match(sayPoint(row, 'zh'), /图1的产品/u)
  }
})
