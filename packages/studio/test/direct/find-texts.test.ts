import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { direct } from '../../src/direct/direct.ts'

const shotOf = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!

test('letters that are asked for are in the shot list, whole and as they are written', () => {
  for (const [prompt, text] of [
    ['A neon sign that says "OPEN LATE"', 'OPEN LATE'],
    ['A bottle, the label reads "No. 5"', 'No. 5'],
    ['A hiker on a summit. End card: "Sail on."', 'Sail on.'],
    ['A teacher writes "2 + 2 = 5" on the blackboard', '2 + 2 = 5'],
    ['A trawler with the name "MARIGOLD" painted on its hull', 'MARIGOLD'],
    ['老师在黑板写下“春天”', '春天'],
    ['大大的“当”字招牌', '当'],
    ['杯子上印着“山行”', '山行'],
    ['墙上挂着“老地方火锅”的招牌', '老地方火锅'],
    ['海边，字幕：“一口回甘”', '一口回甘'],
  ] as const) {
    const { texts, lines } = shotOf(prompt)
    assert.deepEqual([texts?.map(one => one.text), lines], [[text], []], prompt)
  }
})

test('what somebody says is not written, and neither is a name', () => {
  assert.equal(shotOf('A man says: "Hello there."').texts, undefined)
  assert.equal(shotOf('A song called "Blue" plays in a room').texts, undefined)
  assert.equal(
    shotOf('A man with a sign says "Hello there."').lines.length +
      (shotOf('A man with a sign says "Hello there."').texts?.length ?? 0),
    1,
  )
})

test('what a board says is on the board', () => {
  const { texts, subjects } = shotOf('A barista beside a chalkboard that reads "Fresh daily"')
  assert.deepEqual(
    [texts, subjects[texts![0]!.subject!]!.label],
    [[{ text: 'Fresh daily', subject: 1 }], 'Fresh daily'],
  )
})

test('letters stand where they were asked for, on what has a face for them', () => {
  for (const [prompt, words, sprite] of [
    ['A birthday cake with the words "Happy 40" on it', 'birthday cake', '1f382'],
    ['A poster on a wall says "Rock Night"', 'poster', 'drawn-wall-poster'],
    ['墙上的海报写着“音乐节”', '海报', 'drawn-wall-poster'],
    ['A banner that says "Welcome Home" hangs over a street', 'banner', 'drawn-hung-banner'],
    ['街上挂着写着“欢迎回家”的横幅', '横幅', 'drawn-hung-banner'],
    ['A neon sign over a bar reads "OPEN"', 'neon sign', 'drawn-neon-sign'],
    ['A shop called "Miller & Sons" on a street', 'shop', '1f3ea'],
  ] as const) {
    const { texts, subjects } = shotOf(prompt)
    const on = subjects[texts?.[0]?.subject ?? -1]
    assert.deepEqual([on?.words, on?.what, on?.label], [words, { sprite }, texts![0]!.text], prompt)
    assert.ok(findKind(sprite)!.build().label, `${sprite} has a face for letters`)
  }
})

test('a poster in a hand hangs on no wall, and a shop that is a place is captioned', () => {
  const { subjects } = shotOf('A woman holds a poster that says "Vote"')
  assert.ok(!subjects.some(({ what }) => 'sprite' in what && what.sprite === 'drawn-wall-poster'))
  assert.deepEqual(shotOf('一家名叫“小满书店”的书店').texts, [{ text: '小满书店' }])
})

test('letters on clothes are on who wears them, and no caption', () => {
  for (const [prompt, words, garment, letters] of [
    ['A man wearing a T-shirt that says "HELLO" walks through a park', 'man', 'T-shirt', 'HELLO'],
    ['A girl in a red hoodie with the word "LOVE" on it dances', 'girl', 'hoodie', 'LOVE'],
    ['A girl has "PEACE" printed on her sweater', 'girl', 'sweater', 'PEACE'],
    ['A waiter with "LUIGI" written across his apron carries a pizza', 'waiter', 'apron', 'LUIGI'],
    ['A girl waves, her T-shirt reads "GO"', 'girl', 'T-shirt', 'GO'],
    ['A football player with the number 10 on his jersey kicks a ball', 'football player', 'jersey', '10'],
    ['一个穿着写着“加油”的T恤的男孩在操场上跑步', '男孩', 'T恤', '加油'],
    ['一名穿10号球衣的球员在球场上踢球', '球员', '球衣', '10'],
    ['老爷爷的围裙上写着“大厨”，他在炒菜', '老爷爷', '围裙', '大厨'],
    ['10号球员射门', '球员', 'jersey', '10'],
  ] as const) {
    const { texts, subjects, lines } = shotOf(prompt)
    const on = subjects[texts?.[0]?.subject ?? -1]
    const worn = on?.wears?.find(one => one.letters !== undefined)
    assert.deepEqual([on?.words, worn?.words, worn?.letters, lines], [words, garment, letters, []], prompt)
  }
})

test('clothes and bags by themselves have letters on their front', () => {
  for (const [prompt, sprite] of [
    ['A white T-shirt that says "PARIS" lies on a table', '1f455'],
    ['A number 7 jersey hangs on a hook', '1f455'],
    ['A woman carries a tote bag that says "BOOKS" down the street', 'drawn-tote-bag'],
    ['A boy wears a cap with "NYC" on it', '1f9e2'],
  ] as const) {
    const { texts, subjects } = shotOf(prompt)
    const on = subjects[texts?.[0]?.subject ?? -1]
    assert.deepEqual([on?.what, on?.label], [{ sprite }, texts![0]!.text], prompt)
    assert.ok(findKind(sprite)!.build().label, `${sprite} has a face for letters`)
  }
})

test('who wears something and holds up a sign has no letters on, nor has who speaks', () => {
  const { texts, subjects } = shotOf('A nurse in scrubs holds a sign that says "THANK YOU"')
  assert.equal(subjects[texts![0]!.subject!]!.words, 'sign')
  const said = shotOf('A man in a cap says "Hello there."')
  assert.deepEqual([said.texts?.length ?? 0, said.lines.length], [0, 1])
})
