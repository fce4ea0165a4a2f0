import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import type { Point } from '../../src/bodies/body.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { bitsAt } from '../../src/stage/draw/bits.ts'
import { findEvents } from '../../src/scene/find-events.ts'
import type { Solid } from '../../src/scene/solid.ts'
import { withShot } from './shots.ts'

const staged = (prompt: string) => adaptShot(direct({ prompt, seed: 1 }).shots[0]!)

/** `glass: drop shatter`, for all of whom something becomes. */
const events = (prompt: string): string[] => {
  const shot = staged(prompt)
  return shot.subjects.flatMap(subject => {
    const found = findEvents(subject, shot)
    return found.length > 0 ? [`${subject.words}: ${found.join(' ')}`] : []
  })
}

/** Where the bodies of a prompt are at times of five seconds, by their words: whoever is held too. */
async function places(prompt: string, times: readonly number[]): Promise<Map<string, Point[]>> {
  const found = new Map<string, Point[]>()
  const note = (solid: Solid): void => {
    const { words } = solid.member.subject
    found.set(words, [...(found.get(words) ?? []), solid.placed!.middle])
    for (const part of solid.bound) note(part.solid)
  }
  await withShot(
    staged(prompt),
    ({ figures }) => {
      for (const time of times) {
        figures.pose(time, time / 5)
        for (const { solid } of figures.solids) note(solid)
      }
    },
    { seconds: 5 },
  )
  return found
}
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[2] - b[2])

describe('what a prompt says happens', () => {
  test('becomes of whom it is said, in both languages', () => {
    for (const [prompt, ...found] of [
      ['A tree grows from the ground', 'tree: grow'],
      ['一个雪人在阳光下融化', '雪人: melt'],
      ['A glass falls and shatters', 'glass: drop shatter'],
      ['一个雪球越滚越大', '雪球: roll swell'],
      ['A balloon swells and bursts', 'balloon: swell burst'],
      ['A vase tips over', 'vase: topple'],
      ['一扇门慢慢打开', '门: open'],
      ['一匹马跳过栅栏', '马: leap'],
      ['A man stumbles', 'man: stumble'],
      ['A dolphin leaps out of the sea', 'dolphin: breach'],
      ['A dog lies down', 'dog: lie-down'],
      ['一只猫醒来', '猫: get-up'],
      ['A thief sneaks into a house', 'thief: go-in'],
      ['The wind blows a hat away', 'hat: blow-away'],
      ['A dog lying down'],
      ['A man walks in a garden'],
      ['Red flowers bloom in a field'],
      ['Leaves fall in a forest'],
    ] as const)
      assert.deepEqual(events(prompt), found, prompt)
  })

  test('to a thing by somebody becomes of the thing, and who does it stays on the feet', () => {
    assert.deepEqual(events('A boy drops a cup'), ['cup: slip shatter'])
    assert.deepEqual(events('A boy drops a ball'), ['ball: slip'])
    assert.deepEqual(events('一只猫打翻了花瓶'), ['花瓶: topple'])
    assert.equal(staged('A boy drops a cup').subjects[0]!.motion, 'still')
  })
})

describe('on the stage', () => {
  test('a cup slips from the hand to the ground', async () => {
    const cup = (await places('A boy drops a cup', [0.5, 1.95])).get('cup')!
    assert.ok(cup[0]![1] - cup[1]![1] > 0.2)
  })

  test('who chases is behind who flees, both go the same way, and a gap stays between them', async () => {
    for (const prompt of ['A dog chases a cat', '一只兔子逃离一只狐狸']) {
      const [chaser, fled] = prompt[0] === 'A' ? (['dog', 'cat'] as const) : (['狐狸', '兔子'] as const)
      const found = await places(prompt, [0.3, 4.7])
      const [last, first] = [found.get(chaser)!, found.get(fled)!]
      const way = Math.sign(first[1]![0] - first[0]![0])
      assert.equal(Math.sign(last[1]![0] - last[0]![0]), way, prompt)
      for (const at of [0, 1]) assert.ok(way * (first[at]![0] - last[at]![0]) > 0.3, prompt)
      assert.ok(far(last[0]!, last[1]!) > 0.5, prompt)
    }
  })

  test('who overtakes is behind first and ahead then', async () => {
    const found = await places('A red car overtakes a blue truck on a road', [0.2, 4.8])
    const [car, truck] = [found.get('car')!, found.get('truck')!]
    const way = Math.sign(car[1]![0] - car[0]![0])
    assert.ok(way * (car[0]![0] - truck[0]![0]) < 0 && way * (car[1]![0] - truck[1]![0]) > 0)
  })

  test('what is given or thrown is at the other one’s hands at the end, who holds them out', async () => {
    for (const [prompt, thing, to] of [
      ['A boy throws a ball to a girl', 'ball', 'girl'],
      ['A woman gives a flower to a child', 'flower', 'child'],
    ] as const) {
      const found = await places(prompt, [0.5, 4.5])
      const [begin, end] = found.get(thing)!
      const [, other] = found.get(to)!
      assert.ok(far(end!, other!) < 0.85 * far(begin!, other!), prompt)
      assert.ok(far(end!, other!) < 0.75, prompt)
    }
  })

  test('a horse is on the other side of the fence that it jumps over', async () => {
    const found = await places('A horse jumps over a fence', [0.2, 4.8])
    const [horse, fence] = [found.get('horse')!, found.get('fence')!]
    assert.ok((horse[0]![0] - fence[0]![0]) * (horse[1]![0] - fence[1]![0]) < 0)
  })

  test('who knocks something over stands at it', async () => {
    const found = await places('A cat knocks over a vase', [0.5])
    const gap = far(found.get('cat')![0]!, found.get('vase')![0]!)
    assert.ok(gap > 0.1 && gap < 0.9)
  })
})

describe('who lies, crawls or hides', () => {
  test('gets low when it lies down, and up when it wakes', async () => {
    const high = async (prompt: string, words: string): Promise<number[]> => {
      const tops: number[] = []
      await withShot(
        staged(prompt),
        ({ figures }) => {
          for (const time of [0.3, 4.7]) {
            figures.pose(time, time / 5)
            tops.push(figures.solids.find(({ solid }) => solid.member.subject.words === words)!.solid.placed!.up)
          }
        },
        { seconds: 5 },
      )
      return tops
    }
    const [stood, lies] = await high('A dog lies down', 'dog')
    assert.ok(lies! < 0.85 * stood!)
    const [slept, woke] = await high('A cat wakes up', 'cat')
    assert.ok(woke! > 1.15 * slept!)
  })

  test('a baby crawls where others climb', () => {
    assert.deepEqual(
      staged('一个婴儿在地上爬').subjects[0]!.deeds?.map(({ verb }) => verb),
      ['crawl'],
    )
  })

  test('who hides is behind what it hides behind, half hidden at least', async () => {
    const found = await places('一个小孩躲在树后面', [1])
    const [child, tree] = [found.get('小孩')![0]!, found.get('树')![0]!]
    assert.ok(child[2] > tree[2] && Math.abs(child[0] - tree[0]) < 1.2)
  })

  test('who rows without a boat named sits in one', async () => {
    const { subjects } = staged('两个人划船')
    assert.ok(subjects.some(({ what }) => 'sprite' in what && what.sprite === '1f6f6'))
  })
})

describe('pieces', () => {
  const scene = { from: [0, 1, 5] as const, groundY: 0, size: 1 }

  test('of what broke come to lie on the ground, apart from each other', () => {
    const lying = bitsAt('shards', 'event', { ...scene, since: 3 })
    assert.ok(lying.every(({ at }) => at[1] < 0.05))
    assert.ok(Math.max(...lying.map(({ at }) => at[0])) - Math.min(...lying.map(({ at }) => at[0])) > 0.8)
  })

  test('of water rise and fall, and are then gone', () => {
    const high = (since: number): number =>
      Math.max(...bitsAt('drops', 'event', { ...scene, since }).map(({ at, size }) => (size > 0 ? at[1] : 0)))
    assert.ok(high(0.3) > 0.3 && high(0.3) > high(0.02))
    assert.equal(high(2), 0)
  })

  test('that are poured go on from the hand to the ground', () => {
    for (const since of [1, 1.33]) {
      const ys = bitsAt('drops', 'work', { ...scene, since }).map(({ at }) => at[1])
      assert.ok(Math.max(...ys) > 0.9 && Math.min(...ys) < 0.15)
    }
  })
})
