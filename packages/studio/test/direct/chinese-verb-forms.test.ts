import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
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

test('a verb and what belongs to it are one deed, whatever stands between them', () => {
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

test('what somebody rides or opens is seen, though its verb is known with it as one word', () => {
  assert.deepEqual(
    subjects('女孩骑着摩托').map(({ words }) => words),
    ['女孩', '摩托'],
  )
  assert.ok(deeds('女孩打开包', '女孩').includes('open'))
})

test('a verb of one character is found with what says how it ends, and twice', () => {
  for (const prompt of ['小狗咬住骨头', '狗把肉吃完', '老人站起来坐下去', '他停下来看看', '孩子哭起来'])
    assert.ok(
      subjects(prompt).some(subject => (subject.deeds?.length ?? 0) > 0),
      prompt,
    )
  assert.equal(deeds('孩子擦擦桌子', '孩子').length, 1)
  assert.deepEqual(deeds('孩子偷偷笑', '孩子'), ['laugh'])
  assert.deepEqual(deeds('女孩看起来很累', '女孩'), [])
})

test('what goes on is the same deed as what happens once', () => {
  for (const [prompt, verb] of [
    ['男孩踢着足球', 'kick'],
    ['女孩吃着苹果', 'eat'],
    ['老人洗着衣服', 'wash'],
  ] as const)
    assert.ok(deeds(prompt, prompt.slice(0, 2)).includes(verb), prompt)
})

test('whoever stands after 对着 or 朝着 is whom it is done to', () => {
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

test('a passive is done to who stands before 被 by who stands after it', () => {
  const [cat, man] = subjects('小猫被老人抱起来')
  assert.equal(cat?.deeds, undefined)
  assert.equal(man?.deeds?.[0]?.to, 0)
  assert.deepEqual(deeds('一位巫师被派去寻找水晶', '巫师'), ['search'])
})

test("a sign that is a verb elsewhere is nobody's deed inside a noun", () => {
  for (const prompt of ['老人看着集装箱', '穿藏袍的姑娘在草地上微笑', '女孩看着列车的车窗'])
    assert.deepEqual(
      subjects(prompt).flatMap(({ deeds: done }) =>
        (done ?? []).map(({ verb }) => verb).filter(verb => !/look|watch|smile/u.test(verb)),
      ),
      [],
      prompt,
    )
})

test('everyday verbs and places are read', () => {
  const unread = '裂开 涌来 叹气 皱眉 扭头 仰望 躲避 钻出 挣扎 围住 愣住 前进 后退 咀嚼 照顾 出发 开门 关门 许愿 告别'
    .split(' ')
    .filter(word => deeds(`一个女孩${word}`, '女孩').length === 0)
  assert.deepEqual(unread, [])
  const placeless = '幼儿园 小学 候车厅 菜园 展厅 派出所 卫生间 儿童房 练功房 酒窖 网球场 会议室'
    .split(' ')
    .filter(word => direct({ prompt: `一个女孩在${word}里唱歌`, seed: 1 }).shots[0]?.where === 'park')
  assert.deepEqual(placeless, [])
})

test('a leaf does not look round: whoever was named before it does', () => {
  assert.ok(deeds('一个女孩骑着自行车，黄叶飘落，回头笑了一下', '女孩').includes('laugh'))
})

test("what says how the video is to look is nobody's deed and no other place", () => {
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

test('after a word of place who comes next is there and does it', () => {
  const [, apple] = subjects('椅子上放着一个苹果')
  assert.deepEqual(apple?.relation?.kind, 'on')
  assert.deepEqual(deeds('女孩在走路，身后跟着一只小猫', '小猫'), ['follow'])
  assert.deepEqual(deeds('女孩在唱歌，旁边坐着一位老人', '老人'), ['sit'])
})

test('who is seen does it, who is awaited does not, and who takes somebody along does it too', () => {
  assert.deepEqual(deeds('女孩看到妈妈在跳舞', '妈妈'), ['dance'])
  assert.deepEqual(deeds('女孩看到妈妈在跳舞', '女孩'), ['see'])
  assert.deepEqual(deeds('女孩站在门口等妈妈回家', '女孩'), ['stand', 'wait'])
  assert.deepEqual(deeds('爷爷带着孙子散步', '爷爷'), ['walk'])
  assert.deepEqual(deeds('女孩推着箱子往前走', '女孩'), ['push', 'walk'])
})

test('a place by itself before a stop is where it happens, and no thing beside whoever is there', () => {
  for (const place of ['麦田', '清晨的渔村', '小镇的早晨'])
    assert.deepEqual(
      subjects(`${place}，一个女孩走过`).map(({ words }) => words),
      ['女孩'],
      place,
    )
  assert.equal(subjects('清晨的渔村，炊烟升起').length, 0)
})

test('an idiom has none of the things that are in its signs, and its laughter is laughed', () => {
  for (const idiom of ['生龙活虎', '走马观花', '一马当先', '面对面', '一笔一画'])
    assert.deepEqual(
      subjects(`两个孩子${idiom}，微笑`).map(({ words }) => words),
      ['孩子'],
      idiom,
    )
  assert.deepEqual(deeds('女孩谈笑风生', '女孩'), ['laugh'])
})

test('who comes from somewhere does it, what he is says who is seen, and two sisters are there', () => {
  assert.deepEqual(deeds('小猫从沙发跳到地上', '小猫'), ['jump'])
  assert.deepEqual(
    subjects('他是一名消防员').map(({ words }) => words),
    ['消防员'],
  )
  assert.equal(subjects('姐妹俩坐在草地上').length, 1)
})

test('light shines of itself, and somebody of a trade with a title is one', () => {
  assert.deepEqual(deeds('老人坐在桌旁，阳光从窗户照进来', '老人'), ['sit'])
  for (const who of ['木匠师傅', '警察叔叔', '农民伯伯']) assert.equal(subjects(`一位${who}在微笑`).length, 1, who)
  assert.equal(subjects('爷爷奶奶在微笑').length, 2)
})
