import type { Place, Season, TimeOfDay, Weather } from '../shot-list.ts'

// Words that say where and when. A `HINTS` table holds words that only lean that way: they count when nothing says it.

const OTHER_PAPERS: Record<string, string> = {
  white: 'pure white, rice paper, 宣纸, 白底',
  black:
    'dark backdrop, dark gradient background, dark gradient, dark background, black void, dark void, pitch darkness, 深色背景, 暗色背景, 黑底',
  green: 'green screen, 绿幕',
}
const PAPERS: Record<string, readonly [english: string, chinese: string]> = {
  white: ['white', '白'],
  black: ['black', '黑'],
  grey: ['grey, gray', '灰'],
  pink: ['pink', '粉'],
  blue: ['blue', '蓝'],
  red: ['red', '红'],
  green: ['green', '绿'],
  yellow: ['yellow', '黄'],
  teal: ['teal, turquoise, mint', '青'],
  orange: ['orange, peach', '橙'],
  purple: ['purple, lilac, lavender', '紫'],
  beige: ['beige, cream, ivory', '米'],
}
const MANNERS = [
  '',
  'bright ',
  'dark ',
  'light ',
  'pale ',
  'soft ',
  'deep ',
  'pastel ',
  'solid ',
  'plain ',
  'pure ',
  'clean ',
]

/** `bright yellow background`, 黄色背景, 黄底. */
const papersOf = ([english, chinese]: readonly [string, string]): string =>
  [
    ...english
      .split(', ')
      .flatMap(hue =>
        MANNERS.flatMap(how => [
          `${how}${hue} background`,
          `${how}${hue} bg`,
          `${how}${hue} backdrop`,
          `${how}${hue} studio`,
        ]),
      ),
    ...['色背景', '色的背景', '色底', '色空间'].flatMap(end => [`${chinese}${end}`, `纯${chinese}${end}`]),
    `${chinese}背景`,
    `纯${chinese}背景`,
    `纯${chinese}空间`,
    ...['', '明亮的', '亮', '浅', '淡', '鲜艳的', '柔和的'].flatMap(how => [
      `背景是${how}${chinese}色`,
      `背景${how}${chinese}色`,
      `背景为${how}${chinese}色`,
      `${how}${chinese}色的背景`,
    ]),
  ].join(', ')

/** Paper in a studio, by its colour; the same words say that it is one. */
export const BACKDROP_WORDS: Record<string, string> = Object.fromEntries(
  Object.entries(PAPERS).map(([colour, words]) => [
    colour,
    [papersOf(words), OTHER_PAPERS[colour]].filter(Boolean).join(', '),
  ]),
)

export const PLACE_WORDS: Record<Place, string> = {
  beach: `🏖️, beach, seaside, shoreline, along the shore, water's edge, seashore, shore, coast, coastline, sandy shore, sand castle, sandcastle, by the sea, near the sea, to the surf, toward the surf, towards the surf, into the surf,
    海滩, 沙滩, 海边, 海岸, 海岸线, 海滨`,
  lake: `shallow water, shallows, the shallows, lake, pond, lakeside, lakeshore, lagoon, reservoir, lily pond, 湖, 湖泊, 湖面, 湖边, 湖畔, 池塘, 湖水, 湖心, 西湖, 荷塘, 水塘, 圣湖, 神湖, 天池, 高山湖泊, 高原湖泊, 浅水, 浅水中, 浅水里, 浅滩, 浅滩上`,
  sea: `sea, ocean, open sea, high seas, harbor, harbour, port, marina, pier, the waves, pacific, atlantic,
    大海, 海洋, 海面, 海平面, 海上, 海, 港口, 码头, 海港, 大洋, 波涛`,
  mountains: `⛰️, 🏔️, mountain, mountains, mountain road, mountain path, mountain pass, peak, peaks, summit, mountaintop, mountain top,
    cliff, cliffs, canyon, gorge, valley, alps, himalayas, everest, snowy mountain, snowy mountains, snow mountain, ridge,
    snow capped mountain, snow capped mountains, highlands, mount everest, mount kilimanjaro, kilimanjaro, machu picchu, mount sinai, mount ararat, mount roraima, matterhorn, yosemite valley, the alps, himalayas,
    山, 山顶, 雪山, 群山, 高山, 山峰, 山谷, 山脉, 悬崖, 峡谷, 山路, 山间, 远山, 山巅, 崖边, 大山, 山坡, 山川, 高原, 乞力马扎罗山, 马丘比丘, 优胜美地, 西奈山, 亚拉腊山, 罗赖马山, 珠穆朗玛峰, 阿尔卑斯山, 喜马拉雅山,
    盘山公路, 青山, 山崖, 喜马拉雅`,
  forest: `forest, redwood forest, redwoods, sequoia forest, pine woods, birch forest, beech forest, woods, woodland, jungle, rainforest, bamboo forest, pine forest, grove, enchanted forest, deep forest, thicket, swamp, marsh, wetland,
    森林, 树林, 丛林, 林间, 竹林, 雨林, 山林, 密林, 松林, 林中, 热带雨林, 原始森林, 林子, 枫叶林, 枫树林, 枫林, 红叶林, 白桦林, 银杏林, 竹海, birch forest, autumn woods`,
  meadow: `meadow, meadows, field, fields, grass, grassland, grasslands, prairie, farm, farmland, countryside, pasture,
    lawn, hill, hills, hillside, hilltop, plain, plains, steppe, ranch, vineyard, wheat field, rice field, flower field, flower meadow, wildflower meadow, field of flowers, meadow of flowers, field of wildflowers, football field, golf course, campsite, baseball field, barn,
    草地, 草原, 草坪, 田野, 牧场, 农场, 原野, 花田, 花海, 乡间, 乡村, 麦田, 稻田, 田间, 山丘, 大草原, 草甸, 郊外, 野外, 田园, 旷野, 足球场, 平原, 高尔夫球场, 露营地, 垃圾场, 谷仓`,
  desert: `🏜️, desert, dune, dunes, sand dune, sand dunes, sahara, 无人区, wasteland, badlands, gobi, mars, on mars, martian surface, oasis,
    沙漠, 戈壁, 戈壁滩, 沙丘, 大漠, 荒漠, 荒原, 火星, 火星表面, 撒哈拉, 绿洲`,
  snowfield: `snowfield, snow field, snowy field, snowy landscape, snowy plain, tundra, glacier, ice field,
    on the ice, ski slope, ski resort, frozen lake, icy landscape, iceland,
    雪地, 雪原, 冰原, 冰川, 冰面, 滑雪场, 冰雪世界, 雪国, 雪野, 冰天雪地`,
  river: `river, stream, creek, brook, riverbank, river bank, riverside, banks of the river, rapids, canal, river delta,
    河, 河流, 小河, 河边, 溪流, 小溪, 岸边, 两岸, 江, 江上, 江面, 江边, 溪边, 河畔, 河岸, 长江, 黄河, 大江, 江水, 河面, 江南水乡, 水乡, 运河, 溪水, 河水`,
  waterfall: 'waterfall, waterfalls, the falls, cascade, niagara falls, victoria falls, 瀑布',
  skyline: `🏙️, skyline, city, cityscape, downtown, metropolis, megacity, city skyline, skyscraper, skyscrapers, rooftop, rooftops, town,
    city lights, city night view, tall buildings, urban landscape, the bund, industrial area, construction site,
    城市, 都市, 天际线, 高楼, 高楼大厦, 摩天大楼, 楼顶, 天台, 市中心, 外滩, 市区, 工业区, 城市夜景,
    城市上空, 都市夜景, 未来都市, 未来城市, 大桥, 桥, 桥上, 城里`,
  street: `street, streets, road, alley, alleyway, avenue, boulevard, sidewalk, pavement, crosswalk, highway, freeway, motorway, city street,
    city streets, race track, racetrack, raceway, junkyard, phone booth, downtown street, roadside, country road, forest road, market, street market, night market, marketplace, bazaar, square, town square, plaza, times square, chinatown, parking lot, bus stop,
    bus station, train station, railway station, gas station, crossroads, intersection, street corner, outdoor cafe, driveway, tunnel, subway station,
    街道, 街头, 街上, 大道, 马路, 公路, 小巷, 巷子, 大街, 街, 路上, 道路, 高速公路, 集市, 市场, 夜市, 广场, 路口, 十字路口, 街角, 路边, 赛道, 小路, 车站,
    火车站, 公交站, 地铁站, 胡同, 老街, 古城, 街巷, 停车场, 步行街, 菜市场, 雨巷, 街市, 长街, 站台, 隧道, 赛车场, 人行道, 电话亭, 过马路, 过街, 过斑马线, cross the street, cross the road`,
  room: `room, bedroom, living room, interior, indoors, inside the house, inside a house, apartment, office, classroom, library, hallway, corridor, bathroom, attic,
    basement, hotel room, cafe, coffee shop, restaurant, bar, pub, gym, museum hall, laboratory, lab, workshop, fireplace room, by the fireplace, at home,
    house interior, throne room, cozy room, studio apartment, meeting room, aquarium, shopping mall, elevator, ballroom, cafeteria, food court, supermarket, grocery store, pharmacy, jail cell, prison cell, prison, shower, movie theater, cinema, art gallery, gallery, museum, music studio, dance studio, recording studio, hospital ward, indoor swimming pool, airport, factory floor, dojo, tavern,
    房间, 卧室, 客厅, 室内, 屋里, 屋内, 家里, 家中, 办公室, 教室, 图书馆, 书房, 走廊, 浴室, 病房, 咖啡馆, 咖啡厅, 咖啡店, 餐厅, 酒吧, 健身房, 实验室, 会议室,
    书店, 店里, 车厢, 水族馆, 商场, 宿舍, 大厅, 茶馆, 茶室, 酒馆, 饭馆, 工作室, 阁楼, 窗边, 窗外, 地下室, 超市, 药店, 食堂, 监狱, 牢房, 电影院, 美术馆, 画廊, 机场, 地铁, 录音棚, 舞厅, 体育馆内`,
  stage: `stage, on stage, concert, concert hall, theater, theatre, opera house, spotlight, spotlights, under the spotlight, nightclub, night club, dance club, neon club, jazz club, in a club, in the club, disco, dance floor, auditorium, runway show, fashion show, catwalk, podium,
    舞台, 演唱会, 音乐会, 剧院, 音乐厅, 聚光灯, t台, 秀场, 舞池, 夜店, 台上, 歌剧院, 晚会, 戏台`,
  kitchen: 'kitchen, kitchen counter, countertop, kitchen table, bakery kitchen, 厨房, 灶台, 后厨',
  table: `table, tabletop, table top, wooden table, on a dining table, on the dining table, picnic table, on a plate, marble surface, wooden board, cutting board, on the dinner table,
    桌子, 桌上, 餐桌, 木桌, 桌面, 书桌, 茶几, 饭桌, 桌, 木桌上, 餐桌上, 案板`,
  sweep: `studio backdrop, seamless backdrop, seamless background, studio background,
    plain background, solid background, solid color background, clean background, gradient background, product shot, product photography, product display, showroom, pedestal,
    turntable, studio shot, minimalist background, pastel background, seamless studio,
    纯色背景, 摄影棚, 影棚, 产品展示, 展台, 转台, 渐变背景, 简约背景, 干净的背景, ${Object.values(BACKDROP_WORDS).join(', ')}`,
  space: `in space, into space, through space, from space, across space, in the space, space travel, space battle, outer space, deep space, galaxy, galaxies, universe, cosmos, nebula, milky way, in orbit, black hole, interstellar, solar system, moon surface, surface of the moon, lunar surface, on the moon, zero gravity, asteroid belt,
    太空, 宇宙, 星系, 银河, 银河系, 外太空, 月球, 月球上, 月球表面, 月面, 星云, 黑洞, 太阳系, 星际, 失重, 浩瀚星海`,
  underwater: `underwater, under water, under the sea, under the ocean, under the water, beneath the sea, beneath the ocean, beneath the waves, below the waves, beneath the surface, seabed, sea floor,
    ocean floor, deep sea, deep ocean, coral reef, reef, deep under the ocean, deep under the sea, bottom of the sea, bottom of the ocean, atlantis, depths of the ocean,
    水下, 海底, 深海, 水底, 水中, 海底世界, 珊瑚礁, 水里, 海水中, 海里, 深海里, 龙宫`,
  sky: `sky, in the sky, on the clouds, on a cloud, in the air, above the clouds, through the clouds, over the clouds, among the clouds, in the clouds, mid air, midair, clouds below, heaven, heavens,
    天空, 空中, 云端, 云上, 在云上, 云朵上, 云层, 云中, 云间, 蓝天白云之间, 蓝天白云间, 蓝天白云中, 蓝天白云里, 半空, 半空中, 高空, 天上, 天际, 云霄, 苍穹, 天堂`,
  garden: `garden, park, backyard, yard, courtyard, orchard, greenhouse, botanical garden, flower garden, playground, zoo, patio, terrace, balcony, amusement park, campus, swimming pool, pool,
    花园, 公园, 庭院, 院子, 后院, 果园, 温室, 植物园, 花丛中, 操场, 动物园, 阳台, 小院, 游乐园, 游乐场, 后花园, 泳池, 游泳池, 花间`,
  abstract:
    'abstract, abstract background, geometric shapes, particles, fractal, kaleidoscope, liquid shapes, 抽象, 粒子, 几何图形, 万花筒, 光影变幻',
}

export const PLACE_HINTS: Partial<Record<Place, string>> = {
  skyline:
    'manhattan, new york, tokyo, shanghai, hong kong, paris, london, dubai, chicago, berlin, seoul, singapore, san francisco, los angeles, sydney, miami, toronto, boston, seattle, bangkok, kuala lumpur, mumbai, istanbul, moscow, madrid, barcelona, rome, vienna, 上海, 东京, 纽约, 香港, 巴黎, 伦敦, 重庆, 北京, 深圳, 首尔, 新加坡, 广州, 成都, 杭州, 武汉, 南京, 西安, 天津, 台北, 曼谷, 迪拜, 洛杉矶, 芝加哥, 旧金山',
  snowfield:
    'snow, snowy, blizzard, snowstorm, 暴风雪, 风雪, 大雪, ice, icy, skiing, snowboarding, 雪, 滑雪, 冰雪, 雪中, 积雪',
  beach:
    'surfing, sunbathing, tropical, hawaii, bali, maldives, waikiki, malibu, sand castles, 沙子, 冲浪, 海鸥, 堆城堡, 海风, 度假, 三亚, 马尔代夫, 夏威夷, 巴厘岛, 鼓浪屿',
  sea: 'crashing waves, big waves, ocean waves, sailing, tide, surf, 海浪, 浪花, 航行, 出海, 波浪, 潮水',
  street:
    'traffic, neon, neon signs, neon lit, cyberpunk, blade runner, blade runner look, wearing headphones, street lamp, streetlight, lamppost, lamp post, street light, puddles, 霓虹, 霓虹灯, 路灯, 赛博朋克, 车流, 堵车, 逛街',
  kitchen: 'cooking, baking, frying, chopping, 做饭, 烹饪, 炒菜, 烘焙, 下厨',
  stage: 'singing on stage, orchestra, band, performing, performance, 乐队, 演出, 表演, 荧光棒',
  sweep:
    'product, commercial, advertisement, advert, ad, tvc, unboxing, packaging, 广告, 产品, 商业广告, 宣传片, 开箱, 新品, 带货',
  room: 'indoor, window light, soft window light, light from the window, light from a window, windowsill, window sill, by the window, at the window, pillow fight, laundry basket, basket of laundry, 窗光, 窗边, 窗台, 窗前, 枕头大战, birthday, birthday cake, birthday party, blowing out candles, 生日, 生日蛋糕, 生日派对, sofa, lamp, desk lamp, curtain, carpet, wallpaper, lamp light, 台灯, 窗帘, 地毯, 墙壁, 书架',
  space: 'space, stars and planets, gravity, spacewalk, orbiting, 太空漫步, 星河',
  garden: 'picnic, bench, park bench, blooming, arch, 野餐, 长椅, 盛开, 绽放',
  meadow: 'breeze, hiking, camping, grazing, wind turbines, windmill, windmills, 微风, 徒步, 露营, 吃草, 风车',
  mountains:
    'landscape, scenery, scenic, scenic view, 风景, 山水, 风光, hike, echo, rocky, 登山, 攀登, 爬山, 攀岩, 云雾缭绕的山',
  underwater: 'diving, scuba, snorkeling, snorkelling, scuba diving, seaweed, 潜水, 海草, 深潜',
  river: 'rowing, rafting, fishing, water flowing, 划船, 漂流, 垂钓, 钓鱼, 流水, 小桥流水',
  table: 'steam rises, tasty, delicious, juicy, mouth watering, on the menu, 美味, 可口, 热气腾腾, 冒着热气, 多汁',
  forest: 'nature, mother nature, wilderness, moss, fireflies, tree trunks, mushrooms, 苔藓, 萤火虫',
  abstract: 'swirling colors, flowing colors, energy, dreamscape, 流光溢彩, 能量',
}

export const TIME_WORDS: Record<TimeOfDay, string> = {
  dawn: `dawn, sunrise, daybreak, first light, early morning, crack of dawn, the sun rises, sun rises, rising sun, sun rising, at first light,
    日照金山, 黎明, 日出, 破晓, 拂晓, 凌晨, 晨曦, 朝阳, 旭日, 天亮, 清晨日出, 天刚亮`,
  morning:
    'morning, morning light, warm morning light, morning sun, forenoon, breakfast, breakfast time, 早晨, 早上, 清晨, 晨光, 上午, 清早, 晨间, 早餐, 晨雾, 一大早',
  noon: 'noon, midday, high noon, lunchtime, broad daylight, 中午, 正午, 午间, 烈日, 烈日当空, 大白天, 白天, 白昼',
  afternoon: 'afternoon, late afternoon, teatime, 下午, 午后, 午后阳光',
  sunset: `🌇, 🌅, sunset, golden hour, magic hour, sundown, setting sun, the sun sets, sun sets, the sun goes down, sun goes down, the sun is setting, as the sun sinks, the sun sinks, sun setting, at golden hour, sunset light, golden sunset, evening sun, evening light, dusty evening light, warm evening light, late afternoon light,
    日落, 夕阳, 夕阳西下, 落日, 晚霞, 黄金时刻, 残阳, 余晖, 夕照, 日落时分, 斜阳`,
  dusk: 'dusk, twilight, blue hour, nightfall, evening, gloaming, 黄昏, 傍晚, 暮色, 蓝调时刻, 暮光, 夜幕降临, 黄昏时分, 天色渐暗',
  night: `🌃, 🌌, night market, 夜市, snowy night, stormy night, clear night, 雪夜, 夏夜, 冬夜, 秋夜, 春夜, night, nighttime, moonrise, 月出, it gets dark, gets dark, gets fully dark, after dark, night falls, as night falls, night time, at night, midnight, late night, night sky, starry night, starry sky, moonlit, moonlit night, moonlight, at midnight, star trails, 3am, 2am, 4am, 1am, 3 am, 2 am, 4 am, 1 am, at 3am, in the small hours, dead of night, christmas eve, rainy night, halloween,
    天黑, 天黑了, 天黑后, 天黑以后, 入夜, 夜深了, 夜深人静, 夜晚, 城市夜景, 星轨, 凌晨两点, 凌晨三点, 凌晨四点, 凌晨一点, 夜里, 夜, 夜色, 深夜, 半夜, 午夜, 夜空, 星空, 月夜, 月光, 月光下, 月色, 夜间, 雨夜, 夜景, 晚上, 繁星, 满天繁星, 漫天星辰, 星夜, 夜幕, 除夕, 圣诞夜, 今夜, 繁星满天`,
}

export const TIME_HINTS: Partial<Record<TimeOfDay, string>> = {
  dawn: 'alarm clock, 鸡鸣, 闹钟, 晨练, 出海, 赶海',
  morning: '起床, 上学, 上班路上, 早高峰, 赶集, 升旗',
  noon: 'lunch, lunch break, 午饭, 午餐, 午休',
  dusk: 'dinner, family dinner, after work, on the way home, 晚饭, 晚餐, 下班, 放学, 收工, 归来, 团圆饭, 炊烟',
  night: `stars, star, moon, full moon, crescent moon, fireworks, neon, neon lit, neon signs, neon lights, street lamp, streetlight, campfire, bonfire, cyberpunk, blade runner, blade runner look, fireflies, lanterns, candlelight, by candlelight, in candlelight, candlelit dinner, candlelight dinner, dinner by candlelight, bedtime, bedtime story, nightmare, insomnia, lullaby, telescope, concert, rock concert, nightclub, ghost stories, haunted house, halloween, diwali, lantern festival, new year's eve, vampire, werewolf, milky way, aurora,
    northern lights, aurora, aurora borealis, 极光, 北极光, city lights, shooting star, shooting stars, meteor shower, stargazing, dark, nightclub,
    烛光晚餐, 睡前故事, 噩梦, 失眠, 演唱会, 元宵节, 灯会, 元宵灯会, 花灯会, 灯展, lantern festival, 中秋节, 中秋, 七夕, 跨年, 加班, 守岁, 天文望远镜, 吸血鬼, 宵夜, 撸串, 春晚, 星星, 星光, 月亮, 明月, 圆月, 弯月, 满月, 烟花, 霓虹, 霓虹灯, 路灯, 篝火, 赛博朋克, 萤火虫, 灯笼, 花灯, 烛光, 银河, 极光, 流星, 流星雨, 孔明灯, 年夜饭, 黑暗, 星辰, 夜市`,
  afternoon: 'day, daytime, sunny, sunlight, sunshine, 阳光, 阳光明媚, 日光, 晴天',
}

export const WEATHER_WORDS: Record<Weather, string> = {
  clear: `clear sky, clear skies, blue sky, blue skies, sunny, sunny day, sunshine, bright sun, cloudless, white clouds, fluffy clouds, fluffy white clouds, bright day, clear day, fine weather, clear night, starry sky, starry night, sun drenched, sunlit,
    雨后, 雨过天晴, 雨后初晴, 晴天, 晴朗, 白云, 蓝天白云, 阳光明媚, 万里无云, 蓝天, 晴空, 阳光灿烂, 艳阳, 风和日丽, 晴空万里, 烈日当空, 星空, 满天繁星, 阳光普照`,
  cloudy: `cloudy, thunderclouds, thunder clouds, thunderheads, storm clouds, overcast, clouds, grey sky, gray sky, gloomy sky, dark clouds, sea of clouds, cloud sea, rolling clouds, storm clouds,
    多云, 阴天, 乌云, 阴沉, 乌云密布, 云层密布, 阴云, 云海翻腾, 云海翻涌, 阴霾的天空`,
  rain: `🌧️, rain, raining, rainy, rainfall, drizzle, drizzling, downpour, heavy rain, pouring rain, in the rain, shower of rain, raindrops, rainy night, rainy day, wet street, raining cats and dogs, rained on, drenched by rain, caught in the rain, soaked by the rain,
    rain on the window, rain on glass, rain against the window, rainy window, rain-streaked window, 雨打窗, 雨点打在窗上, 窗外下雨, 窗外下着雨, 雨, 下雨, 雨中, 下着雨, 大雨, 小雨, 细雨, 暴雨, 雨天, 雨夜, 雨滴, 雨水, 烟雨, 倾盆大雨, 春雨, 雨巷, 阴雨, 蒙蒙细雨, 绵绵细雨, 下起雨, 下起了雨, 下着小雨, 下着大雨, 下起大雨`,
  snow: `🌨️, ❄️, snow, snowy, snowing, snowfall, snowflake, snowflakes, snowstorm, blizzard, snowy day, snowy night, falling snow, heavy snow, first snow, flurries,
    下雪, 雪花, 大雪, 飘雪, 雪中, 飞雪, 暴风雪, 风雪, 小雪, 雪夜, 雪天, 下着雪, 漫天飞雪, 大雪纷飞, 雪花飘落, 初雪, 鹅毛大雪, 飘着雪, 雪花纷飞, 下雪天`,
  fog: `fog, sandstorm, sand storm, dust storm, 沙尘暴, 沙暴, 扬沙, foggy, mist, misty, haze, hazy, smog, in the mist, fog bank, morning mist,
    雾, 薄雾, 大雾, 浓雾, 雾气, 晨雾, 迷雾, 云雾, 云雾缭绕, 烟雾缭绕, 雾霭, 薄雾缭绕, 雾蒙蒙, 雾中, 大雾弥漫`,
  storm: `⛈️, 🌩️, storm, stormy, thunderstorm, thunder, lightning, tempest, hurricane, typhoon, lightning strike, lightning bolt, thunder and lightning, rainstorm, stormy night, stormy sea,
    雷云, 天雷, 惊雷, 雷光, 雷劫, 渡劫, 暴风雨, 雷雨, 闪电, 雷电, 电闪雷鸣, 打雷, 雷暴, 台风, 狂风暴雨, 雷鸣, 风暴, 雷声, 狂风, 飓风`,
}

export const SEASON_WORDS: Record<Season, string> = {
  spring:
    'spring, springtime, easter, 清明, 清明节, 清明时节, 踏青, 春耕, in spring, early spring, cherry blossom, cherry blossoms, sakura, 春天, 春日, 春季, 春, 樱花, 桃花, 春风, 阳春, 初春, 春暖花开, 樱花树, 春雨',
  summer:
    'summer, summertime, in summer, midsummer, sunflower, sunflowers, 夏天, 夏日, 夏季, 夏, 盛夏, 夏夜, 炎夏, 仲夏, 荷花, 向日葵',
  autumn: `autumn, in autumn, in the fall, in fall, fall leaves, fall foliage, fall colors, fall season, autumnal, autumn leaves, fallen leaves, maple leaves, harvest, halloween, thanksgiving,
    黄叶, 重阳, 重阳节, 丰收, 收割, 开学, 秋天, 秋日, 秋季, 秋, 枫叶, 落叶, 深秋, 金秋, 秋风, 红叶, 叶落, 枫林, 中秋, 漫山红叶, 满山红叶, 红叶漫山, 层林尽染, 漫山遍野的红叶, 满山枫叶, 漫山枫叶, 秋叶, 枫叶林, 枫树林, 红叶林`,
  winter: `winter, midwinter, 隆冬, 寒冬, wintertime, in winter, frosty, in frost, frost covered, hoarfrost, christmas, christmas eve, xmas, snow, snowy, snowfall, snowstorm, blizzard, frozen, icy, snowman, santa, santa claus, new year,
    元宵节, 腊八, 小年, 春晚, 团圆饭, 结霜, 挂霜, 白霜, 寒霜, 霜冻, 冬至, 冬天, 冬日, 冬季, 冬, 寒冬, 圣诞, 圣诞节, 雪, 大雪, 雪人, 冰雪, 春节, 过年, 除夕, 年夜饭, 雪花, 下雪, 暴风雪, 雪地, 积雪, 积雪的, 盖满雪, 圣诞老人, 冰天雪地`,
}
