import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkScene } from '@kinora/media/scene/check-scene'
import { diffScenes } from '@kinora/media/scene/diff-scene'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../../../src/library/catalogue.ts'
import { changeScene } from '../../../src/scene-writing/edits/change-scene.ts'
import { changedDocuments } from './changed-documents.ts'

/**
 * Each line: document, shot or `-`, words, and the JSON pointers that may differ. `*` is one name, and the last one stands
 * for all below it. `!` are the words that are unread.
 */
const rows = `
bedroom  - | turn the room lights off, only the desk lamp is on, camera pushes in | /places/0/lights /entities/2/state /shots/0/camera/move
bedroom  - | only the desk lamp is lit | /places/0/lights /entities/2/state
bedroom  - | turn on the lights | /places/0/lights
bedroom  - | 关灯 | /places/0/lights
bedroom  - | the desk lamp stands on the desk to the left of the letter | /shots/0/placements/3/side /shots/0/placements/3/near
bedroom  - | the letter is on the bed | /shots/0/placements/4/to
bedroom  - | make it morning | /places/0/time
bedroom  - | add a cup on the desk | /entities/5 /shots/0/placements/5 /shots/0/camera/target
teahouse - | 窗外下雪 | /places/0/weather /places/0/season
teahouse - | it snows outside the window | /places/0/weather ! outside
teahouse - | 小女孩穿红色的裙子，窗外下雪，饺子放在桌子上 | /entities/1/wears /places/0/weather /places/0/season /shots/0/placements/5 /shots/0/camera/target
teahouse - | 把饺子放在桌子上 | /shots/0/placements/5 /shots/0/camera/target
teahouse - | the dumpling is on the table | /shots/0/placements/5 /shots/0/camera/target
teahouse - | 奶奶微笑 | /shots/0/actions/1
teahouse - | 换成雪山 | /places/0/asset /places/0/goods /sound/ambience
teahouse - | make the clip 8 seconds long | /seconds /shots/0/to
park     - | the cat lies on the left end of the bench | /shots/0/placements/1/relation /shots/0/placements/1/side
park     1 | the cat lies on the park bench on the left | /shots/1/placements
park     - | the cat is to the left of the bench | /shots/0/placements/1/side
park     - | 让狗坐在长椅上 | /shots/0/placements/2
park     - | the dog sits on the bench | /shots/0/placements/2
park     1 | make it night | /places/1 /shots/1/place
park     1 | longer | /seconds /shots/1/to
park     - | add three orange cones behind the dog | /entities/3 /shots/0/placements/3 /shots/0/camera/target
park     - | the bench is made of wood | /entities/2/material
park     - | low angle | /shots/1/camera/angle
station  1 | the boy turns to face the woman and looks at her | /shots/1/placements/1/facing /shots/1/looks /shots/1/camera/target
station  1 | the boy faces the woman | /shots/1/placements/1/facing /shots/1/camera/target
station  - | no scarf | /entities/0/wears
station  - | without a scarf | /entities/0/wears
station  1 | make it night | /places/1 /shots/1/place
station  0 | swap the woman and the boy | /shots/0/placements/0 /shots/0/placements/1
station  - | change the red coat to a yellow one | /entities/0/wears/0/colour
station  - | she wears a green scarf | /entities/0/wears/1/colour
station  - | on a mountain | /places/0/asset
street   0 | low angle, closer, wet street after rain, the taxi drives along the road | /places/1 /shots/0/place /shots/0/camera/size /shots/0/camera/angle
street   0 | the taxi drives fast | /shots/0/actions/0/speed
street   - | camera follows from the side near the wheels | /shots/*/camera/move /shots/*/camera/from ! wheels
street   - | make it dawn | /places/0/time
kitchen  - | zoom in on the pizza | /shots/0/camera/target /shots/0/camera/move
kitchen  - | swap the chef and the cat | /shots/0/placements/1 /shots/0/placements/2
kitchen  - | 交换厨师和猫 | /shots/0/placements/1 /shots/0/placements/2
kitchen  - | the chef smiles | /shots/0/actions/1
kitchen  - | a black cat | /entities/1/colour
kitchen  - | replace the pizza with a cake | /entities/2/asset /entities/2/name
kitchen  - | 时长8秒 | /seconds /shots/0/to /shots/0/actions/0/from /shots/0/actions/0/to
vase     - | make it morning and six seconds long | /places/0/time /seconds /shots/0/to
vase     - | remove the roses and put a bouquet of red roses in the vase | /entities/2 /entities/3 /shots/0/placements/3 /shots/0/camera/target ! roses
vase     - | the vase is made of glass | /entities/1/material
vase     - | add a glass house behind the table | /entities/4 /shots/0/placements/4 /shots/0/camera/target
ride     - | the girl leans out | /shots/0/actions/2
ride     - | she rides faster | /shots/0/actions/0/speed
ride     - | she waves instead | /shots/0/actions
children - | make the ball bigger and blue | /entities/2/colour /entities/2/size
children - | swap the boys and the girls | /shots/0/placements/0/side /shots/0/placements/1/side
beach    - | Rex jumps | /shots/0/actions/2 /shots/1/actions
beach    0 | the dog walks to Ann | /shots/0/actions/1
beach    - | make it noon and sunny | /places/0/time /places/0/weather
beach    - | change the place to a forest | /places/0/asset
`
const matches = (at: string, pattern: string): boolean => {
  const names = pattern.split('/')
  return at
    .split('/')
    .slice(0, names.length)
    .every((name, nth) => names[nth] === '*' || names[nth] === name)
}

describe('a change keeps what its words do not speak of', () => {
  for (const row of rows.trim().split('\n')) {
    const [where = '', words = '', outcome = ''] = row.split('|').map(part => part.trim())
    const [name = '', nth = '-'] = where.split(/\s+/u)
    const [allowed = '', missed] = outcome.split('!').map(part => part.trim())
    test(`${where.replace(/\s+/u, ' ')}: ${words}`, () => {
      const scene = changedDocuments[name]!
      const { scene: changed, unread } = changeScene(scene, words, nth === '-' ? {} : { shot: Number(nth) })
      const differences = diffScenes(scene, changed).map(({ at }) => at)
      const pointers = allowed.split(' ')
      assert.deepEqual(
        differences.filter(at => !pointers.some(one => matches(at, one))),
        [],
        'changes nothing else',
      )
      assert.deepEqual(
        pointers.filter(one => !differences.some(at => matches(at, one))),
        [],
        'changes all of this',
      )
      assert.deepEqual(unread, missed === undefined ? [] : missed.split(', '))
      assert.deepEqual(checkScene(changed, loadCatalogue()).problems, [])
    })
  }
})

describe('what is so already changes nothing and is read', () => {
  for (const [name, words] of [
    ['kitchen', 'the pizza is on the table'],
    ['kitchen', 'the chef stands behind the table'],
    ['kitchen', 'the chef waves'],
    ['vase', 'the roses are in the vase'],
    ['beach', 'in the fog'],
    ['beach', 'it is dawn'],
    ['teahouse', 'in the afternoon'],
  ] as const)
    test(`${name}: ${words}`, () => {
      const scene = changedDocuments[name]!
      assert.deepEqual(changeScene(scene, words), { scene, unread: [] })
    })
})

test('words that are not understood are never so already', () => {
  for (const [name, words] of [
    ['kitchen', 'the giraffe is on the table'],
    ['kitchen', 'swap the giraffe and the cat'],
    ['bedroom', 'polish the vibe'],
    ['vase', '把飞船放在桌子上'],
  ] as const) {
    const scene = changedDocuments[name]!
    const { scene: changed, unread } = changeScene(scene, words)
    assert.deepEqual(changed, scene, words)
    assert.notDeepEqual(unread, [], words)
  }
})

test('a place of its own has the anchors that its shot names', () => {
  const scene: Scene = changedDocuments['beach']!
  const [first, second] = scene.shots
  const shots = [first!, { ...second!, placements: [{ who: 'ann', relation: 'at' as const, to: 'shore/water' }] }]
  const { scene: changed } = changeScene({ ...scene, shots }, 'make it night', { shot: 1 })
  assert.deepEqual(changed.places[0], scene.places[0])
  assert.deepEqual(changed.places[1], { ...scene.places[0], id: 'shore-2', time: 'night' })
  assert.deepEqual(changed.shots[0], first)
  assert.deepEqual(changed.shots[1]?.placements, [{ who: 'ann', relation: 'at', to: 'shore-2/water' }])
  assert.deepEqual(checkScene(changed, loadCatalogue()).problems, [])
})
