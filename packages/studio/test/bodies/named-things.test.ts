import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Body, Part } from '../../src/bodies/body.ts'
import { partsExtent } from '../../src/bodies/extent.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { direct } from '../../src/direct/direct.ts'

/** Words that a viewer would call by no other name, in both languages: each has a body that none of the others has. */
const NAMES: Readonly<Record<string, readonly [english: string, chinese: string]>> = Object.fromEntries(
  `beaver 河狸; hedgehog 刺猬; porcupine 豪猪; pangolin 穿山甲; armadillo 犰狳; chameleon 变色龙; gecko 壁虎; axolotl 六角恐龙; raccoon 浣熊; red panda 小熊猫;
  platypus 鸭嘴兽; capybara 水豚; meerkat 狐獴; hyena 鬣狗; lynx 猞猁; cheetah 猎豹; snow leopard 雪豹; yak 牦牛; reindeer 驯鹿; lemur 狐猴; walrus 海象;
  toucan 巨嘴鸟; pelican 鹈鹕; woodpecker 啄木鸟; kingfisher 翠鸟; puffin 海鹦; ostrich 鸵鸟; seagull 海鸥; magpie 喜鹊; vulture 秃鹫; heron 苍鹭;
  dragonfly 蜻蜓; moth 飞蛾; grasshopper 蚱蜢; praying mantis 螳螂; cicada 蝉; scorpion 蝎子; seahorse 海马; stingray 魟鱼; orca 虎鲸; clownfish 小丑鱼; sea urchin 海胆;
  excavator 挖掘机; bulldozer 推土机; forklift 叉车; tank 坦克; cement mixer 水泥搅拌车; rickshaw 黄包车; dragon boat 龙舟; typewriter 打字机; elevator 电梯; escalator 自动扶梯;
  record player 唱片机; gramophone 留声机; loom 织布机; spinning wheel 纺车; printing press 印刷机; conveyor belt 传送带; claw machine 抓娃娃机; walkie talkie 对讲机;
  dragon dance 舞龙; sky lantern 孔明灯; incense burner 香炉; totem pole 图腾柱; sugar painting 糖画; shadow puppet 皮影; light bulb 灯泡; chandelier 吊灯; safe 保险箱;
  wheelbarrow 独轮车; scarecrow 稻草人; doghouse 狗窝; beehive 蜂箱; magnet 磁铁; pine cone 松果; acorn 橡果; pinwheel 纸风车; paper crane 千纸鹤; rubber duck 橡皮鸭; water gun 水枪`
    .split(';')
    .map(pair => {
      const [, english, chinese] = /^\s*(.+) (\S+)\s*$/u.exec(pair)!
      return [english!, [english!, chinese!] as const]
    }),
)

const spriteOf = (prompt: string): string | undefined => {
  const what = direct({ prompt, seed: 1 }).shots[0]?.subjects[0]?.what
  return what && 'sprite' in what ? what.sprite : undefined
}

test('what has a name of its own has a body of its own, whichever language names it', () => {
  const bodies = new Map<string, string>()
  for (const [name, [english, chinese]] of Object.entries(NAMES)) {
    const code = spriteOf(`Close-up of a ${english} on a white background.`)
    assert.ok(code !== undefined && findKind(code), `${name} is drawn as ${code}`)
    assert.equal(spriteOf(`白色背景上的一个${chinese}，特写。`), code, `${chinese} is ${name}`)
    assert.equal(bodies.get(code), undefined, `${name} looks like ${bodies.get(code)}`)
    bodies.set(code, name)
  }
})

const bodyOf = (code: string): Body => findKind(code)!.build()
const on = (body: Body, bone: string): Part[] => body.parts.filter(part => part.bone === bone)
const spanOf = (parts: readonly Part[]): number[] => {
  const { low, high } = partsExtent(parts)
  return [0, 1, 2].map(axis => high[axis]! - low[axis]!)
}

test('animals of one build are told apart by their marks: quills, a paddle, a curl, rings, a bill', () => {
  const hedgehog = on(bodyOf('1f994'), 'trunk').filter(part => 'rod' in part)
  assert.ok(hedgehog.length > 100, `${hedgehog.length} quills`)
  const paddle = on(bodyOf('1f9ab'), 'tail').find(part => 'ball' in part && part.apart)!
  assert.ok(
    'ball' in paddle && typeof paddle.size !== 'number' && paddle.size[0] > 3 * paddle.size[1],
    'a beaver’s tail is flat',
  )
  const curl = bodyOf('drawn-chameleon').parts.filter(part => part.bone.startsWith('tail'))
  const [, tall, far] = spanOf(curl) as [number, number, number]
  assert.ok(tall > 0.6 * far, 'a chameleon’s tail is a circle')
  const rings = bodyOf('drawn-red-panda').parts.filter(part => part.bone.startsWith('tail'))
  assert.equal(new Set(rings.map(({ colour }) => colour)).size, 2)
  const bills = on(bodyOf('drawn-platypus'), 'head').filter(part => 'ball' in part && part.colour === '#4f4a52')
  assert.equal(bills.length, 1)
})

test('long legs of birds are slender', () => {
  for (const code of ['1f9a9', 'drawn-crane', 'drawn-stork', 'drawn-ostrich']) {
    const [wide, tall] = spanOf(on(bodyOf(code), 'shank.r').slice(0, 1)) as [number, number]
    assert.ok(wide < 0.16 * tall, `${code}: ${wide} of ${tall}`)
  }
})

test('lions of a feast go on four legs under a cloth, and their dragons have no wings', () => {
  const lion = spriteOf('A lion dance on a square.')!
  assert.equal(findKind(lion)!.rig, 'beast')
  assert.equal(spriteOf('舞狮采青，红色狮子踩着高桩'), lion)
  assert.equal(spriteOf('一条龙在云里飞'), 'drawn-eastern-dragon')
  assert.notEqual(spriteOf('A dragon flies over a castle.'), 'drawn-eastern-dragon')
})
