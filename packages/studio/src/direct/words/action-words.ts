import type { Motion, Relation, SoundCue } from '../shot-list.ts'

/** Deeds, by what the stage can show of them. English verbs are found in all their forms. */
export const MOTION_WORDS: Record<Motion, string> = {
  still: `sit, sits, sitting, stand, lie, lying, sleep, asleep, rest, kneel, wait, pose, freeze, perch, motionless, park, seated, nap, curl up, lounge, abandoned, meditate, land,
    坐, 坐着, 站, 站着, 站立, 躺, 躺着, 睡, 睡觉, 睡着, 趴, 趴着, 蹲, 蹲着, 停, 停着, 静止, 不动, 跪, 熟睡, 打坐, 站在, 坐在, 躺在, 趴在, 停在, 放在, 蹲在, 沉睡, 冥想, 围坐, 停靠, 伫立, 矗立, 靠, 靠在, lean, leaning, hang, hanging, 挂, 挂着, 悬挂, 坐落`,
  bob: 'nod, eat, drink, talk, chat, laugh, cheer, work, cook, paint, write, type, giggle, speak, breathe, graze, 点头, 吃, 喝, 聊天, 笑, 大笑, 挥手, 工作, 画画, 写字, 喝水, 吃饭, 喝酒, 吃东西, 喝茶时, 打字, 呼吸, 说话, 讲话, 吃草, 做饭',
  walk: `walk, stroll, wander, march, hike, creep, crawl, step, pace, stalk, prowl, tiptoe, trot, roam, approach, arrive, cross, follow, limp, strut, wade, waddle, climb, enter, leave,
    走, 走路, 行走, 散步, 漫步, 走来, 走过, 走向, 走在, 爬, 爬行, 徘徊, 前行, 徒步, 缓步, 踱步, 穿过, 爬山, 登山, 闲逛, 游荡, 踏上, 走着, 爬上, 走进, 走出, 跟着, 跟随着, 漫游`,
  run: `run, sprint, dash, gallop, race, chase, flee, jog, charge, rush, escape, hurry, stampede, ski, skate, slide,
    跑, 奔跑, 跑步, 狂奔, 飞奔, 追逐, 追赶, 冲, 冲刺, 疾跑, 逃跑, 奔腾, 奔驰, 滑行, 滑雪, 滑冰, 跑过, 跑向, 跑来, 奔向, 晨跑, 跑着, 追, 驰骋`,
  ride: 'ride a bike, cycle, bike, 骑行, 骑车, 骑马, 骑单车',
  drive:
    'drive, cruise, speed along, race along, speed through, pull into, roll along, park up, 行驶, 驶过, 开车, 飞驰, 疾驰, 驶入, 驶来, 驾驶, 穿行, 开过, 驶向, 驾着, 驶出',
  fly: 'fly, soar, glide, hover, flutter, flap, take off, swoop, fly over, fly away, fly past, 飞, 飞翔, 飞行, 翱翔, 盘旋, 飞舞, 飞过, 飞向, 滑翔, 展翅, 飞来, 起飞, 腾飞, 掠过, 飞在, 飞着, 翩翩起舞的蝴蝶, 飞走',
  swim: 'swim, dive, snorkel, paddle, 游, 游泳, 游动, 潜水, 畅游, 遨游, 游过, 游来游去, 戏水, 游弋, 穿梭, 游着, 玩水',
  float:
    'float, drift, levitate, sail, row, bob on the water, weightless, 漂浮, 飘浮, 漂, 悬浮, 漂流, 飘, 荡漾, 航行, 行于, 划船, 失重, 泛舟, 漂荡, 飘荡, 浮',
  fall: 'fall, tumble, drop, plunge, collapse, rain down, fall down, descend, skydive, skydiving, 跳伞, 落下, 飘落, 坠落, 掉落, 落, 坠, 飘零, 纷飞, 跌落, 倒下, 降落, 划过, 洒落, 撒落',
  rise: 'rise, ascend, launch, lift off, liftoff, blast off, float up, soar upward, grow, emerge, 升起, 上升, 升空, 发射, 腾空, 冉冉升起, 生长, 发芽, 浮出, 升腾, 发射升空, 飞升, 破土而出',
  spin: 'spin, rotate, rotating, twirl, whirl, revolve, turn around, swirl, swivel, rolling, pirouette, 旋转, 转圈, 转动, 自转, 转, 翻滚, 滚动, 打转, 缓缓旋转',
  dance:
    'dance, waltz, groove, breakdance, boogie, tango, perform a dance, 跳舞, 舞蹈, 起舞, 翩翩起舞, 舞动, 共舞, 街舞, 跳芭蕾, 热舞',
  jump: 'jump, leap, hop, bounce, skip, somersault, backflip, dunk, jump up, leap up, 跳, 跳跃, 蹦, 蹦跳, 跳起, 跃起, 蹦蹦跳跳, 弹跳, 翻跟头, 跃出, 跃, 跳上, 跳下, 腾跃, 灌篮',
  sway: 'sway, swing, rock gently, wave in the wind, shake, wiggle, sing, play music, blow in the wind, hum, tremble, flicker, burn, bloom, 摇摆, 摇曳, 摇晃, 晃动, 唱歌, 歌唱, 随风摇曳, 颠簸, 摆动, 燃烧, 绽放, 盛开, 荡秋千, 演奏, 弹奏, 闪烁, 唱, 飘扬, 飘动',
}

/** `subject WORD object`: English prepositions and verbs, Chinese verbs. */
export const RELATION_WORDS: Record<Relation, string> = {
  on: 'on, on top of, from the top of, from on top of, from atop, on the top of, at the top of, atop, upon, onto, 坐在, 站在, 躺在, 趴在, 蹲在, 停在, 落在, 放在, 骑坐在, 停靠在, 摆在, 爬上, 跳上, 停落在, 踩着, 踩在',
  under: 'under, on the bottom of, at the bottom of, beneath, underneath, below, 位于下方',
  beside:
    'beside, next to, on the left of, on the right of, to the left of, to the right of, left of, right of, at the side of, by, near, alongside, with, together with, among, between, amongst, accompanied by, against, 陪着, 挨着, 靠着, 靠在, 依偎, 靠近, 带着, 牵着, 跟着, 遛, 遛着, 追着, 领着, 依偎着',
  behind: 'behind, in back of, following, follow, chasing, chase, 追逐着, 跟在',
  before:
    'in front of, before, facing, looking at, watching, watch, 面对, 面对着, 看着, 望着, 看, 对着, 凝视, 盯着, 注视着, 仰望',
  in: 'in, inside, into, within, 钻进, 跳进, 装在, 坐进',
  above: 'above, over, 飞过, 飞越, 掠过, 越过',
  holding: `hold, holding, holds, carrying, carry, carries, playing, play, plays, eating, eat, eats, drinking, drink, reading, read, reads, using, use, typing on, type on, typing, throwing, throw, toss, tosses, catching, kicking, kick, wielding, wield, swinging a, blowing, blow, waving, clutching, hugging, hug, selling, sell, making, make, cooking, cook, baking, bake, sipping, sip, opening, open, drawing, offering, with a pair of, equipped with, flying a, picking, pick up, lifting, cutting, cut, slicing, slice, peeling, peel, chopping, chop, washing, wash, pushing, push,
    拿着, 手里拿着, 手拿, 手持, 拿, 握着, 手握, 捧着, 手捧, 抱着, 举着, 高举, 撑着, 打着, 弹, 弹着, 弹奏, 拉着, 拉, 吹着, 吹, 吃着, 吃, 喝着, 喝, 读, 读着, 端着, 提着, 背着, 扛着, 玩着, 玩, 踢, 踢着, 打, 叼着, 挥舞, 挥舞着, 卖, 卖着, 做, 包, 敲打着, 抓着, 放, 放着, 演奏, 演奏着, 捧起, 啃着, 啃, 使用, 牵着一只, 烤着, 烤, 阅读, 切, 切着, 洗, 洗着, 削, 推着, 品尝`,
  riding:
    'ride, riding, rides, rode, ride on, riding on, driving, drive, drives, pedaling, on the back of, riding in, sailing in, piloting, mounted on, rowing, 骑, 骑着, 骑在, 驾驶, 驾驶着, 开着, 乘坐, 乘着, 坐着, 驾着, 划着, 搭乘, 乘, 骑上, 踏着, 踩着滑板',
  around:
    'around, circling, encircling, surrounding, gathered around, surrounded by, orbiting, 围着, 围绕, 围绕着, 环绕着, 绕着, 簇拥着, 围坐在, 被环绕',
}

/** Chinese words after a noun: `桌子 WORD`. */
export const LOCATED_WORDS: Record<Exclude<Relation, 'holding' | 'riding'>, string> = {
  on: '上, 上面, 之上, 顶上, 上有, 表面',
  under: '下, 下面, 之下, 底下, 下方',
  beside: '旁, 旁边, 边, 边上, 附近, 身边, 身旁, 一旁, 之间, 间, 中间, 一侧, 左边, 右边, 左侧, 右侧, 左面, 右面',
  behind: '后, 后面, 背后, 身后, 之后的远处, 后方',
  before: '门口, 门前, 大门口, 前, 前面, 面前, 之前的近处, 前方',
  in: '里, 里面, 中, 内, 之中, 当中',
  above: '上空, 上方, 头顶',
  around: '周围, 四周',
}

/** Put on, not held: what follows is on the subject. */
export const WEARING_WORDS =
  'wearing, wear, wears, dressed in, dressed as, in a suit, in suits, clad in, wore, sporting, 穿着, 戴着, 身穿, 头戴, 身着, 穿, 戴, 披着, 系着, 一袭, 脚踩, 戴上'

export const SOUND_WORDS: Record<SoundCue, string> = {
  waves: 'waves, crashing waves, sound of waves, surf, 海浪, 浪花, 波涛, 海浪声, 巨浪, 浪',
  wind: 'wind, windy, breeze, gust, howling wind, gale, 风声, 微风, 狂风, 大风, 清风, 风起, 海风, 晚风, 秋风',
  rain: 'sound of rain, raindrops, 雨声',
  thunder: 'thunder, thunderstorm, lightning, rumble, 雷声, 雷鸣, 电闪雷鸣, 打雷, 雷雨, 闪电',
  birds: 'birdsong, chirping, birds singing, tweeting, 鸟鸣, 鸟叫, 鸟语花香',
  crickets: 'crickets, cicadas, chirping crickets, 虫鸣, 蝉鸣',
  city: 'city sounds, hustle and bustle, bustling, busy city, 城市喧嚣, 喧嚣, 繁华, 车水马龙',
  traffic: 'traffic, honking, car horns, rush hour, traffic jam, 车流, 堵车, 喇叭声, 车流声, 早高峰',
  crowd:
    'crowd, crowds, crowded, audience, chatter, cheering, 人群, 观众, 人山人海, 欢呼, 热闹, 喧闹, 热闹非凡, 人潮, 集市',
  room: 'quiet room, room tone',
  fire: 'crackling fire, crackling, bonfire, campfire, fireplace, flames, 篝火, 火焰, 壁炉, 噼啪',
  footsteps: 'footsteps, 脚步声, 脚步',
  river: 'babbling brook, flowing water, running water, stream, 流水, 流水声, 溪水, 潺潺',
  waterfall: 'roaring waterfall, waterfall, 瀑布, 瀑布声',
  underwater: 'underwater sounds, bubbles rising, scuba, 水下声音',
  engine: 'engine, engine roar, revving, roaring engine, motor, 引擎, 发动机, 轰鸣, 马达',
  whoosh: 'whoosh, swoosh, swish, 呼啸, 嗖',
  'snow-steps': 'crunching snow, footsteps in the snow, 踏雪, 踩雪',
  forest: 'rustling leaves, forest sounds, rustling, 树叶沙沙, 沙沙声',
  bells: 'bell, bells, chime, chimes, jingle, church bells, ringing bells, wind chime, 钟声, 铃声, 铃铛, 风铃, 铃',
  applause: 'applause, clapping, standing ovation, clap, 掌声, 鼓掌, 喝彩',
  space: 'space ambience, cosmic hum, 宇宙声',
  fireworks: 'fireworks, firework, firecracker, firecrackers, 烟花, 烟火, 礼花, 鞭炮, 爆竹, 放烟花',
  cafe: 'cafe, café, coffee shop, coffeehouse, restaurant, diner, canteen, tea house, 咖啡馆, 咖啡厅, 咖啡店, 餐厅, 饭馆, 茶馆, 食堂',
  kitchen:
    'cook, cooking, fry, frying, stir-fry, chop, chopping, sizzle, sizzling, 做饭, 炒菜, 煎, 切菜, 烹饪, 下厨, 炒',
  typing: 'typing, type on, keyboard, 打字, 键盘, 敲键盘, 敲代码, 写代码',
  hooves: 'gallop, galloping, hooves, hoofbeats, 马蹄, 马蹄声, 策马, 万马奔腾',
  door: 'knock, knocking, slam, 敲门, 开门, 推门, 关门, 推开门, 推开房门',
  'rain-on-glass':
    'rain on the window, rain on glass, rain against the window, rainy window, rain-streaked window, 雨打窗, 雨点打在窗上, 窗外下雨, 窗外下着雨',
  splash: 'splash, splashing, 溅起, 水花, 泼水, 戏水, 玩水',
  hammer: 'hammer, hammering, blacksmith, forge, forging, anvil, 铁匠, 打铁, 锤打, 敲打',
  axe: 'sound of an axe, 劈柴声, 砍柴声, 伐木声',
  ball: 'dribble, dribbling, bouncing ball, 运球, 拍球',
  train: 'train, railway, locomotive, subway, metro, 火车, 列车, 高铁, 地铁',
  clock: 'ticking, tick-tock, ticking clock, 滴答, 滴答声',
  machines: 'factory, assembly line, machinery, conveyor belt, 工厂, 流水线, 车间, 机床',
  pouring: 'pour, pouring, 倒水, 倒茶, 倒酒, 倒入, 斟茶, 斟酒',
  dog: 'bark, barking, woof, 犬吠, 狗叫声, 汪汪',
  cat: 'meow, meowing, purr, purring, 喵喵, 猫叫声',
  cow: 'moo, mooing, 哞哞',
  sheep: 'bleat, bleating, 咩咩',
  horse: 'neigh, neighing, whinny, 嘶鸣, 马嘶',
  pig: 'oink, grunt, grunting, 哼哼',
  wolf: 'howl, howling, 狼嚎声, 嚎叫',
  lion: 'roar, roaring, growl, growling, 咆哮, 怒吼, 吼叫',
  elephant: 'trumpeting elephant, 象鸣',
  monkey: 'monkey chatter, 猿啼, 猴叫声',
  chickens: 'cluck, clucking, crow at dawn, 鸡鸣, 鸡叫声, 打鸣',
  ducks: 'quack, quacking, 嘎嘎',
  gulls: 'gull, gulls, seagull, seagulls, 海鸥',
  frogs: 'croak, croaking, 蛙鸣, 蛙声',
  scrape: 'scraping, scratching, sawing, rustle of a pen, 刮擦声, 锯木声',
  clink: 'clink, clinking, clinking glasses, 碰杯声, 叮当',
  bubbling: 'bubbling, simmering, 咕嘟, 冒泡',
  bees: 'buzzing, humming bees, 嗡嗡, 嗡嗡声',
  breaking: 'breaking glass, shattering, shattered glass, 破碎声, 玻璃破碎',
}

export const SILENCE_WORDS =
  'silent video, no sound, without sound, no audio, muted, mute, 无声, 静音, 没有声音, 不要声音'
