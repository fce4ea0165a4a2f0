import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { readVerbs } from '../../src/words/vocabulary/verb-file.ts'
import type { Subject } from '../../src/setting/shot-list.ts'

const subjects = (prompt: string): Subject[] => direct({ prompt, seed: 1 }).shots.flatMap(shot => shot.subjects)
const deeds = (prompt: string, who: string): string[] =>
  subjects(prompt)
    .filter(({ words }) => words.includes(who))
    .flatMap(subject => (subject.deeds ?? []).map(({ verb }) => verb))

/** Verbs of the vocabulary with these words, a few of many. */
const sample = (isMeant: (word: string) => boolean, step: number): { word: string; id: string }[] =>
  readVerbs()
    .flatMap(({ chinese, verb }) => chinese.filter(isMeant).map(word => ({ word, id: verb.id })))
    .filter((_, index) => index % step === 0)

const lost = (
  verbs: readonly { word: string; id: string }[],
  prompt: (word: string) => string,
  who: string,
): string[] => verbs.filter(({ word, id }) => !deeds(prompt(word), who).includes(id)).map(({ word }) => word)

test('a verb and its parts are one action, whatever stands between them', () => {
  const parted = sample(word => /^[^开拉举跳牵][舞歌头手眼腰澡脸牙字话觉盹欠棋]$/u.test(word), 4)
  assert.ok(parted.length >= 10)
  for (const gap of ['了', '着', '完', '了个', '了一会儿'])
    assert.deepEqual(
      lost(parted, word => `女孩${word[0]}${gap}${word.slice(1)}`, '女孩'),
      [],
      gap,
    )
  assert.deepEqual(deeds('程序员打了个大大的哈欠', '程序员'), ['yawn'])
  assert.deepEqual(subjects('程序员打了个哈欠').length, 1)
})

test('the noun after 对着 or 朝着 is the object', () => {
  // Only beasts leap down as such; people jump.
  const verbs = sample(word => word.length === 2 && !/^变|^[跳跃]下$/u.test(word), 90)
  for (const mark of ['对着', '朝着', '冲着'])
    assert.deepEqual(
      lost(verbs, word => `小女孩${mark}妈妈${word}`, '女孩'),
      [],
      mark,
    )
  const [girl] = subjects('小女孩对着妈妈挥手')
  assert.deepEqual(
    girl?.deeds?.map(({ verb, to }) => [verb, to]),
    [['wave', 1]],
  )
})

test('words for the style of the video are neither an action nor a place', () => {
  const read = (prompt: string): unknown =>
    direct({ prompt, seed: 1 }).shots.map(({ place, where, subjects: seen }) => [
      place,
      where,
      seen.map(({ words, deeds: done }) => [words, done?.map(({ verb }) => verb)]),
    ])
  for (const said of [
    '治愈系',
    '氛围感拉满',
    '逆光拍摄',
    '要有呼吸感',
    '用于抖音短视频',
    '光影细腻',
    '素描风',
    '人物居中',
  ])
    for (const base of ['女孩拿着红色的气球', '一只橘猫在窗台上睡觉']) {
      assert.deepEqual(read(`${base}，${said}`), read(base), said)
      assert.deepEqual(read(`${said}，${base}`), read(base), said)
    }
})
