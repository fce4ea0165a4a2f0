import type { PlaceLook } from '../shot-list.ts'

/** How a place is before and after. */
export type Turn = { from: PlaceLook; to: PlaceLook }

/**
 * What the sky, the sea, the year and the lamps of a place do, and how it looks before and after. English verbs are stems
 * (`roll in` is also `rolls in` and `rolling in`). In Chinese up to eight signs may stand between who and what, or only
 * words for how where it is `close`.
 */
type TurnRow = Turn & {
  who?: string
  does?: string
  zh?: readonly (readonly [who: string, does: string, how?: 'close'])[]
}

const FOG = 'fog, mist, mists, haze, smog, fog bank'
const ZH_FOG = '雾霭|云雾|雾气|晨雾|薄雾|浓雾|大雾|雾'
const STORMS = 'storm, thunderstorm, tempest, squall, hurricane, typhoon, storm front, thunderclouds, storm clouds'
const ZH_STORMS = '暴风雨|风暴|暴雨|雷雨|雷暴|台风'
const LAMPS =
  'lights, lamps, lanterns, street lights, streetlights, street lamps, streetlamps, lampposts, windows, neon signs, neon lights, neons, city lights, house lights, stage lights, fairy lights, christmas lights, string lights, candles, signs, shop signs'
const ZH_LAMPS =
  '一家一家的灯|一盏一?盏的?灯|一排一?排的?灯|所有的?灯|全城的灯|灯火|灯光|路灯|街灯|灯笼|霓虹灯?|窗户|窗口|万家灯火|城市|居民楼|大楼|高楼'
/** One lamp may be a thing; several are the place. */
const ONE_LAMP = '灯|台灯|吊灯|蜡烛|烛火'
const ONE_BY_ONE =
  '(?:一盏一?盏|一排一?排|一扇一?扇|一个一?个|一个接一个|一段一?段|一层一?层|依次|一盏接一盏|一扇接一扇|一排接一排|接连|次第|渐次|陆续|逐一|逐个|纷纷|全部?|都)地?'

/** `as spring arrives`, 春天来了. */
const SEASON_ROWS: readonly TurnRow[] = (
  [
    ['spring', '春天', 'winter', 'spring'],
    ['summer', '夏天', 'spring', 'summer'],
    ['autumn', '秋天', 'summer', 'autumn'],
    ['winter', '冬天', 'autumn', 'winter'],
  ] as const
).map(([name, zh, before, after]) => ({
  who: name,
  does: 'arrive, come, set in, return',
  zh: [[zh, '来了|到了|来临|降临', 'close']],
  from: { season: before },
  to: { season: after },
}))

export const TURN_ROWS: readonly TurnRow[] = [
  {
    who: FOG,
    does: 'lift, clear, burn off, burn away, dissipate, disperse, thin, thin out, fade, fade away, part, roll back, roll away, roll out, melt away, retreat, drift away, dissolve, rise from, rise off',
    zh: [[ZH_FOG, '散去|散开|散尽|散了|消散|退去|褪去|渐散|散']],
    from: { weather: 'fog' },
    to: { weather: 'clear' },
  },
  {
    who: FOG,
    does: 'roll in, roll over, roll down, roll across, roll through, creep in, creep over, creep across, creep up, drift in, descend, settle over, settle on, gather, thicken, move in, come in, come down, close in, swallow, engulf, envelop, spread',
    zh: [[ZH_FOG, '涌来|涌进来?|漫过来?|漫上来|弥漫开来|渐起|吞没']],
    from: { weather: 'clear' },
    to: { weather: 'fog' },
  },
  {
    who: 'rain, downpour, drizzle, shower, rainfall',
    does: 'stop, end, ease, ease off, let up, clear, clear up, cease, pass',
    zh: [['大雨|雨水|阵雨|暴雨|小雨|雨', '停了|停下来?|停歇|渐停|歇了|过天晴|停', 'close']],
    from: { weather: 'rain' },
    to: { weather: 'clear' },
  },
  {
    who: 'rain, downpour, drizzle, shower, first drops',
    does: 'start falling, start to fall, begin falling, begin to fall, start, begin, set in, come down, move in, sweep in',
    zh: [
      ['天空?|突然|忽然|开始|渐渐|天上', '下起了?(?:大|小|细|倾盆大|瓢泼大)?雨来?|下(?:大|小)?雨了?', 'close'],
      ['下', '起了?(?:大|小|细|倾盆大|瓢泼大)?雨来?', 'close'],
      ['雨', '开始落下|落下来|下了起来|下起来了?', 'close'],
    ],
    from: { weather: 'cloudy' },
    to: { weather: 'rain' },
  },
  {
    who: 'it',
    does: 'start to rain, begin to rain, start raining, begin raining',
    from: { weather: 'cloudy' },
    to: { weather: 'rain' },
  },
  {
    who: STORMS,
    does: 'come in, come, come up, roll in, roll over, roll across, approach, gather, build, build up, break, break out, arrive, brew, move in, move over, close in, hit, sweep in, sweep over, sweep across, draw near',
    zh: [[ZH_STORMS, '来临|将至|来袭|逼近|就?要来了?|来了|临近|骤至|降临|袭来', 'close']],
    from: { weather: 'cloudy' },
    to: { weather: 'storm' },
  },
  {
    who: STORMS,
    does: 'pass, clear, subside, die down, end, move on, move away, blow over, abate',
    zh: [[ZH_STORMS, '过去了?|过后|平息|停了|停歇|散去', 'close']],
    from: { weather: 'storm' },
    to: { weather: 'clear' },
  },
  {
    who: 'dark clouds, black clouds, heavy clouds, angry clouds, thunderheads',
    does: 'gather, build, build up, roll in, roll over, move in, close in, mass, cover the sky, approach, sweep in',
    zh: [['乌云|黑云|阴云|积雨云', '压城|压境|压顶|压下来|压过来|聚集|涌来|翻滚而来|滚滚而来', 'close']],
    from: { weather: 'clear' },
    to: { weather: 'storm' },
  },
  {
    who: 'sky, skies',
    does: 'darken, go dark, grow dark, go black',
    from: { weather: 'cloudy' },
    to: { weather: 'storm' },
  },
  {
    who: 'clouds, sky, skies',
    does: 'part, clear, clear up, break up, break open, break apart, open, open up, drift apart, disperse',
    zh: [
      ['云层|云朵|乌云|云', '散开|散去|裂开|散了|拨开', 'close'],
      ['天空?|天色|天气', '放晴了?|转晴了?', 'close'],
    ],
    from: { weather: 'cloudy' },
    to: { weather: 'clear' },
  },
  {
    who: 'clouds',
    does: 'gather, build up, roll in, move in, close in, cover the sky, thicken',
    zh: [['天空?', '阴了?下来|转阴', 'close']],
    from: { weather: 'clear' },
    to: { weather: 'cloudy' },
  },
  {
    who: 'snow, first snow, blizzard, snowstorm, snowflakes',
    does: 'start falling, start to fall, begin falling, begin to fall, start, begin, set in, settle on, settle over, cover, blanket, bury, pile up on, roll in, sweep in, move in',
    zh: [
      ['天空?|突然|忽然|开始|渐渐|天上', '下起了?(?:大|小|鹅毛大)?雪来?|飘起了?雪花?|下(?:大|小)?雪了?', 'close'],
      ['[下飘]', '起了?(?:大|小|鹅毛大)?雪花?来?', 'close'],
      ['大雪|初雪|白雪|雪花|雪', '盖住了?|覆盖了?|落满了?|铺满了?|堆满了?|盖满了?|开始落下', 'close'],
    ],
    from: { weather: 'cloudy', season: 'autumn' },
    to: { weather: 'snow', season: 'winter' },
  },
  {
    who: 'it',
    does: 'start to snow, begin to snow, start snowing, begin snowing',
    from: { weather: 'cloudy', season: 'autumn' },
    to: { weather: 'snow', season: 'winter' },
  },
  {
    who: 'snow, ice, frozen river, frozen lake, river, lake',
    does: 'melt, melt away, thaw, thaw out',
    zh: [['冰雪|积雪|白雪|雪', '融化|消融|化开|化了', 'close']],
    from: { season: 'winter' },
    to: { season: 'spring' },
  },
  ...SEASON_ROWS,
  {
    who: 'leaves, trees, forest, woods, hills, hillside, maples, foliage',
    does: 'turn red, turn gold, turn golden, turn yellow, turn orange, turn to gold, change colour, change color, change colours, change colors',
    zh: [['树叶|枫叶|叶子|山林|树林|森林|漫山', '变黄|变红|变成红色|变成金黄色?|染红|泛黄|转红']],
    from: { season: 'summer' },
    to: { season: 'autumn' },
  },
  {
    who: 'fields, field, wheat, rice, crops, barley, rice fields, wheat fields, rice terraces, terraces, rice terraces in bali, paddies, hills',
    does: 'turn from green to gold, go from green to gold, change from green to gold, turn from green to golden, turn gold, turn golden, turn yellow, ripen',
    zh: [['稻田|麦田|田野|稻子|麦子|梯田|庄稼', '(?:从绿色?)?变成?金黄色?|变黄|成熟|黄了']],
    from: { season: 'summer' },
    to: { season: 'autumn' },
  },
  {
    who: 'daylight, sunlight, afternoon light, evening light, light',
    does: 'fade, fade away, fade into evening, fade into night, fade into darkness, fade to dusk',
    zh: [['阳光|日光|天光', '暗下去|暗下来|褪去|消失|隐去']],
    from: { time: 'afternoon' },
    to: { time: 'dusk' },
  },
  {
    who: 'lake, water, lake water, lagoon, sea, salt lake',
    does: 'turn pink, turn gold, turn golden, turn orange, turn from blue to pink, go pink, blush pink, turn red, turn to gold',
    zh: [
      [
        '湖水|湖面|水面|海水|海面|江面',
        '由蓝变粉|由蓝变红|变粉|变成粉红?色|变成了?金色|变成了?橙色|染红|泛红|由蓝变金',
      ],
    ],
    from: { time: 'afternoon' },
    to: { time: 'sunset' },
  },
  {
    who: 'shadows',
    does: 'lengthen, grow longer, grow long, get longer',
    zh: [['影子', '拉长|越来越长', 'close']],
    from: { time: 'afternoon' },
    to: { time: 'sunset' },
  },
  {
    who: 'stars, first stars',
    does: 'come out, appear, emerge',
    zh: [['星星|繁星|星光', '出来了?|亮起来?|升起|出现|浮现', 'close']],
    from: { time: 'dusk' },
    to: { time: 'night' },
  },
  {
    who: 'sun',
    does: 'set, go down, sink, dip, drop, disappear below, disappear into the sea, slip behind the, slip below, slide behind the, slide below',
    zh: [['太阳|夕阳|红日|落日|残阳', '落下|落山|西沉|下山|沉入|沉下|落入|落到|沉没|隐没|落']],
    from: { time: 'sunset' },
    to: { time: 'night' },
  },
  {
    who: 'sun',
    does: 'rise, come up, climb over, climb above, peek over, peek above, appear over, appear above, break over',
    zh: [['太阳|朝阳|旭日|红日', '升起|升上|跃出|探出|冒出|爬上|跳出|初升|东升']],
    from: { time: 'night' },
    to: { time: 'dawn' },
  },
  {
    who: 'first light, first rays, first sunlight',
    does: 'creep over, creep across, touch, spill over, spill across, break over, fall on, reach, hit',
    zh: [['第一缕阳光|第一缕光|曙光|晨曦', '照进来?|照亮|洒满|洒在|洒进|照在|升起|初现']],
    from: { time: 'night' },
    to: { time: 'dawn' },
  },
  {
    who: 'night, dusk, darkness, twilight, evening',
    does: 'fall, descend, come, come down, settle over, settle, arrive, close in, deepen',
    zh: [
      ['夜幕|夜色|黑夜|暮色', '降临|落下|垂下|渐浓|笼罩|四合', 'close'],
      ['天色?', '暗了?下来|黑了?下来|暗下去|黑了|渐暗|渐黑', 'close'],
    ],
    from: { time: 'sunset' },
    to: { time: 'night' },
  },
  {
    who: 'day, dawn, morning, daylight',
    does: 'break, come, arrive',
    zh: [['天色?|天边|东方', '亮了?起来|亮了|渐亮|破晓|泛白|泛起了?鱼肚白', 'close']],
    from: { time: 'night' },
    to: { time: 'dawn' },
  },
  {
    who: LAMPS,
    does: 'light up, come on, go on, switch on, turn on, flicker on, blink on, click on, flick on, pop on, flicker to life, come to life, start to glow, begin to glow, start glowing, begin glowing, start to shine, begin to shine, glow one by one, lit one by one, lit one after another, come up',
    zh: [
      [ZH_LAMPS, `(?:${ONE_BY_ONE})?(?:亮起来?|亮起了|点亮了?|亮了起来|亮了|闪亮起来)`],
      [ONE_LAMP, `${ONE_BY_ONE}(?:亮起来?|亮起了|点亮了?|亮了起来|亮了)`, 'close'],
      [
        '家家户户|户户|摊位|店铺|屋里|村里|镇上|街上|窗里|楼里',
        `(?:${ONE_BY_ONE})?(?:亮起了?灯光?|点起了?灯|亮了灯|亮灯)`,
      ],
      ['华灯', '初上', 'close'],
    ],
    from: { lights: 'off' },
    to: { lights: 'on' },
  },
  {
    who: 'city, town, village, skyline, street, harbour, harbor, square, houses, buildings, tower blocks, ferris wheel, carousel, amusement park, bridge, stadium, castle',
    does: 'light up, start to glow, begin to glow, start glowing, begin glowing',
    from: { lights: 'off' },
    to: { lights: 'on' },
  },
  {
    who: LAMPS,
    does: 'go out, go off, switch off, turn off, flicker out, blink out, click off, die out, go dark, dim, fade out',
    zh: [
      [ZH_LAMPS, `(?:${ONE_BY_ONE})?(?:熄灭了?|灭了|全灭|关掉|熄了|关了|暗下去|暗下来|暗了)`],
      [ONE_LAMP, `${ONE_BY_ONE}(?:熄灭了?|灭了?|关掉|熄了|关了|暗下去)`, 'close'],
    ],
    from: { lights: 'on' },
    to: { lights: 'off' },
  },
  {
    who: 'tide',
    does: 'come in, rise, roll in, creep up, creep in, flow in, flood in, wash in, climb',
    zh: [
      ['潮水|海水|潮|海浪', '涨上来|涨了上来|上涨|涨起来|漫上来|涌上来|涨', 'close'],
      ['涨', '潮', 'close'],
    ],
    from: { tide: 'low' },
    to: { tide: 'high' },
  },
  {
    who: 'tide',
    does: 'go out, recede, retreat, ebb, ebb away, fall, pull back, draw back',
    zh: [
      ['潮水|海水|潮', '退去|退下去|退了|退潮|退', 'close'],
      ['退', '潮', 'close'],
    ],
    from: { tide: 'high' },
    to: { tide: 'low' },
  },
]

/** `through all four seasons`, 四季更替. */
export const ALL_SEASONS =
  /\b(?:(?:through|over|across|in|during)\s+)?(?:all\s+)?(?:the\s+)?four\s+seasons\b|\b(?:the\s+)?seasons\s+(?:change|changing|turn|turning|pass|passing|cycle|cycling|shift|go by)\b|(?:一年)?四季(?:更替|变换|变化|轮回|流转|交替|轮转|变迁)?|春夏秋冬/giu
