import type { EffectRow } from '../effect-kind.ts'
import { blast, series } from '../makers/blast.ts'
import { happens, HALL, NEAR, OUTSIDE, ROOM, goesOn } from '../makers/place.ts'
import { hiss } from '../makers/motors.ts'
import { rub } from '../makers/rubbing.ts'
import { rattle } from '../makers/struck.ts'
import { bubbling, stream } from '../makers/water.ts'

/** Water, fire and weather as events. */
export const WATERS: readonly EffectRow[] = [
  [
    'water-drop',
    'water drop, drip, dripping, drop water, 水滴, 滴水, 滴答水声',
    happens(bubbling({ seconds: 0.06, rate: [30, 30], hertz: [900, 1_700] }), {
      lufs: -26,
      rest: [0.4, 1],
      room: HALL,
    }),
  ],
  [
    'splash',
    'splash, water splash, jump water, dive, plunge, 水花, 溅水, 跳水, 扑通',
    happens(
      series([
        [
          0,
          1,
          blast({ seconds: 0.4, decay: 0.06, attack: 0.004, bright: 3_800, dull: 500, thump: [140, 70, 0.06, 0.7] }),
        ],
        [
          0.03,
          0.9,
          bubbling({ seconds: 1, rate: [140, 12], hertz: [400, 2_600], rush: [0.5, 900, 5_000], loud: [1, 0.3, 0] }),
        ],
      ]),
      { lufs: -20, room: OUTSIDE },
    ),
  ],
  [
    'pouring',
    'pour, pour water, fill glass, pour drink, 倒水, 倒酒, 注水',
    happens(
      bubbling({
        seconds: 2.4,
        rate: [60, 90],
        hertz: [420, 1_600],
        rush: [0.25, 1_200, 6_000],
        loud: [0.3, 1, 1, 0.4],
      }),
      { lufs: -25, room: NEAR, rest: [0.6, 1.2] },
    ),
  ],
  [
    'tap',
    'tap water, faucet, sink, running water, water run, 水龙头, 自来水, 洗手',
    goesOn(stream({ rate: 130, hertz: [1_300, 2_600], rush: [0.35, 2_400, 9_000] }), { lufs: -24, room: ROOM }),
  ],
  [
    'shower',
    'shower, sprinkler, 淋浴, 洗澡, 花洒, 喷头',
    goesOn(stream({ rate: 260, hertz: [1_800, 5_200], rush: [0.7, 1_500, 12_000] }), { lufs: -22, room: ROOM }),
  ],
  [
    'toilet-flush',
    'toilet, flush, toilet flush, 马桶, 冲水, 冲厕所',
    happens(
      bubbling({
        seconds: 3.2,
        rate: [30, 120, 60, 25],
        hertz: [180, 900],
        rush: [0.9, 250, 3_500],
        loud: [0.2, 1, 0.9, 0.4, 0.1],
      }),
      { lufs: -21, room: ROOM },
    ),
  ],
  [
    'fountain',
    'fountain, 喷泉, 泉水',
    goesOn(stream({ rate: 150, hertz: [420, 1_500], rush: [0.16, 500, 3_000] }), { lufs: -24, room: OUTSIDE }),
  ],
  [
    'bubbles',
    'bubble, bubbles, blow bubble, aquarium, 气泡, 泡泡, 鱼缸',
    happens(bubbling({ seconds: 1.6, rate: [14, 22], hertz: [380, 1_300] }), { lufs: -25, rest: [0.1, 0.4] }),
  ],
  [
    'soda',
    'soda, fizz, open can, beer open, soda can, champagne, 汽水, 易拉罐, 开啤酒, 气泡水',
    happens(
      series([
        [0, 1, blast({ seconds: 0.1, decay: 0.01, bright: 9_000, dull: 2_500, above: 900 })],
        [0.05, 0.7, rub({ seconds: 1.6, band: [9_000, 6_500], sharp: 0.8, loud: [1, 0.35, 0.1, 0] })],
      ]),
      { lufs: -23, room: NEAR },
    ),
  ],
  [
    'cork',
    'cork, cork pop, pop cork, champagne pop, wine open, 软木塞, 开香槟, 开红酒',
    happens(
      series([
        [0, 1, blast({ seconds: 0.2, decay: 0.014, bright: 3_000, dull: 700, thump: [390, 300, 0.03, 1.2] })],
        [0.12, 0.25, rub({ seconds: 0.8, band: [7_500, 5_500], loud: [1, 0.3, 0] })],
      ]),
      { lufs: -21 },
    ),
  ],
  [
    'ice',
    'ice, ice cube, ice crack, 冰块, 冰裂',
    happens(
      rattle({
        body: { hertz: 2_700, ring: 'glass', lasts: 0.03, click: 0.4, clickHertz: 5_200 },
        seconds: 0.5,
        rate: [16, 8],
        swell: 'falls',
        vary: 0.35,
      }),
      { lufs: -24, room: NEAR, rest: [0.6, 1.4] },
    ),
  ],
  [
    'sizzle',
    'sizzle, fry, frying, grill, bacon, barbecue, 滋滋, 煎, 油炸, 烧烤',
    goesOn(
      hiss({
        bands: [
          [4_200, 0.8, 0.25],
          [9_500, 1.2, 0.2],
        ],
        swell: [0.2, 1.5],
        cracks: [130, 4_200, 3],
      }),
      { lufs: -24 },
    ),
  ],
  [
    'steam',
    'steam, steam hiss, kettle, gas leak, pressure, 蒸汽, 水壶, 漏气',
    goesOn(hiss({ bands: [[7_200, 2.5, 1.2]], swell: [0.35, 0.5] }), { lufs: -23 }),
  ],
  [
    'match',
    'match, lighter, strike match, light match, ignite, 火柴, 打火机, 点燃',
    happens(
      series([
        [0, 0.9, rub({ seconds: 0.25, band: [3_500, 6_000], loud: [0, 1] })],
        [0.24, 1, rub({ seconds: 0.9, band: [2_600, 1_100], sharp: 0.7, loud: [1, 0.4, 0.2, 0] })],
      ]),
      { lufs: -24, room: NEAR },
    ),
  ],
  [
    'fire-whoosh',
    'fireball, flame burst, flamethrower, fire whoosh, 火球, 喷火',
    happens(rub({ seconds: 1.2, band: [180, 900, 320], sharp: 0.6, loud: [0, 1, 0.7, 0] }), { lufs: -18 }),
  ],
  [
    'thunderclap',
    'thunderclap, lightning strike, thunder crack, 霹雳, 雷劈, 炸雷',
    happens(
      series([
        [0, 1, blast({ seconds: 0.5, decay: 0.05, bright: 9_000, dull: 900 })],
        [0.06, 1, blast({ seconds: 3.2, decay: 0.9, attack: 0.05, bright: 600, dull: 60, thump: [60, 28, 0.6, 0.8] })],
      ]),
      { lufs: -15, rest: [3, 6], room: OUTSIDE },
    ),
  ],
  [
    'hail',
    'hail, hailstone, 冰雹',
    goesOn(hiss({ bands: [[3_000, 0.5, 0.15]], swell: [0.2, 0.8], cracks: [120, 2_200, 2.4] }), { lufs: -22 }),
  ],
  [
    'sandstorm',
    'sandstorm, blizzard, snowstorm, storm wind, 沙尘暴, 暴风雪, 风暴',
    goesOn(
      hiss({
        bands: [
          [420, 3, 1.4],
          [950, 4, 0.9],
          [5_000, 0.7, 0.5],
        ],
        swell: [0.6, 0.9],
      }),
      { lufs: -19 },
    ),
  ],
  [
    'earthquake',
    'earthquake, rumble, quake, 地震, 隆隆, 轰鸣',
    goesOn(
      hiss({
        bands: [
          [36, 2.5, 9],
          [75, 2, 3],
        ],
        swell: [0.5, 2.4],
        cracks: [12, 260, 1.5],
      }),
      { lufs: -17 },
    ),
  ],
]
