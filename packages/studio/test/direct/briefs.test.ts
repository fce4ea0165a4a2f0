import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMannerList } from '../../src/direct/closing-manner.ts'
import { shotsOf } from './seen.ts'

const wordsIn = (prompt: string, shot: number) =>
  shotsOf(prompt)
    .at(shot)!
    .subjects.map(({ words }) => words)
const doersOf = (prompt: string, verb: string) =>
  shotsOf(prompt).flatMap(({ subjects }) =>
    subjects.filter(({ deeds = [] }) => deeds.some(deed => deed.verb === verb)).map(({ words }) => words),
  )

test('the sentence that ends a brief with how it is to look is none of its shots', () => {
  assert.equal(isMannerList('Bright even lighting, eye-level camera, calm pace, clean realistic look.'), true)
  assert.equal(isMannerList('Watercolour look, gentle candlelight, very slow push-in.'), true)
  assert.equal(isMannerList('明亮的室内光，固定机位。'), true)
  assert.equal(isMannerList('暖黄灯光，窗外下着雪。'), true)
  assert.equal(isMannerList('She turns on the light.'), false)
  assert.equal(isMannerList('他关上了灯。'), false)
  assert.equal(isMannerList('A cat sleeps, a dog barks.'), false)
})

test('how a brief is to look holds for all of its shots', () => {
  const shots = shotsOf(
    'A potter shapes a vase in a workshop and looks at it for a while. She lifts it with both hands. A customer nods. Gentle candlelight, calm pace, snow falling outside.',
  )
  assert.equal(shots.length, 3)
  assert.deepEqual(
    shots.map(({ light }) => light?.includes('candle')),
    [true, true, true],
  )
  assert.deepEqual(
    shots.map(({ weather }) => weather),
    ['snow', 'snow', 'snow'],
  )
  assert.deepEqual(new Set(shots.map(({ place }) => place)).size, 1)
  const still = shotsOf(
    '一个男孩在雪地里堆雪人，堆得又高又圆。他给雪人戴上红围巾。狗跑过来叼走了胡萝卜。柔和的自然光，固定机位。',
  )
  assert.deepEqual(
    still.map(({ camera }) => camera.move),
    ['still', 'still', 'still'],
  )
})

test('what only names the film is made no shot by how it is to look', () => {
  const shots = shotsOf(
    '短剧片段。小餐馆打烊后，父亲系着围裙在擦桌子，女儿站在门口。父亲放下抹布。女儿低头吃了一口面。暖黄灯光，窗外下着雪。',
  )
  assert.deepEqual(
    shots.map(({ subjects }) => subjects.length > 0),
    shots.map(() => true),
  )
  assert.equal(shots[0]!.weather, 'snow')
})

test('what a film is made for or as what brings nothing into it', () => {
  const rest =
    'A panda in a red scarf climbs a tall stone tower at night while the wind blows. She jumps across to the next roof and looks around. She finds a glowing key.'
  assert.deepEqual(wordsIn(`Thirty-second teaser for a mobile game. ${rest}`, 0), ['panda'])
  assert.deepEqual(wordsIn(`Film school exercise, one take. ${rest}`, 0), ['panda'])
  assert.deepEqual(wordsIn(`Weather channel opener. ${rest}`, 0), ['panda'])
  assert.deepEqual(wordsIn(`Make a calm bedtime clip for small children. ${rest}`, 0), ['panda'])
  assert.notEqual(shotsOf(`Abstract mood piece about waiting. ${rest}`)[0]!.place, 'abstract')
  const race = '暴雨中的赛道上，一辆黑色跑车和一辆橙色跑车并排冲出隧道，轮胎卷起水雾，观众欢呼。'
  assert.deepEqual(
    shotsOf(`赛车游戏预告风格：${race}`)[0]!
      .subjects.filter(({ build }) => build === 'vehicle')
      .map(({ colour }) => colour),
    ['black', 'orange'],
  )
})

test('a pronoun finds whom the story told of', () => {
  const club =
    'A detective shakes the rain from his hat and walks into a club. The singer sees him and stops. He takes a seat at the bar and waits.'
  assert.deepEqual(doersOf(club, 'sit'), ['detective'])
  const market =
    'A boy grabs an apple from a cart on a square and runs. The merchant shouts, a cat jumps aside, and the boy ducks under a wagon. He eats the apple.'
  assert.deepEqual(doersOf(market, 'duck'), ['boy'])
  assert.deepEqual(doersOf(market, 'eat'), ['boy'])
  const robot =
    'A robot serves soup in a dining room full of guests. It rolls up to a couple and bows. It rolls away through the door.'
  assert.deepEqual(new Set(doersOf(robot, 'roll')), new Set(['robot']))
  assert.deepEqual(doersOf('一名女跑者在山路上慢跑。一群牦牛从她身边走过，她笑了。', 'laugh'), ['跑者'])
  const hall = '奶奶坐在院子里的椅子上剪窗花，剪得很认真。孙子跑进来，阳光照在两人脸上。猫在一旁睡觉，很安静。'
  assert.ok(wordsIn(hall, 1).includes('奶奶'))
  assert.ok(!wordsIn(hall, 1).includes('人'))
})

test('two breeds are two, and whoever walks in walks into nobody', () => {
  const [shot] = shotsOf('A corgi sits on a rug. A husky walks in and the corgi barks.')
  assert.deepEqual(
    shot!.subjects.map(({ words }) => words),
    ['corgi', 'rug', 'husky'],
  )
  assert.equal(shot!.subjects[2]!.relation, undefined)
  assert.deepEqual(doersOf('A corgi sits on a rug. A husky walks in and the corgi barks.', 'bark'), ['corgi'])
})

test('words that look like things are what is done, worn or measured', () => {
  assert.deepEqual(wordsIn('Waves hammer the rocks below a lighthouse.', 0), ['lighthouse'])
  assert.deepEqual(wordsIn('A woman slaps a ball of dough onto a table.', 0), ['woman', 'dough', 'table'])
  assert.deepEqual(doersOf('A worker in an orange vest and helmet walks up to a forklift.', 'walk'), ['worker'])
  assert.deepEqual(doersOf('一个女孩摘下一颗番茄。', 'pick'), ['女孩'])
  assert.deepEqual(doersOf('一个女孩摘下第一颗成熟的番茄。', 'pick'), ['女孩'])
  assert.deepEqual(doersOf('女人摘下帽子。', 'take-off-clothes'), ['女人'])
  assert.deepEqual(wordsIn('一支钢笔躺在胡桃木桌面上。', 0), ['钢笔'])
  assert.equal(shotsOf('A nun prays in a tiny wooden church.')[0]!.where, 'church')
})

test('the hour under the moon and the place hold from shot to shot', () => {
  const thief = shotsOf(
    'A fox crouches on a rooftop under a huge moon and looks around. She swings across the alley. She lands.',
  )
  assert.deepEqual(
    thief.map(({ time }) => time),
    thief.map(() => 'night'),
  )
  const subway = shotsOf(
    '深夜的地铁站台上，一个女人坐在长椅上等车，周围没有声音。列车进站停下，车门打开。她走进车厢，列车驶离，站台只剩一张车票。',
  )
  assert.equal(subway.at(-1)!.where, 'subway')
  const street = shotsOf('正午的集市上，一个商人牵着两匹白马走过。舞姬在酒楼前旋转。楼下一位书生仰头看着，手里拿着书。')
  assert.equal(street.at(-1)!.where, street[0]!.where)
})

test('a hat stays on from shot to shot until it is taken off', () => {
  const shots = shotsOf(
    'A woman in a straw hat leads a buffalo along the field and hums a song. She pats its neck and whispers to it. A man greets her, and the woman takes off her hat. She walks on into the village, smiling to herself.',
  )
  const hats = shots.map(({ subjects }) =>
    subjects.some(({ words, relation }) => words === 'straw hat' && relation?.kind === 'on'),
  )
  assert.deepEqual(hats, [true, true, false, false])
})
