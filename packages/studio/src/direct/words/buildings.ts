import type { NounTable } from './noun-table.ts'

/** What is built and stands. Whole towns, bridges and roads are places, not subjects. */
export const BUILDINGS: NounTable = {
  building: `
🏠 house, farmhouse, little house, bungalow, brick house, wooden house, stone house, straw house, 砖房, 砖瓦房, 瓦房, 木房子, 红房子, 房子, 房屋, 小房子, 民居, 农舍, 老屋, 老房子, 旧屋
🏘️ houses, village, villages, town houses, hamlet, 村庄, 小镇, 村落, 小村庄, 古镇
🏡 cottage, villa, mansion, house with a garden, 别墅, 小院, 庄园
🛖 hut, thatched hut, 茅屋, 茅草屋 @forest
:log-cabin: cabin, log cabin, wooden cabin, log house, shack, chalet, 小屋, 木屋, 小木屋 @forest
🏚️ haunted house, abandoned house, ruined house, ruins, 鬼屋, 废墟, 破房子, 废弃的房子
🏰 castle, fortress, european castle, fairy tale castle, medieval castle, 城堡, 古堡, 堡垒 @mountains
🏯 pagoda, japanese castle, 古塔, 宝塔, 塔楼 @mountains
:temple: chinese palace, palace, chinese temple, forbidden city, 宫殿, 皇宫, 故宫, 天宫, 古建筑 @mountains
:pavilion: pavilion, 亭台楼阁, 楼阁, 亭子 @mountains
:temple: temple, monastery, 寺庙, 寺院, 古寺, 庙宇, 庙 @mountains
⛩️ shrine, torii, torii gate, 神社, 鸟居 @forest
⛪ church, cathedral, chapel, 教堂, 大教堂
🕌 mosque, 清真寺
🏛️ museum, parthenon, greek temple, ancient temple, roman temple, courthouse, 博物馆, 神殿, 神庙
🏢 office building, building, 办公楼, 大楼, 写字楼, 楼房 @skyline
:apartment-block: tower block, apartment building, 公寓 @skyline
🏥 hospital, 医院 @street
🏫 school, 学校, 教学楼 @street
🏨 hotel, 酒店, 宾馆, 旅馆 @street
🏪 shop, store, convenience store, bakery, bookstore, coffee shop front, 商店, 便利店, 小店, 店铺, 面包店 @street
🏦 bank, 银行 @street
🏭 factory, power plant, 工厂 @skyline
🗼 eiffel tower, tokyo tower, radio tower, 埃菲尔铁塔, 铁塔, 东京塔 @meadow
:lighthouse: lighthouse, light house, 灯塔 @sea
:clock-tower: tower, 塔 @skyline
🗽 statue of liberty, 自由女神像, 自由女神 @skyline
🏟️ arena, colosseum, 斗兽场 @skyline
⛲ fountain, 喷泉 @garden
⛺ tent, camp, campsite, campground, 帐篷, 营地 @forest
🎡 ferris wheel, 摩天轮 @skyline
🎢 roller coaster, rollercoaster, 过山车 @skyline
🎠 carousel, merry go round, carousel horse, 旋转木马 @garden ~spin
🎪 circus tent, 马戏团帐篷 @meadow
🏝️ island, desert island, tropical island, 岛屿, 小岛, 孤岛, 岛, 海岛 @sea
🗻 mount fuji, fuji, 富士山 @lake
🪦 grave, tombstone, gravestone, cemetery, graveyard, 墓碑, 坟墓, 墓地 @meadow
🛑 stop sign, 停车标志, 停止标志 @street
:fire-hydrant: fire hydrant, 消防栓 @street
🧯 fire extinguisher, 灭火器 @street
🚏 bus stop sign, 公交站牌 @street
🚦 traffic light, traffic lights, stoplight, 红绿灯 @street
:snow-globe: snow globe, 雪花球 @table
`,
}
