// Makes packages/studio/data/words/nouns/pictograms.json: the pictograms that can stand in a picture, with their English
// and Chinese names out of CLDR. The package is 56 MB; what is needed of it is a few dozen kB, so the result is kept.
// `node tools/build-vocabulary.ts` writes it, a test compares.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Kind } from '../packages/studio/src/words/kinds.ts'
import { fetchOnDemand } from './fetch-package.ts'

// CLDR lists pictograms in Unicode's order, where things of a kind stand together: first and last of each run.
const runs: [kind: Kind, first: string, last: string][] = [
  ['person', '1f476', '1f475'],
  ['person', '1f9d1-200d-2695-fe0f', '1f9cc'],
  ['animal', '1f412', '1f9a1'],
  ['bird', '1f983', '1f9a4'],
  ['bird', '1f9a9', '1f99c'],
  ['bird', '1f426-200d-2b1b', '1fabf'],
  ['animal', '1f438', '1f996'],
  ['fish', '1f433', '1f9aa'],
  ['insect', '1f40c', '1fab1'],
  ['flower', '1f490', '1f338'],
  ['flower', '1fab7', '1fabb'],
  ['plant', '1f331', '1fab4'],
  ['tree', '1f332', '1f334'],
  ['plant', '1f335', '1f340'],
  ['leaf', '1f341', '1f343'],
  ['plant', '1f344', '1f344'],
  ['food', '1f347', '1f36f'],
  ['drink', '1f37c', '1f9c9'],
  ['food', '1f962', '1fad9'],
  ['thing', '1f9ed', '1f9ed'],
  ['building', '1f3df-fe0f', '1f3db-fe0f'],
  ['building', '1f6d6', '1f3f0'],
  ['building', '1f5fc', '26fa'],
  ['building', '1f3a0', '1f3a2'],
  ['building', '1f3aa', '1f3aa'],
  ['rail', '1f682', '1f68b'],
  ['car', '1f68c', '1f6f4'],
  ['thing', '1f6f9', '1f6fc'],
  ['boat', '26f5', '1f6a2'],
  ['aircraft', '2708-fe0f', '1f6e9-fe0f'],
  ['aircraft', '1fa82', '1fa82'],
  ['aircraft', '1f681', '1f6a1'],
  ['spacecraft', '1f6f0-fe0f', '1f6f8'],
  ['thing', '1f9f3', '1f570-fe0f'],
  ['moon', '1f311', '1f319'],
  ['planet', '1fa90', '1fa90'],
  ['sky', '1f308', '1f308'],
  ['thing', '1f302', '26f1-fe0f'],
  ['animal', '26c4', '26c4'],
  ['festive', '1f383', '1f384'],
  ['festive', '1f9e8', '1f9e8'],
  ['festive', '1f388', '1f381'],
  ['thing', '1f3c6', '1f949'],
  ['ball', '26bd', '1f3f8'],
  ['thing', '1f94a', '1f94c'],
  ['toy', '1fa80', '1faa9'],
  ['thing', '1f3a8', '1f3a8'],
  ['worn', '1f453', '1fa70'],
  ['headwear', '1f451', '26d1-fe0f'],
  ['worn', '1f4ff', '1f4ff'],
  ['product', '1f484', '1f48e'],
  ['instrument', '1f399-fe0f', '1f399-fe0f'],
  ['instrument', '1f3a4', '1f3a4'],
  ['product', '1f3a7', '1f4fb'],
  ['instrument', '1f3b7', '1fa88'],
  ['product', '1f4f1', '1f4f1'],
  ['product', '260e-fe0f', '1f4fc'],
  ['thing', '1f56f-fe0f', '1fa94'],
  ['book', '1f4d4', '1f4d3'],
  ['book', '1f4dc', '1f4dc'],
  ['book', '1f4f0', '1f4f0'],
  ['thing', '1fa99', '1f4b0'],
  ['thing', '270f-fe0f', '1f58d-fe0f'],
  ['thing', '1f4bc', '1f4bc'],
  ['thing', '2702-fe0f', '2702-fe0f'],
  ['thing', '1f511', '2699-fe0f'],
  ['thing', '2696-fe0f', '1fa7a'],
  ['furniture', '1f6aa', '1fa91'],
  ['furniture', '1f6c1', '1f6c1'],
  ['product', '1fa92', '1f9fd'],
  ['thing', '1f6d2', '1f6d2'],
]

// Names that say something else in a prompt than the pictogram shows, or a scene and a deed instead of a thing.
const misleading = new Set(
  `cooking, ice, mate, herb, wing, feather, station, metro, construction, pick, link, links, wood, person, child, microbe,
  blossom, custard, breast, breast-feeding, camping, wedding, fly, chains, hook, gear, clamp, light rail, dna, x-ray, seat,
  cricket game, wheel, mountain railway, seal, bat, oil drum, pool 8 ball, performing arts, horse racing, pouring liquid,
  hot beverage, steaming bowl, drop of blood, salt, salty, butter, beans, thread, knot, briefs, bikini, toilet, plunger,
  mouse trap, safety pin, roll of paper, low battery, railway car, pill, pills, syringe, water pistol, bomb, goal net,
  camera, film frames, red apple, red paper lantern, trolling, jack, screw, brush, moon viewing ceremony, shopping bags, game die, rosette, bowling,
  红苹果, 红玫瑰, 红灯笼, 红辣椒, 成人, 老龄, 精灵, 妖怪, 仙人, 仙男, 前台, 母乳喂养, 乳房, 喂奶, 建造, 王室, 法术, 行尸走肉, 男性魔术, 女性魔术, 男神灵,
  女神灵, 秃头, 北极, 爬树, 破壳, 多刺, 鸟类学, 螺旋, 水族馆, 天蝎宫, 枯萎, 开花, 随风飘舞, 风吹叶落, 药草, 香草, 只煎一面老,
  煎蛋, 热饮, 倾倒液体, 倒出, 倾倒, 碰倒, 开香槟, 干杯, 碰杯, 外卖, 中国, 鸡肉, 猪肉, 红肉, 鱼饼, 夹心, 盒装, 罐头, 餐具,
  烤面包, 速食, 快餐, 浅底, 啤酒节, 踩滑板, 轮式, 雨滴, 奖励, 奖品, 拳击, 制服, 武术, 浮潜, 深潜, 多种色彩, 排灯节, 付钱,
  有钱, 赌钱, 赢钱, 办公室, 剪裁, 密钥, 回弹, 射箭, 木匠, 公平, 天秤, 阶梯, 蒸馏, 培养, 流血, 献血, 经血, 输血, 药丸, 吃药,
  用药, 药物, 注射器, 血滴, 诊断, 采购, 古典, 荒废, 邮便, 医药, 东京, 基督教, 神道教, 会堂, 山区, 山区铁路, 轨道, 车站, 地铁,
  迎面驶来, 迎面而来, 急救, 叫车, 载货, 送货, 檀岛警騎, 骑车疾驰, 驾帆船, 乘雪橇, 驾雪橇, 跳伞, 七夕, 赏月, 祭月, 图片, 魔术,
  掷骰子, 手枪, 水枪, 炸弹, 护目, 护眼, 白衣, 逃生, 女式, 扇动, 手拿, 高跟, 军事, 军用, 传真, 传真号, 发传真, 低能量, 电极,
  电量不足, 电池电量低, 电池电量不足, 台式, 复印, 喷墨打印, 激光打印, 计算, 看电视, 影片帧, 电影胶卷, 电影胶片, 胶片, 场记,
  打板, 打扫, 扫地, 牙科, 沐浴, 鼓声, 开卷, 记录, 报道, 看报, 读报, 开窗, 水晶, 闪光灯, 闪光灯打开, 马桶, 活塞, 服务犬, 光盘,
  链接, 反射, 发射, 高压, 大小王, 小王, 大王, 速度, 高速, 干旱, 施工, 滑雪, 滑冰, 手球, 冲浪, 缆车, 晴天, 编织, 花钱, 茶饮, 合上, 拍摄`
    .split(',')
    .map(word => word.trim()),
)

type Annotations = Record<string, { default?: string[]; tts?: string[] }>

const resolve = createRequire(import.meta.url).resolve
const cldr = await fetchOnDemand('cldr-annotations-full')
const pictures = join(dirname(resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
const target = join(import.meta.dirname, '../packages/studio/data/words/nouns/pictograms.json')

function annotationsOf(language: string): Annotations {
  const file = join(cldr, 'annotations', language, 'annotations.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { annotations: { annotations: Annotations } }).annotations
    .annotations
}

const assets = new Set(globSync('*.webp', { cwd: pictures }).map(file => basename(file, '.webp')))
const hexOf = (text: string) =>
  Array.from(text)
    .map(char => char.codePointAt(0)!.toString(16).padStart(4, '0'))
    .join('-')
const textOf = (hex: string) => String.fromCodePoint(...hex.split('-').map(code => Number.parseInt(code, 16)))

/** The picture's own spelling: CLDR leaves out the sign that asks for a coloured picture. */
function assetOf(character: string): string | undefined {
  const hex = hexOf(character)
  const spellings = [hex, `${hex}-fe0f`, hex.replace('-200d', '-fe0f-200d')]
  return spellings.find(spelling => assets.has(spelling))
}

/** A keyword is taken besides the name only if it belongs to no other pictogram and is visibly the same word. */
function namesOf(
  entry: Annotations[string] | undefined,
  uses: Map<string, number>,
  isSame: (a: string, b: string) => boolean,
) {
  const name = entry?.tts?.[0]?.toLowerCase().replace('’', "'") ?? ''
  const similar = (entry?.default ?? [])
    .map(word => word.toLowerCase())
    .filter(word => uses.get(word) === 1 && isSame(name, word))
  return [...new Set([name, ...similar])].filter(
    word => word.length > 1 && !/[:,()]/.test(word) && !misleading.has(word),
  )
}

function usesOf(annotations: Annotations): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { default: words = [], tts = [] } of Object.values(annotations))
    for (const word of new Set([...words, ...tts].map(word => word.toLowerCase())))
      uses.set(word, (uses.get(word) ?? 0) + 1)
  return uses
}

const sameEnglish = (name: string, word: string) =>
  word.length > 3 && !name.includes(' ') && (name.includes(word) || word.includes(name))
const sameChinese = (name: string, word: string) =>
  /^\p{Script=Han}{2,6}$/u.test(word) && Array.from(word).some(char => name.includes(char))

export function buildVocabulary(): string {
  const english = annotationsOf('en')
  const chinese = annotationsOf('zh')
  const [englishUses, chineseUses] = [usesOf(english), usesOf(chinese)]
  const all = Object.keys(english).map(character => ({ character, asset: assetOf(character) }))
  const rows = new Map<Kind, string[]>()
  for (const [kind, first, last] of runs) {
    const [from, to] = [first, last].map(code => all.findIndex(({ asset }) => asset === code)) as [number, number]
    if (from < 0 || to < from) throw new Error(`the run ${first} to ${last} is not in CLDR's order`)
    for (const { character, asset } of all.slice(from, to + 1)) {
      if (!asset) continue
      const words = [
        ...namesOf(english[character], englishUses, sameEnglish),
        ...namesOf(chinese[character], chineseUses, sameChinese),
      ]
      if (words.length) rows.set(kind, [...(rows.get(kind) ?? []), JSON.stringify([[textOf(asset)], words])])
    }
  }
  const tables = [...rows].map(([kind, lines]) => `"${kind}": [\n${lines.join(',\n')}\n]`)
  return `{\n${tables.join(',\n')}\n}\n`
}

if (import.meta.main) writeFileSync(target, buildVocabulary())
