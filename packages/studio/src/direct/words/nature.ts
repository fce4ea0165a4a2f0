import type { NounTable } from './noun-table.ts'

/** Plants, and what stands in the sky. Sun, stars and clouds belong to the plate; only what it cannot draw is here. */
export const NATURE: NounTable = {
  flower: `
🌼/🌸/🌺 flower, wildflower, blossom, bloom, petunia, 花, 花朵, 花儿, 小花, 野花, 鲜花, 花卉
🌼/🌷/🌸 flowers, wildflowers, blossoms, blooming flowers, sea of flowers, 花丛, 百花, 繁花, 鲜花盛开 *5
🌸 cherry blossom, cherry blossoms, sakura, plum blossom, peach blossom, 樱花, 桃花, 梅花
:petal: petals, cherry petals, 花瓣, 樱花瓣, 落英 *8 ~fall
🌹 rose, peony, carnation, 玫瑰, 玫瑰花, 月季, 牡丹, 牡丹花
🌷 tulip, 郁金香
🌻 sunflower, 向日葵, 向日葵花, 太阳花 @meadow
🪻 lavender, hyacinth, lilac, violet flower, wisteria, 薰衣草, 紫罗兰, 紫藤, 风信子 @meadow *5
🪷 lotus, water lily, lotus flower, lily pad, 荷花, 莲花, 睡莲, 荷叶 @lake
🌼 daisy, daisies, chrysanthemum, dandelion, jasmine, 雏菊, 菊花, 蒲公英, 茉莉, 茉莉花, 小雏菊 @meadow
🌺 hibiscus, orchid, lily, lilies, 木槿, 兰花, 百合, 百合花, 芙蓉
💐 bouquet, bouquet of flowers, bouquet of roses, bouquet of peonies, bouquet of tulips, bouquet of lilies, bouquet of sunflowers, bouquet of wildflowers, bunch of tulips, bunch of peonies, bunch of wildflowers, bunch of lilies, bunch of flowers, bunch of roses, 花束, 一束花, 一束鲜花, 捧花, 一束玫瑰, 一束百合, 一束牡丹, 一束郁金香, 一束野花, 一捧花, 一捧鲜花
🥀 wilted flower, wilted rose, withered flower, withering flower, 枯萎的花, 凋零的花, 枯萎的玫瑰
`,
  plant: `
🌵 cactus, cacti, 仙人掌 @desert
🪴 plant, plants, indoor plant, green plant, green plants, 植物, 盆栽植物, potted plant, houseplant, bonsai, 盆栽, 绿植, 盆景 @room
🌱 seedling, sprout, seed, 幼苗, 嫩芽, 新芽, 小苗, 种子 ~rise
🌾 wheat, rice plant, barley, wheat field, rice field, rice paddy, paddy field, reeds, 麦子, 小麦, 麦穗, 稻谷, 水稻, 稻穗, 麦田, 稻田, 芦苇 @meadow *5
🍄 mushroom, toadstool, 蘑菇 @forest
🍀 clover, four leaf clover, 四叶草, 三叶草
🎍 bamboo, bamboos, 竹子, 翠竹, 竹 @forest
🌿 fern, ivy, vine, vines, leafy plant, herbs, 藤蔓, 蕨类, 草药
:pumpkin: pumpkin, 南瓜 @meadow ~still
🎃 jack o lantern, 南瓜灯 @meadow ~still
`,
  tree: `
🌳 tree, oak, oak tree, apple tree, big tree, banyan, 树, 大树, 树木, 橡树, 榕树, 苹果树, 小树, 老树, 古树, 梧桐树, 银杏树
🌳 trees, row of trees, 树林子, 绿树 *4
:willow: willow, willow tree, 柳树
:cherry-tree: cherry tree, cherry blossom tree, sakura tree, peach tree, plum tree, 樱花树, 樱树, 桃树, 桃花树, 梅树, 梅花树 @garden #pink
:cherry-tree: cherry trees, cherry blossom trees, sakura trees, 樱花林, 桃花林, 桃林, 樱花大道 @garden #pink *4
:maple-tree: maple tree, maple, 枫树, 红枫 @forest #red
🌲 pine, pine tree, fir, fir tree, spruce, evergreen, evergreen tree, cedar, 松树, 杉树, 雪松 @forest
🌲 pines, pine trees, fir trees, 松林 @forest *4
🌴 palm, palm tree, coconut tree, coconut palm, 棕榈树, 椰子树, 椰树, 棕榈 @beach
🌴 palm trees, coconut trees, 椰林 @beach *3
🎄 christmas tree, xmas tree, 圣诞树 @room ~still
`,
  leaf: `
🍁 maple leaf, red leaf, 枫叶, 红叶
🍁 maple leaves, red leaves, 枫叶飘落, 漫天红叶, 枫叶飘零 *8
🍂 fallen leaf, dry leaf, 落叶, 枯叶, 黄叶 *5
🍂 fallen leaves, leaves fall, leaves falling, yellow leaves, golden leaves, autumn leaves, fall leaves, dry leaves, falling leaves, 秋叶, 叶落, 落叶纷飞, 落叶飘零 *8
🍃 leaf, leaves, 树叶, 绿叶, 叶子 ~sway
`,
  moon: `
🌕 moon, full moon, harvest moon, blood moon, supermoon, 月亮, 满月, 圆月, 明月, 一轮明月, 月球表面的月亮, 皓月
🌙 crescent moon, crescent, half moon, new moon, 弯月, 月牙, 新月, 残月, 弦月
`,
  planet: `
🌍 earth, planet earth, the blue planet, 地球, 蓝色星球
🪐 planet, planets, saturn, jupiter, exoplanet, mars planet, 行星, 土星, 木星, 星球
☄️ comet, meteor, asteroid, meteorite, 彗星, 陨石, 小行星 ~fall
`,
  sky: `
🌈 rainbow, double rainbow, 彩虹
☄️ shooting star, shooting stars, falling star, meteor shower, 流星, 流星雨 ~fall
✨ firework, fireworks, fireworks display, 烟花, 花火, 焰火, 烟火, 礼花 ~rise *3
🌪️ tornado, twister, whirlwind, 龙卷风 @meadow ~spin
:hot-air-balloon: hot air balloon, hot air balloons, hot-air balloon, 热气球 ~float
`,
  fire: `
🔥 fire, flame, flames, blaze, wildfire, 火, 火焰, 烈火, 大火, 火苗, 烈焰
:campfire: bonfire, campfire, 篝火, 营火, 火堆
:fireplace: fireplace, 壁炉
🌋 volcano, volcanic eruption, erupting volcano, 火山 @mountains ~still
`,
  thing: `
🪨 rock, boulder, big rock, 石头, 岩石, 巨石, 大石头 @mountains
🪨 stone, rocks, stones, 岩, 石块 @mountains ?
🪵 log, logs, firewood, 木头, 原木, 柴火 @forest
🪺 nest, bird nest, birds nest, 鸟巢, 鸟窝, 燕子窝, 燕巢, 雀巢 @forest
🌊 giant wave, tsunami, big wave, huge wave, tidal wave, 海啸, 巨浪 @sea ~sway
🪶 feather, feathers, 羽毛 ~fall ?
🧊 ice cube, ice cubes, block of ice, ice block, blocks of ice, iceberg, 冰块, 冰山
💧 water drop, droplet, drop of water, waterdrop, raindrop, raindrops, dewdrop, 水滴, 水珠, 雨滴, 露珠 ~fall ?
👣 footprints, footprint, 脚印, 足迹 @beach ?
`,
}
