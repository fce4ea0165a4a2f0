import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const castOf = (prompt: string): string[][] =>
  shotsOf(prompt).map(({ subjects }) => subjects.map(({ words, count }) => (count > 1 ? `${count} ${words}` : words)))

const deedsOf = (prompt: string, shot: number, who: string): string[] =>
  shotsOf(prompt)
    .at(shot)!
    .subjects.filter(({ words }) => words === who)
    .flatMap(({ deeds }) => deeds ?? [])
    .map(({ verb }) => verb)

test('a first sentence that only says where it is belongs to the next one', () => {
  const library =
    'An old library late at night, everything quiet and dark. A librarian pushes a cart of books. She stops and listens at a door for a long time.'
  assert.deepEqual(
    shotsOf(library).map(({ where }) => where),
    ['library', 'library'],
  )
  assert.ok(castOf(library).every(([first]) => first === 'librarian'))
  // Where nobody comes it is the picture.
  const valley =
    'A wide green valley at dawn under soft light. Fog slowly covers all of the meadows and fields there. Snow falls on the far mountains in the end.'
  assert.ok(shotsOf(valley).length > 1)
})

test('how a film is to feel is no shot of its own', () => {
  const farewell =
    'A boy hugs his grandmother on a train platform in autumn. She gives him a red scarf and an apple for the way. Keep it gentle, soft light.'
  assert.equal(shotsOf(farewell).length, 2)
  const race =
    '一个男孩在公园里跑步,汗水直流,鞋带散开了。他停下来系好鞋带,抬头看见远处的朋友在挥手。镜头用跟拍,最后慢动作。'
  assert.equal(shotsOf(race).length, 2)
})

test('whoever is named is not there a second time, and the pronoun means another', () => {
  const robot =
    'A little robot lives on a roof above a grey town. One day a green sprout pushes through the soil. It carefully guards the sprout from the cold wind until the sun comes.'
  assert.deepEqual(castOf(robot).at(-1), ['robot', 'sprout'])
  const cinema =
    '小男孩抱着爆米花坐在电影院里看电影,眼睛睁得大大的。片子放完,小男孩回头挥手。他笑着跑出门去,外面下着雪。'
  assert.deepEqual(
    castOf(cinema).map(cast => cast.filter(words => words === '小男孩').length),
    [1, 1, 1],
  )
})

test('they are those of the sentence before, and everyone is no family beside its members', () => {
  const runners =
    'A crowd cheers beside the road in the rain. A boy stumbles and a girl takes his arm. They run on together through the cold and the wet and laugh.'
  assert.deepEqual(castOf(runners).at(-1)!.toSorted(), ['boy', 'girl'])
  const camp =
    'A family camps by a lake in the evening. Dad grills fish and the kids chase a dog around the tent. Then everyone runs into the tent laughing.'
  assert.ok(
    !castOf(camp)
      .at(-1)!
      .some(words => /family/iu.test(words)),
  )
})

test('him is no crowd, and a player is called a musician', () => {
  const busker =
    'A saxophonist plays under a bridge. People with umbrellas hurry past in grey coats. A little boy starts to dance in front of him. The musician grins and plays faster.'
  assert.deepEqual(castOf(busker)[2], ['little boy', 'saxophonist'])
  assert.deepEqual(castOf(busker)[3], ['saxophonist'])
  const courier =
    '一个快递小哥抱着一个大纸箱走进小区,满头是汗。一位老奶奶打开门,递给他一瓶水。小哥笑着摆手,转身走下楼去。'
  assert.deepEqual(castOf(courier).at(-1), ['快递小哥'])
})

test('what the sky, the wind and the light do is done by nobody of the story', () => {
  const harvest =
    'A farmer steps down from his tractor in a wheat field. Dark clouds are building on the horizon. He looks up and runs home along the path as fast as he can.'
  assert.deepEqual(deedsOf(harvest, 1, 'farmer'), ['look', 'run'])
  assert.deepEqual(shotsOf(harvest)[0]!.becomes, { weather: 'storm' })
  const sword = '少年站在山顶上,手里握着一把剑,风很大。雷光在剑上炸开,少年闭上眼睛。他慢慢睁开眼睛,对着远方笑了起来。'
  assert.ok(!deedsOf(sword, 1, '少年').includes('explode'))
})

test('between two commas it is told what somebody looks like', () => {
  const [baker] = shotsOf('The baker, a heavyset man in a flour-dusted apron, pulls a tray from the oven.')[0]!.subjects
  assert.equal(baker!.words, 'baker')
  assert.deepEqual(
    baker!.wears?.map(({ words }) => words),
    ['apron'],
  )
  const list = castOf('A baker, a man in a hat and a dog stand by the river.')[0]!
  assert.ok(list.includes('baker') && list.includes('man'))
})

test('a bride whom the guests see come is none of them', () => {
  assert.deepEqual(castOf('The guests clap as the bride walks down the aisle.')[0], ['4 guests', 'bride'])
})

test('those who row a ship of the sentence before are aboard', () => {
  const ship =
    'A longship comes through thick fog on the sea in the morning. The rowers pull together and a drummer beats time. A young warrior looks scared and holds his shield tight.'
  assert.ok(shotsOf(ship).every(({ place }) => place === 'sea'))
})

test('rings that roll away are what one finds', () => {
  const rings =
    'A boy trips on the lawn at a wedding. Two rings roll into the grass in front of all. The bride laughs, crouches down and finds them under a chair.'
  assert.ok(castOf(rings).at(-1)!.includes('2 rings'))
})

test('the screen of a cinema is a part of it', () => {
  const cinema =
    '一家快要关门的老电影院,座椅都空着。一个老爷爷把胶片装上机器,光柱打在银幕上。他坐下来,慢慢地喝茶,想起年轻的时候。'
  assert.deepEqual(
    shotsOf(cinema).map(({ where }) => where),
    ['cinema', 'cinema'],
  )
  assert.ok(!castOf(cinema)[0]!.includes('银幕'))
})
