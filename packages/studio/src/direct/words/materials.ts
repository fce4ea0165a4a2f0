/** What a figure or a place can be made of besides what it usually is: names of a shot list, with the words for each. */
const WORDS: Readonly<Record<string, string>> = {
  paper:
    'paper, folded paper, origami, cardboard, newspaper, newspapers, papier mache, paper cutouts, 折纸, 纸板, 报纸, 纸片, 纸张, 纸',
  glass: 'glass, crystal, transparent glass, stained glass, 玻璃, 水晶, 琉璃',
  ice: 'ice, frozen water, icicles, 冰块, 冰晶, 冰雪, 冰',
  snow: 'snow, 雪花, 白雪, 雪',
  clay: 'clay, mud, terracotta, plasticine, 黏土, 粘土, 陶土, 泥巴, 橡皮泥, 泥',
  sand: 'sand, dust, ash, ashes, 沙子, 沙粒, 灰烬, 沙',
  light:
    'light, pure light, lasers, neon, neon light, neon lights, energy, electricity, lightning, 光线, 霓虹, 光芒, 闪电, 光',
  code: 'code, data, numbers, pixels, 代码, 数据, 像素, 数字',
  stars:
    'stars, starlight, stardust, constellations, galaxies, particles, golden particles, sparks, 星星, 星光, 星尘, 星辰, 繁星, 粒子, 光点',
  smoke: 'smoke, mist, fog, vapour, steam, shadow, shadows, 烟雾, 雾气, 影子, 烟, 雾',
  cloud: 'clouds, cloud, cotton, cotton candy, foam, 云朵, 棉花糖, 棉花, 云',
  gold: 'gold, liquid gold, molten gold, golden liquid, 黄金, 金子, 金箔, 纯金',
  metal:
    'metal, steel, iron, chrome, mercury, liquid metal, mirrors, mirror, silver, scrap metal, gears, 金属, 钢铁, 水银, 镜子, 白银, 齿轮',
  bronze: 'bronze, copper, 青铜, 铜',
  wood: 'wood, twigs, branches, driftwood, roots, bamboo, 木头, 树枝, 枯枝, 竹子, 树根, 木',
  stone: 'stone, stones, rock, rocks, marble, concrete, 石头, 岩石, 大理石',
  jade: 'jade, emerald, 翡翠, 玉石, 玉',
  porcelain: 'porcelain, china, ceramic, 陶瓷, 瓷器, 青花瓷, 瓷',
  flowers: 'flowers, petals, blossoms, roses, butterflies, 鲜花, 花朵, 花瓣, 蝴蝶, 玫瑰, 花',
  leaves: 'leaves, moss, grass, ivy, vines, plants, 树叶, 叶子, 苔藓, 藤蔓, 青草, 草',
  water: 'water, waves, rain, raindrops, sea water, 海水, 水滴, 雨水, 波浪, 水',
  fire: 'fire, flames, flame, lava, embers, 火焰, 岩浆, 烈火, 火',
  chocolate: 'chocolate, 巧克力',
  candy: 'candy, sweets, sugar, jelly, gummy, bubbles, balloons, balloon, 糖果, 果冻, 气球, 泡泡, 糖',
  wool: 'wool, yarn, thread, threads, felt, knitted wool, fabric, silk, string, 毛线, 羊毛, 丝线, 毛毡, 布料, 丝绸',
  bricks:
    'lego, lego bricks, toy bricks, bricks, building blocks, cubes, books, old books, vegetables, fruit, 积木, 乐高, 书本, 书籍, 方块, 水果, 蔬菜, 书',
  ink: 'ink, black ink, brush strokes, oil, 墨水, 水墨, 墨汁, 墨',
}

export const MATERIAL_NAMES: readonly string[] = Object.keys(WORDS)

const BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([name, list]) => list.split(',').map(word => [word.trim(), name] as const)),
)
const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word)
const pattern = (isOf: (word: string) => boolean): string =>
  [...BY_WORD.keys()]
    .filter(isOf)
    .toSorted((a, b) => b.length - a.length)
    .join('|')

export const ENGLISH_MATERIAL = pattern(word => !isHan(word))
export const CHINESE_MATERIAL = pattern(isHan)
export const materialOf = (words: string): string | undefined => BY_WORD.get(words.toLowerCase())
