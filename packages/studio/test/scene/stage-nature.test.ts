import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import type { Shot } from '../../src/direct/shot-list.ts'

const shots = (prompt: string): Shot[] => direct({ prompt, seed: 1 }).shots.map(adaptShot)
const seen = (prompt: string): string[] =>
  shots(prompt)[0]!.subjects.map(
    ({ what, size, relation }) =>
      `${'sprite' in what ? what.sprite : ''} ${size}${relation ? ` ${relation.kind} ${relation.to}` : ''}`,
  )

test('a spider that spins is in a web that grows, whether it was named or not', () => {
  for (const prompt of ['A spider spins a web at dawn', '蜘蛛在树枝间织网', 'A spider sits on its spider web']) {
    const { subjects } = shots(prompt)[0]!
    const web = subjects.findIndex(({ what }) => 'sprite' in what && what.sprite === 'drawn-web')
    assert.deepEqual(subjects[0]!.relation, { kind: 'on', to: web }, prompt)
  }
  assert.equal(shots('A spider spins a web')[0]!.subjects[1]!.deeds![0]!.verb, 'grow')
})

test('what is small is large enough to be seen on its leaf or its flower; on a finger it is held', () => {
  assert.deepEqual(seen('A snail crawls slowly on a wet leaf'), ['1f40c large on 1', 'drawn-leaf normal'])
  assert.deepEqual(seen('蜜蜂在花丛中采蜜')[0], '1f41d huge on 1')
  const [butterfly, girl] = shots('蝴蝶停在女孩的手指上')[0]!.subjects
  assert.deepEqual([butterfly!.relation, girl!.relation], [undefined, { kind: 'holding', to: 0 }])
})

test('fish in a tank are in a room and small, and a hamster is in its wheel', () => {
  const [tank] = shots('金鱼在鱼缸里游来游去')
  assert.deepEqual([tank!.place, tank!.subjects[0]!.size, tank!.subjects[0]!.relation?.kind], ['room', 'tiny', 'in'])
  assert.deepEqual(seen('A hamster runs in its wheel'), ['1f439 normal in 1', 'drawn-running-wheel normal'])
})

test('a caterpillar is a chrysalis, and that a butterfly', () => {
  for (const prompt of [
    'A caterpillar turns into a chrysalis and then a butterfly',
    '毛毛虫结成蛹，最后变成蝴蝶飞走了',
  ])
    assert.deepEqual(
      shots(prompt).map(({ subjects: [one] }) => [one!.what, one!.changes?.[0]?.to]),
      [
        [{ sprite: '1f41b' }, 'drawn-chrysalis'],
        [{ sprite: 'drawn-chrysalis' }, '1f98b'],
      ],
      prompt,
    )
})

test('a butterfly that comes out is on its chrysalis', () => {
  assert.deepEqual(seen('一只蝴蝶从蛹里慢慢钻出来')[0], '1f98b normal on 1')
})

test('nestlings gape in their nest, a branch in a mouth is a stick, and a stalked bird is on the ground', () => {
  const nestlings = shots('屋檐下的燕子窝，四只雏鸟张着黄嘴')[0]!.subjects[1]!
  assert.deepEqual([nestlings.relation, nestlings.deeds?.[0]?.verb], [{ kind: 'in', to: 0 }, 'gape'])
  assert.deepEqual(seen('小狗叼着一根树枝跑回来')[1], 'drawn-stick normal')
  assert.equal(shots('A cat stalks a bird in the grass')[0]!.subjects[1]!.deeds?.[0]?.verb, 'peck')
})

test('a kitten laps from a bowl before it, and has no cup in its paws', () => {
  const { subjects } = shots('A kitten drinks milk from a saucer')[0]!
  assert.deepEqual(
    subjects.map(({ what, deeds }) => ['sprite' in what ? what.sprite : '', deeds?.[0]?.verb]),
    [
      ['drawn-kitten', 'lap'],
      ['drawn-bowl', undefined],
    ],
  )
})
