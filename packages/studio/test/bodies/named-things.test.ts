import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Body, Part } from '../../src/bodies/body.ts'
import { partsExtent } from '../../src/bodies/extent.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'

/** Words that a viewer would call by no other name, in both languages: each has a body that none of the others has. */
const NAMES: Readonly<Record<string, readonly [english: string, chinese: string]>> = Object.fromEntries(
  `beaver 河狸; hedgehog 刺猬; porcupine 豪猪; pangolin 穿山甲; armadillo 犰狳; chameleon 变色龙; gecko 壁虎; axolotl 六角恐龙; raccoon 浣熊; red panda 小熊猫;
  platypus 鸭嘴兽; capybara 水豚; meerkat 狐獴; hyena 鬣狗; lynx 猞猁; cheetah 猎豹; snow leopard 雪豹; yak 牦牛; reindeer 驯鹿; lemur 狐猴; walrus 海象;
  toucan 巨嘴鸟; pelican 鹈鹕; woodpecker 啄木鸟; kingfisher 翠鸟; puffin 海鹦; ostrich 鸵鸟; seagull 海鸥; magpie 喜鹊; vulture 秃鹫; heron 苍鹭;
  dragonfly 蜻蜓; moth 飞蛾; grasshopper 蚱蜢; praying mantis 螳螂; cicada 蝉; scorpion 蝎子; seahorse 海马; stingray 魟鱼; orca 虎鲸; clownfish 小丑鱼; sea urchin 海胆;
  excavator 挖掘机; bulldozer 推土机; forklift 叉车; tank 坦克; cement mixer 水泥搅拌车; rickshaw 黄包车; dragon boat 龙舟; typewriter 打字机; elevator 电梯; escalator 自动扶梯;
  record player 唱片机; gramophone 留声机; loom 织布机; spinning wheel 纺车; printing press 印刷机; conveyor belt 传送带; claw machine 抓娃娃机; walkie talkie 对讲机;
  dragon dance 舞龙; sky lantern 孔明灯; incense burner 香炉; totem pole 图腾柱; sugar painting 糖画; shadow puppet 皮影; light bulb 灯泡; chandelier 吊灯; safe 保险箱;
  wheelbarrow 独轮车; scarecrow 稻草人; doghouse 狗窝; beehive 蜂箱; magnet 磁铁; pine cone 松果; acorn 橡果; pinwheel 纸风车; paper crane 千纸鹤; rubber duck 橡皮鸭; water gun 水枪;
  bagpipes 风笛; observatory 天文台; tumbleweed 风滚草; couplets 春联; cymbals 铜钹; trombone 长号; tuba 大号; french horn 圆号; harmonica 口琴; tambourine 铃鼓; drum kit 架子鼓; guzheng 古筝; electric guitar 电吉他; grand piano 三角钢琴; pipe organ 管风琴; suona 唢呐; clarinet 单簧管; music stand 谱架; trumpet 小号; saxophone 萨克斯; accordion 手风琴;
  rocking chair 摇椅; cradle 摇篮; bunk bed 双层床; deckchair 沙滩椅; throne 宝座; high chair 婴儿椅; office chair 转椅; chair 椅子; folding screen 屏风; coat rack 衣帽架; blackboard 黑板; whiteboard 白板; air conditioner 空调; radiator 暖气片; trampoline 蹦床; ping pong table 乒乓球桌; billiard table 台球桌; hay bale 草捆; haystack 草垛;
  pliers 钳子; tongs 夹子; sickle 镰刀; hoe 锄头; plough 犁; lawnmower 割草机; paint roller 滚筒刷; bellows 风箱; oar 船桨; grater 擦丝器; spatula 锅铲; buoy 浮标; slingshot 弹弓; tape measure 卷尺; kettlebell 壶铃; badminton racket 羽毛球拍; ping pong bat 乒乓球拍; oil lamp 油灯; spinning top 陀螺; hockey stick 冰球杆; goggles 护目镜; stethoscope 听诊器;
  snowmobile 雪地摩托; jet ski 水上摩托; gondola 贡多拉; raft 竹筏; golf cart 高尔夫球车; quad bike 四轮摩托; dump truck 自卸车; combine harvester 联合收割机; double decker bus 双层巴士; covered wagon 篷车; unicycle 独轮自行车; cable car 缆车; cargo tricycle 三轮车;
  durian 榴莲; pomegranate 石榴; dragon fruit 火龙果; persimmon 柿子; lychee 荔枝; lotus root 莲藕; macaron 马卡龙; egg tart 蛋挞; gingerbread man 姜饼人; youtiao 油条; kebab 羊肉串; stinky tofu 臭豆腐; cotton candy 棉花糖; pretzel 椒盐卷饼; roujiamo 肉夹馍; takoyaki 章鱼烧; jianbing 煎饼果子;
  puppet 木偶; hobby horse 竹马; nutcracker 胡桃夹子; mannequin 人体模型`
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

test('a thing with a name has a body of its own in both languages', () => {
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

test('animals of the same build differ in their marks: quills, a paddle, a curl, rings, a bill', () => {
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

test('the long legs of birds are slender', () => {
  for (const code of ['1f9a9', 'drawn-crane', 'drawn-stork', 'drawn-ostrich']) {
    const [wide, tall] = spanOf(on(bodyOf(code), 'shank.r').slice(0, 1)) as [number, number]
    assert.ok(wide < 0.16 * tall, `${code}: ${wide} of ${tall}`)
  }
})

test('festival lions walk on four legs under a cloth, and festival dragons have no wings', () => {
  const lion = spriteOf('A lion dance on a square.')!
  assert.equal(findKind(lion)!.rig, 'beast')
  assert.equal(spriteOf('舞狮采青，红色狮子踩着高桩'), lion)
  assert.equal(spriteOf('一条龙在云里飞'), 'drawn-eastern-dragon')
  assert.notEqual(spriteOf('A dragon flies over a castle.'), 'drawn-eastern-dragon')
})
