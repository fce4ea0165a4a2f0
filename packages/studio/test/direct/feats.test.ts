import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { playersOf, subjectsOf } from '../../src/direct/players.ts'
import type { Shot } from '../../src/direct/shot-list.ts'

const first = (prompt: string): Shot => direct({ prompt, seed: 1 }).shots[0]!
/** `ball go-through hoop`, for everything that is done. */
const deedsIn = (prompt: string): string[] => {
  const { subjects } = first(prompt)
  return subjects.flatMap(({ words, deeds = [] }) =>
    deeds.map(({ verb, to }) => [words, verb, ...(to === undefined ? [] : [subjects[to]!.words])].join(' ')),
  )
}
const includes = (prompt: string, ...wanted: string[]): void => {
  const found = deedsIn(prompt)
  for (const deed of wanted) assert.ok(found.includes(deed), `${prompt}: ${found.join(', ')} has no ${deed}`)
}

describe('a feat', () => {
  test('of people who fall brings what they are up on, and stairs', () => {
    includes('A man falls off a ladder', 'man tumble-off ladder')
    includes('一个男孩从自行车上摔下来', '男孩 thrown-off 自行车')
    includes('A knight is thrown off his horse', 'knight thrown-off horse')
    includes('A woman falls down the stairs', 'woman tumble-down stairs')
    includes('男人从楼梯上摔下来', '男人 tumble-down stairs')
    assert.ok(!deedsIn('A cat jumps off a ladder').some(deed => deed.includes('tumble')))
    assert.ok(!deedsIn('A vase falls off a table').some(deed => deed.includes('tumble')))
  })

  test('of sport brings its goal, and ends there', () => {
    includes('A boy shoots a basketball at the hoop and it goes in', 'boy throw-at hoop', 'basketball go-through hoop')
    includes('小男孩把篮球投进篮筐', '小男孩 throw-at hoop', '篮球 go-through hoop')
    includes(
      'The goalkeeper dives to the left and saves the shot',
      'goalkeeper save-at goal',
      'ball stick-in goalkeeper',
    )
    includes(
      'A striker curls the free kick into the top corner of the net',
      'striker kick-at goal',
      'ball stick-in goal',
    )
    includes('The archer shoots an arrow and hits the target', 'archer shoot-at target', 'arrow stick-in target')
    includes('运动员冲过终点线', '运动员 run-past finish line')
    includes('A climber reaches the top of a cliff', 'climber climb-up cliff')
    includes('登山者爬上山顶,举起旗子', '登山者 climb-up cliff')
    includes('A firefighter climbs a ladder', 'firefighter climb-side ladder')
    includes('A squirrel runs up the tree', 'squirrel climb-side tree')
    assert.ok(!deedsIn('Kids run around the tree').some(deed => deed.includes('climb-side')))
    includes('跳水运动员从跳台跳进泳池', '运动员 dive-off diving board')
    includes('A teenager jumps off a cliff into the sea', 'teenager dive-off rock')
    includes('A skateboarder jumps over a flight of stairs', 'skateboarder leap-down stairs')
    includes('A golfer putts the ball into the hole', 'golf ball go-into hole')
  })

  test('of things has them at one place first and at another last', () => {
    includes('A wine glass falls off the table and shatters', 'wine glass smash-off table')
    includes('苹果从桌子上滚下来', '苹果 fall-off table')
    includes('花瓶从架子上掉下来摔碎', '花瓶 smash-off shelf')
    includes('A rubber ball rolls down the stairs', 'ball hop-down stairs')
    includes('A kite gets stuck in a tree', 'kite caught-in tree')
    includes('一只风筝挂在了树上', '风筝 caught-in 树')
    includes('An apple falls from the tree', 'apple drop-from tree')
    includes('A paper plane flies across the classroom and lands on the desk', 'paper plane land-on desk')
    includes('A car crashes into a brick wall', 'car crash wall')
    includes('A taxi stops at a red light', 'taxi come-to traffic light')
    includes('多米诺骨牌一个接一个倒下', 'dominoes fall-in-row')
    includes('A toddler builds a tower of blocks and it collapses', 'tower of blocks break')
    includes('A small sailboat capsizes in the storm', 'sailboat capsize')
    includes('A man slips on a banana peel', 'man slip-on banana peel')
    includes('小女孩跳过水坑', '小女孩 jump-over puddle')
    includes('Kids splash in a puddle', 'Kids splash-in puddle')
    includes('Soldiers hoist a flag', 'flag hoisted flagpole')
    includes('清洁工把落叶扫成一堆', 'pile of leaves grow')
    includes('A dump truck unloads gravel', 'heap grow')
    includes('A girl builds a sandcastle and a wave washes it away', 'wave come-to sandcastle', 'sandcastle melt')
    includes('火车缓缓驶出站台', '火车 depart')
    includes('A bucket of paint tips over', 'bucket topple', 'spill grow')
    includes('A boy kicks a football through a window', 'boy kick-at window', 'football stick-in window')
    includes('A frog jumps from one lily pad to another', 'frog leap-across lily pad')
    includes('A red sports car drifts round a bend', 'sports car skid')
    includes('A man throws a coin into the fountain', 'man throw-at fountain', 'coin go-into fountain')
    includes('他把硬币投进许愿池', '他 throw-at 许愿池', '硬币 go-into 许愿池')
    includes('一个男孩把纸团扔进垃圾桶', 'paper ball go-into 垃圾桶')
    includes('小狗跳起来接住飞盘', '飞盘 stick-in 小狗')
    includes('An old oak tree falls in the storm', 'oak tree topple')
    includes('大楼轰然倒塌', '大楼 crumble')
    includes('A bowling ball knocks over all the pins in the lane', 'bowling ball roll-into pins', 'pins scattered')
  })

  test('of ideas is seen as something that has a shape', () => {
    const sprites = (prompt: string): string[] =>
      first(prompt).subjects.flatMap(({ what }) => ('sprite' in what ? [what.sprite] : []))
    assert.deepEqual(sprites('A rotating DNA double helix'), ['drawn-helix'])
    assert.deepEqual(sprites('细胞分裂'), ['drawn-cell'])
    assert.deepEqual(sprites('A tiny city inside a glass bottle'), ['drawn-glass-jar', 'drawn-tiny-city'])
    assert.deepEqual(sprites('书本打开,一座城堡从书页里升起'), ['drawn-open-book', '1f3f0'])
    assert.deepEqual(sprites('A door in the desert opens onto the sea'), ['drawn-door-to-sea'])
    assert.deepEqual(sprites('A staircase leads up into the clouds'), ['drawn-sky-stairs'])
    assert.equal(sprites('The planets of the solar system align').length, 6)
    assert.deepEqual(sprites('原子核周围电子旋转'), ['drawn-atom'])
    assert.deepEqual(first('小鸡破壳而出').subjects[0]!.changes, [{ of: 'figure', to: '1f425' }])
    assert.equal(first('Neurons fire in the brain').imagery?.forms?.at(-1)?.of, 'network')
    includes('Two puzzle pieces join together', 'puzzle pieces join')
    includes('铁链断开', 'chain snap')
    includes('A seed sprouts and grows into a tall tree', 'tree grow')
    assert.deepEqual(first('一张纸折成千纸鹤').subjects[0]!.changes, [{ of: 'figure', to: 'drawn-paper-crane' }])
  })

  test('of letters is read last, and forms of light or falls into place', () => {
    const { imagery, texts } = first('Glowing particles come together to form the word LOVE')
    assert.deepEqual(imagery?.forms?.at(-1), { of: 'letters:LOVE', count: 1 })
    assert.equal(texts, undefined)
    assert.deepEqual(first('标题“春天”从天而降').texts, [{ text: '春天', enters: 'falling' }])
    assert.deepEqual(first('Neon sign text OPEN flickers on in the night').texts, [
      { text: 'OPEN', enters: 'flickering' },
    ])
    assert.deepEqual(first('光粒子汇聚成一颗心').imagery?.forms?.at(-1), { of: '2764-fe0f', count: 1 })
  })

  test('is none of what something is only like, nor of another trade', () => {
    for (const prompt of [
      '村子小得像积木',
      "a kid climbs the stairs like it's the moon",
      'A lighthouse keeper walks along a stormy shore with his dog',
      'A perfume bottle, a single drop of honey falls beside it',
      'A tennis player serves and the ball hits the net',
    ])
      for (const { what } of first(prompt).subjects)
        assert.doesNotMatch(
          'sprite' in what ? what.sprite : '',
          /block-tower|sky-stairs|1f945|puddle|basketball-hoop/u,
          prompt,
        )
    assert.ok(!deedsIn('A lamp on a desk. At the end the text "Lumen" appears').some(deed => deed.includes('falling')))
  })

  test('keeps the camera where all of the way is seen, unless the words ask for another', () => {
    assert.equal(first('A rubber ball rolls down the stairs').camera.move, 'drift')
    assert.match(first('Tracking shot: a runner crosses the finish line').camera.move, /^track/u)
  })
})

test('players know each other, and those who are left forget who is gone', () => {
  const { subjects } = first('A girl holding a balloon sits beside a dog')
  assert.deepEqual(subjectsOf(playersOf(subjects)), subjects)
  const cast = playersOf(subjects)
  const left = subjectsOf(cast.slice(1))
  assert.ok(left.every(({ relation }) => relation === undefined || relation.to < left.length))

  test('is one step of what is told: what comes before and after it is done, too', () => {
    const stepsOf = (prompt: string): string =>
      first(prompt)
        .subjects.flatMap(({ deeds = [] }) => deeds)
        .toSorted((a, b) => (a.beat ?? 0) - (b.beat ?? 0))
        .map(({ verb, beat = 0 }) => `${beat} ${verb}`)
        .join(', ')
    assert.equal(
      stepsOf('A monkey steals a banana, climbs a tree, peels the banana and eats it'),
      '0 steal, 1 climb-side, 2 peel, 3 eat',
    )
    // The kick is the feat's own.
    assert.ok(!/\bkick,/u.test(stepsOf('小男孩踢球，球打碎了窗户，一个女人摇头，男孩跑走了')))
    assert.match(
      stepsOf('A boy kicks a ball, it breaks a window, a woman shakes her head, the boy runs away'),
      /^\d kick-at, /u,
    )
    assert.match(
      stepsOf('A boy kicks a ball, it breaks a window, a woman shakes her head, the boy runs away'),
      /flee$/u,
    )
  })
})

describe('a wonder', () => {
  const sprites = (prompt: string): string[] =>
    first(prompt).subjects.flatMap(({ what }) => ('sprite' in what ? [what.sprite] : []))

  test('of gold and oil has a shape of its own', () => {
    for (const prompt of ['kintsugi: a broken bowl is mended with gold', '金缮：破碎的碗用金粉修补'])
      assert.deepEqual([sprites(prompt), first(prompt).flow], [['drawn-mended-bowl'], 'backwards'], prompt)
    assert.deepEqual(sprites('ferrofluid spikes dance to music'), ['drawn-ferrofluid'])
    assert.deepEqual(sprites('磁流体随着音乐跳动'), ['drawn-ferrofluid'])
    assert.equal(first('data flows through wires of light').imagery?.kind, 'ribbons')
  })

  test('comes out of what it is not in, and what has no shape as what it is like', () => {
    const on = (prompt: string): string[] => {
      const { subjects } = first(prompt)
      return subjects.flatMap(({ words, relation }) =>
        relation ? [`${words} ${relation.kind} ${subjects[relation.to]!.words}`] : [],
      )
    }
    assert.deepEqual(on('ideas grow out of a book like trees'), ['trees on book'])
    assert.deepEqual(on('flowers grow out of a piano'), ['flowers on piano'])
    assert.deepEqual(on('书页里飞出一群白鸽'), ['白鸽 above book'])
    assert.deepEqual(on('a fish jumps out of the water'), [])
  })

  test('is upside down, under water and in the air', () => {
    for (const prompt of ['an upside-down city hangs from the clouds', '城市倒过来悬挂在天空'])
      assert.deepEqual([first(prompt).place, sprites(prompt)], ['sky', ['drawn-hanging-city']], prompt)
    const room = first('A living room slowly fills with water and fish swim between the furniture')
    assert.deepEqual([room.place, room.subjects.map(({ words }) => words)], ['underwater', ['fish', 'sofa', 'lamp']])
    const motionIn = (prompt: string): string => first(prompt).subjects[0]!.motion
    assert.equal(motionIn('巨大的鲸鱼在城市上空游过，行人抬头看'), 'fly')
    assert.equal(motionIn('a whale swims through clouds above a city'), 'fly')
    assert.equal(motionIn('a shark swims in the sea'), 'swim')
  })

  test('of size makes a hill of a cake', () => {
    const [people, cake] = first('tiny people ski down a birthday cake').subjects
    assert.deepEqual([people!.size, people!.relation, cake!.size], ['tiny', { kind: 'on', to: 1 }, 'huge'])
    assert.equal(first('people eat a birthday cake').subjects.find(({ words }) => /cake/u.test(words))!.size, 'normal')
  })
})
